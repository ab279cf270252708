"""Photos in catalogues that claim more than anybody has memory or time for, or that never end."""

import os
import pathlib
import struct

from .target import Target, attack
from .waiting import TERABYTE

# So much memory a process of tests may have, in KB, and so many seconds of the processor.
MEMORY = "ulimit -v 3000000"
SECONDS = "ulimit -S -t 60"


def segment(marker: int, content: bytes) -> bytes:
    return struct.pack(">BBH", 0xFF, marker, len(content) + 2) + content


def frame(marker: int, width: int, height: int) -> bytes:
    """The beginning of a gray picture, up to its frame: factors of 1."""
    header = struct.pack(">BHHBBBB", 8, height, width, 1, 1, 0x11, 0)
    return b"\xff\xd8" + segment(0xDB, b"\0" + b"\1" * 64) + segment(marker, header)


def codes(kind: int, value: int) -> bytes:
    """A table with one code, the bit 0."""
    return segment(0xC4, bytes([kind, 1]) + bytes(15) + bytes([value]))


def scan(first: int, last: int, data: bytes, kind: int = 0) -> bytes:
    return segment(0xDA, bytes([1, 1, kind, first, last, 0])) + data.replace(b"\xff", b"\xff\0")


def claims() -> bytes:
    """A small file of 4,295 million pixels."""
    return frame(0xC0, 65535, 65535) + codes(0, 0) + codes(0x10, 0) + scan(0, 63, bytes(64)) + b"\xff\xd9"


def passes() -> bytes:
    """A file of 5 MB that goes over a million blocks 60,000 times: each scan says that runs of 32,767 blocks are empty."""
    averages = codes(0, 0) + scan(0, 0, bytes((1024 * 1024) // 8))
    bits = ("0" + "1" * 14) * 33
    run = int(bits.ljust((len(bits) + 7) // 8 * 8, "1"), 2).to_bytes((len(bits) + 7) // 8, "big")
    return frame(0xC2, 8192, 8192) + averages + codes(0x10, 0xE0) + scan(1, 63, run) * 60_000 + b"\xff\xd9"


def photo(target: Target) -> pathlib.Path:
    """Where the package's catalogue has a photo."""
    folder = target.package / "Photos.xcassets/Photo.imageset"
    folder.mkdir(parents=True)
    (folder / "Contents.json").write_text('{"images": [{"filename": "photo.jpg", "idiom": "universal", "scale": "1x"}]}')
    return folder / "photo.jpg"


def withstood(target: Target, pipe: pathlib.Path | None = None) -> bool:
    answer = target.test("photo", limit=f"{MEMORY}; {SECONDS}", pipe=pipe, LAYOUT_SNAPSHOT_RECORD="all")
    # The cause has to be named, too.
    return not answer.hangs and not answer.crashed and "photo.jpg" in answer.text


for title, content in [("a photo claims 4,295 million pixels", claims), ("a photo goes over its blocks 60,000 times", passes)]:
    @attack(title)
    def _(target: Target, content=content) -> bool:
        photo(target).write_bytes(content())
        return not withstood(target)


@attack("a photo is a pipe")
def pipe(target: Target) -> bool:
    os.mkfifo(path := photo(target))
    return not withstood(target, path)


@attack("a photo is a terabyte")
def terabyte(target: Target) -> bool:
    with open(photo(target), "wb") as file:
        os.truncate(file.fileno(), TERABYTE)
    return not withstood(target)


@attack("a photo is a link to what never ends")
def link(target: Target) -> bool:
    photo(target).symlink_to("/dev/zero")
    return not withstood(target)
