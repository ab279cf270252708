"""Constraints that lead the engine to answers that are wrong without a word, or to none."""

from .target import Target, attack

for title, test in [
    ("required rows are broken without a word", "dense"),
    ("long chains of required rows are broken without a word", "chain"),
    ("wishes with priorities of their own hold the engine up", "priorities"),
    ("a contradictory tree holds the engine up", "contradiction"),
]:
    @attack(title)
    def _(target: Target, test=test) -> bool:
        answer = target.test(test)
        return answer.hangs or answer.code != 0
