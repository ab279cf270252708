"""Picture files whose headers claim more than anybody has memory or time for."""

import struct
import zlib

from .target import SUITE, Target, attack, png_of
from .waiting import reference

# So much memory a program may have, in KB; half of it is what a Swift program maps before it does anything.
MEMORY = "ulimit -v 1500000"

BOMBS = {
    "2500 million pixels": (50_000, 50_000, 0),
    "a row of 67 million pixels": (67_000_000, 1, 0),
    "67 million rows": (1, 67_000_000, 0),
    "67 million pixels in passes": (8192, 8192, 1),
}


def bomb(width: int, height: int, interlaced: int) -> bytes:
    """A file of 64 KB whose data inflates to 64 MB."""
    return png_of(struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, interlaced), zlib.compress(bytes(64 << 20), 9))


def register(what: str, file: bytes) -> None:
    @attack(f"check decodes {what}")
    def _(target: Target) -> bool:
        reference(target).with_suffix(".png").write_bytes(file)
        answer = target.call("check", limit=MEMORY)
        return answer.hangs or answer.crashed or "/text.png" not in answer.text

    @attack(f"accept decodes {what}")
    def _(target: Target) -> bool:
        target.plant(f"package:Snapshots/{SUITE}/text.png", target.evidence(file, "png"), kind="picture")
        answer = target.call("accept", limit=MEMORY)
        return answer.hangs or answer.crashed or "/text.actual.png" not in answer.text


for name, size in BOMBS.items():
    register(name, bomb(*size))
