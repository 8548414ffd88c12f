"""5,000 questions of each kind, answered again by the slow twin: ``python -m tests.bench.exercises``.

Prints for each kind how many were made, how many are alike, the processor's time to make one, and all that is wrong.
"""

import argparse
import json
import sys
import time
from collections import Counter

from tests.coach.exercises.twin import wrong_with
from trainer.coach.exercises import ExerciseKind, Level, make_question


def main() -> int:
    """Make and answer them; 1 if anything is wrong."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kind", choices=[kind.value for kind in ExerciseKind], action="append")
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    kinds = [ExerciseKind(kind) for kind in options.kind or ExerciseKind]
    return int(sum(_check(kind, options.count, options.seed) for kind in kinds) > 0)


def _check(kind: ExerciseKind, count: int, first: int) -> bool:
    """Whether something is wrong with the questions of a kind; the three levels take turns."""
    seconds, texts, rights = [], Counter[str](), Counter[str]()
    wrong = False
    for seed in range(first, first + count):
        start = time.process_time()
        data = make_question(kind, seed, level=Level(1 + seed % 3)).to_data()
        seconds.append(time.process_time() - start)
        question = json.loads(json.dumps(data))
        texts[json.dumps({**data, "seed": 0})] += 1
        rights[str(data["right"]) if not isinstance(data["right"], list) else str(len(data["right"]))] += 1
        for fault in wrong_with(question):
            wrong = True
            sys.stdout.write(f"{kind.value} {seed}: {fault}\n{json.dumps(data)}\n")
    seconds.sort()
    median, late = seconds[count // 2] * 1000, seconds[int(count * 0.95)] * 1000
    common = ", ".join(f"{right} × {n}" for right, n in rights.most_common(4))
    sys.stdout.write(
        f"{kind.value}: {count} made, {count - len(texts)} alike, median {median:.1f} ms, p95 {late:.1f} ms"
    )
    sys.stdout.write(f"; right: {common}\n")
    sys.stdout.flush()
    return wrong


if __name__ == "__main__":
    sys.exit(main())
