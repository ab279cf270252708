"""What fuzzers begin with, beside what is kept in the repository: files of the package, and of others where they are."""

import base64
import os
import pathlib
import re
import shutil
import struct

# Long seeds make a fuzzer slow.
LONGEST = 16_000


def write(target: str, folder: pathlib.Path, root: pathlib.Path, others: bool) -> None:
    corpus = pathlib.Path(os.environ.get("LAYOUT_SNAPSHOT_CORPUS", root.parent / "shared/corpus"))
    if target == "font":
        fonts(folder, root / "Sources/LayoutSnapshotTypeset/Generated")
        return
    places = {"png": [root / "Snapshots"], "layout": [root / "Snapshots"], "document": [root / "Fixtures/InterfaceBuilder"],
              "jpeg": [root / "Fixtures/Pictures"],
              "sources": [root / "Fixtures/Projects"]}
    # Files that others wrote lead to what is rare at once.
    foreign = {"png": [corpus / "pngsuite"], "document": [corpus / "interface-builder/documents"]} if others else {}
    endings = {"png": [".png"], "jpeg": [".jpg"], "layout": [".json"], "document": [".xib", ".storyboard"], "sources": [".swift"]}.get(target, [])
    for place in places.get(target, []) + foreign.get(target, []):
        found = sorted(path for path in place.rglob("*") if path.suffix in endings and path.stat().st_size < LONGEST)
        for number, path in enumerate(found[:300]):
            shutil.copy(path, folder / f"{place.name}-{number}{path.suffix}")


def fonts(folder: pathlib.Path, generated: pathlib.Path) -> None:
    """The embedded fonts, and small ones made of their tables, which reach every table within seconds."""
    for source in sorted(generated.glob("Snapshot*Regular.swift")):
        data = base64.b64decode(re.search(r'"""\n(.*?)"""', source.read_text(), re.S).group(1))
        (folder / f"{source.stem}.ttf").write_bytes(data)
        (folder / f"{source.stem}-small.ttf").write_bytes(small(data))
        (folder / f"{source.stem}-legacy.ttf").write_bytes(small(data, legacy_kerning=True))


def small(data: bytes, glyphs: int = 12, legacy_kerning: bool = False) -> bytes:
    """The same font with its first glyphs only: short inputs are what a fuzzer explores quickly."""
    tables = {}
    for index in range(struct.unpack(">H", data[4:6])[0]):
        tag, _, offset, length = struct.unpack(">4sLLL", data[12 + 16 * index:28 + 16 * index])
        tables[tag] = data[offset:offset + length]
    long_offsets = struct.unpack(">H", tables[b"head"][50:52])[0]
    size = 4 if long_offsets else 2
    last = int.from_bytes(tables[b"loca"][size * glyphs:size * (glyphs + 1)], "big") * (1 if long_offsets else 2)
    tables[b"loca"] = tables[b"loca"][:size * (glyphs + 1)]
    tables[b"glyf"] = tables[b"glyf"][:last]
    tables[b"maxp"] = tables[b"maxp"][:4] + struct.pack(">H", glyphs) + tables[b"maxp"][6:]
    tables[b"hhea"] = tables[b"hhea"][:34] + struct.pack(">H", glyphs)
    tables[b"hmtx"] = tables[b"hmtx"][:4 * glyphs]
    group = struct.pack(">LLL", 0x41, 0x41 + glyphs - 2, 1)
    tables[b"cmap"] = struct.pack(">HHHHLHHLLL", 0, 1, 3, 10, 12, 12, 0, 28, 0, 1) + group
    for tag in (b"OS/2", b"post", b"dspA"):
        tables.pop(tag, None)
    if legacy_kerning:
        tables.pop(b"GPOS", None)
        pairs = struct.pack(">HHhHHh", 1, 2, -40, 2, 3, 12)
        tables[b"kern"] = struct.pack(">HHHHHHHHH", 0, 1, 0, 14 + len(pairs), 1, 2, 0, 0, 0) + pairs
    directory, body = b"", b""
    for tag, table in tables.items():
        directory += struct.pack(">4sLLL", tag, 0, 12 + 16 * len(tables) + len(body), len(table))
        body += table
    return b"\0\1\0\0" + struct.pack(">H", len(tables)) + bytes(6) + directory + body
