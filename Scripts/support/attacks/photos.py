"""Pictures in catalogues that claim more than anybody has memory or time for, or that never end."""

import os
import pathlib
import struct
import zlib

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


def laughs() -> bytes:
    """An SVG of entities that each stand for ten others: 10 to the 12th letters."""
    names = "abcdefghijkl"
    entities = "".join(f'<!ENTITY {name} "{f"&{inner};" * 10}">' for name, inner in zip(names, names[1:]))
    return (f'<!DOCTYPE svg [{entities}<!ENTITY l "fill:red;">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">'
            '<rect width="9" height="9" style="&a;"/></svg>').encode()


def uses() -> bytes:
    """An SVG of groups that each show another one ten times: 10 to the 12th squares."""
    groups = "".join(f'<g id="g{number}">{f"""<use href="#g{number + 1}"/>""" * 10}</g>' for number in range(12))
    return (f'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs>{groups}<rect id="g12" width="9" height="9"/></defs>'
            '<use href="#g0"/></svg>').encode()


def flood() -> bytes:
    """A PDF of 4 MB whose page expands to 4 GB."""
    packer = zlib.compressobj(9)
    # A part that says nothing of those before it can be repeated.
    head = packer.compress(bytes(1)) + packer.flush(zlib.Z_FULL_FLUSH)
    part = packer.compress(b" " * (64 << 20)) + packer.flush(zlib.Z_FULL_FLUSH)
    page = head + part * 64 + packer.flush()
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[0 0 9 9]>>",
               b"<</Type/Page/Parent 2 0 R/Contents 4 0 R>>",
               b"<</Filter/FlateDecode/Length %d>>stream\n%s\nendstream" % (len(page), page)]
    body = b"".join(b"%d 0 obj%s endobj\n" % (number, text) for number, text in enumerate(objects, 1))
    return b"%PDF-1.4\n" + body + b"trailer<</Root 1 0 R>>"


def photo(target: Target, name: str = "photo.jpg") -> pathlib.Path:
    """Where the package's catalogue has a picture."""
    folder = target.package / "Photos.xcassets/Photo.imageset"
    folder.mkdir(parents=True)
    (folder / "Contents.json").write_text('{"images": [{"filename": "%s", "idiom": "universal", "scale": "1x"}]}' % name)
    return folder / name


def withstood(target: Target, name: str = "photo.jpg", pipe: pathlib.Path | None = None) -> bool:
    answer = target.test("photo", limit=f"{MEMORY}; {SECONDS}", pipe=pipe, LAYOUT_SNAPSHOT_RECORD="all")
    # The cause has to be named, too.
    return not answer.hangs and not answer.crashed and name in answer.text


for title, name, content in [
    ("a photo claims 4,295 million pixels", "photo.jpg", claims),
    ("a photo goes over its blocks 60,000 times", "photo.jpg", passes),
    ("the entities of an SVG stand for each other", "photo.svg", laughs),
    ("the groups of an SVG show each other", "photo.svg", uses),
    ("the page of a PDF expands to 4 GB", "photo.pdf", flood),
]:
    @attack(title)
    def _(target: Target, name=name, content=content) -> bool:
        photo(target, name).write_bytes(content())
        return not withstood(target, name)


@attack("a photo is a pipe")
def pipe(target: Target) -> bool:
    os.mkfifo(path := photo(target))
    return not withstood(target, pipe=path)


@attack("a photo is a terabyte")
def terabyte(target: Target) -> bool:
    with open(photo(target), "wb") as file:
        os.truncate(file.fileno(), TERABYTE)
    return not withstood(target)


@attack("a photo is a link to what never ends")
def link(target: Target) -> bool:
    photo(target).symlink_to("/dev/zero")
    return not withstood(target)
