"""What is in force at the table, as far as the pages of the book speak of it."""

from dataclasses import dataclass

from trainer.rules import ValueSet


@dataclass(frozen=True, slots=True)
class InForce:
    """The value set, and whether the prevailing wind counts from the next deal on."""

    values: ValueSet
    prevailing: bool = False
