"""Labels of Interface Builder documents whose saved width is the width of their text."""
import csv
import dataclasses
import pathlib
import xml.etree.ElementTree as ET

HORIZONTAL = {"leading", "trailing", "left", "right", "centerX", "leadingMargin", "trailingMargin",
              "leftMargin", "rightMargin", "centerXWithinMargins"}
# Sizes of UIKit's text styles at the default content size, and whether their weight is semibold.
TEXT_STYLES = {
    "UICTFontTextStyleTitle0": (34, "regular"), "UICTFontTextStyleTitle1": (28, "regular"),
    "UICTFontTextStyleTitle2": (22, "regular"), "UICTFontTextStyleTitle3": (20, "regular"),
    "UICTFontTextStyleHeadline": (17, "semibold"), "UICTFontTextStyleBody": (17, "regular"),
    "UICTFontTextStyleCallout": (16, "regular"), "UICTFontTextStyleSubhead": (15, "regular"),
    "UICTFontTextStyleFootnote": (13, "regular"), "UICTFontTextStyleCaption1": (12, "regular"),
    "UICTFontTextStyleCaption2": (11, "regular"),
}


@dataclasses.dataclass
class Label:
    document: str
    author: str
    tools_version: int
    scale: int
    text: str
    size: float
    weight: str
    width: float
    height: float


def documents(corpus: pathlib.Path):
    """Rows of the corpus's index, copies of another document left out."""
    with open(corpus / "index.tsv", encoding="utf-8", newline="") as index:
        for row in csv.DictReader(index, delimiter="\t", quoting=csv.QUOTE_NONE):
            if not row["dup_of"]:
                yield row


def labels(corpus: pathlib.Path):
    for row in documents(corpus):
        try:
            root = ET.parse(corpus / "documents" / row["file"]).getroot()
        except ET.ParseError:
            continue
        yield from document_labels(root, row)


def document_labels(root: ET.Element, row: dict):
    widths, positions = horizontal_constraints(root)
    parents = {child: parent for parent in root.iter() for child in parent}
    for label in root.iter("label"):
        identity = label.get("id")
        if not is_intrinsic(label, identity, widths, positions, parents):
            continue
        font = system_font(label.find("fontDescription[@key='fontDescription']"))
        frame = label.find("rect[@key='frame']")
        text = label.get("text") or label.findtext("string[@key='text']")
        if font is None or frame is None or not text or "\n" in text or "\t" in text:
            continue
        yield Label(
            row["file"], row["owner/repo"].split("/")[0], int(row["toolsVersion"].split(".")[0] or 0), int(row["scale"] or 2),
            text, font[0], font[1], float(frame.get("width")), float(frame.get("height")))


def horizontal_constraints(root: ET.Element):
    """Identities with a width constraint, and per identity the horizontal attributes tied by equations.

    Inequalities do not count: a label that one of them squeezes is truncated, and that is rare.
    """
    widths, positions = set(), {}
    for owner in root.iter():
        for constraint in owner.findall("./constraints/constraint"):
            first = constraint.get("firstItem", owner.get("id"))
            for item, attribute in [(first, constraint.get("firstAttribute")),
                                    (constraint.get("secondItem"), constraint.get("secondAttribute"))]:
                if item is None:
                    continue
                if attribute == "width":
                    widths.add(item)
                elif attribute in HORIZONTAL and constraint.get("relation", "equal") == "equal":
                    positions.setdefault(item, set()).add(attribute)
    return widths, positions


def is_intrinsic(label, identity, widths, positions, parents) -> bool:
    """One horizontal tie, no width: nothing but the text can have decided the label's width."""
    if label.get("misplaced") or label.get("ambiguous") or label.get("fixedFrame"):
        return False
    if label.get("translatesAutoresizingMaskIntoConstraints") != "NO":
        return False
    if label.get("numberOfLines", "1") != "1" or label.get("adjustsFontSizeToFit") == "YES":
        return False
    if label.find("variation") is not None or label.find("attributedString") is not None:
        return False
    if identity in widths:
        return False
    container = parents.get(parents.get(label))
    if container is not None and container.tag == "stackView":
        # A vertical stack that does not fill places its labels sideways and leaves their widths alone.
        return (
            container.get("axis") == "vertical" and container.get("alignment", "fill") != "fill"
            and identity not in positions
        )
    return len(positions.get(identity, ())) == 1


def system_font(description):
    if description is None:
        return None
    if description.get("style"):
        return TEXT_STYLES.get(description.get("style"))
    kind = description.get("type")
    if kind not in ("system", "boldSystem"):
        return None
    weight = "bold" if kind == "boldSystem" else description.get("weight", "regular")
    return float(description.get("pointSize", 17)), weight
