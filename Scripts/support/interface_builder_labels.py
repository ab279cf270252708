"""Labels of Interface Builder documents whose saved width or height is that of their text."""
import csv
import dataclasses
import pathlib
import xml.etree.ElementTree as ET

HORIZONTAL = {"leading", "trailing", "left", "right", "centerX", "leadingMargin", "trailingMargin",
              "leftMargin", "rightMargin", "centerXWithinMargins"}
VERTICAL = {"top", "bottom", "centerY", "topMargin", "bottomMargin", "centerYWithinMargins", "firstBaseline",
            "baseline", "lastBaseline"}
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
    line_limit: int


def documents(corpus: pathlib.Path):
    """Rows of the corpus's index, copies of another document left out."""
    with open(corpus / "index.tsv", encoding="utf-8", newline="") as index:
        for row in csv.DictReader(index, delimiter="\t", quoting=csv.QUOTE_NONE):
            if not row["dup_of"]:
                yield row


def labels(corpus: pathlib.Path, multiline: bool = False):
    """Single-line labels as wide as their text, or multi-line ones as high as theirs."""
    for row in documents(corpus):
        try:
            root = ET.parse(corpus / "documents" / row["file"]).getroot()
        except ET.ParseError:
            continue
        yield from document_labels(root, row, multiline)


def document_labels(root: ET.Element, row: dict, multiline: bool):
    horizontal, vertical = ties(root, HORIZONTAL, "width"), ties(root, VERTICAL, "height")
    parents = {child: parent for parent in root.iter() for child in parent}
    for label in root.iter("label"):
        identity = label.get("id")
        limit = int(label.get("numberOfLines", "1"))
        if (limit != 1) != multiline or not is_plain(label):
            continue
        axis, dimension = ("horizontal", vertical) if multiline else ("vertical", horizontal)
        if not is_intrinsic(label, identity, *dimension, axis, parents):
            continue
        font = system_font(label.find("fontDescription[@key='fontDescription']"))
        frame = label.find("rect[@key='frame']")
        text = label.get("text") or label.findtext("string[@key='text']")
        if font is None or frame is None or not text or "\t" in text or ("\n" in text and not multiline):
            continue
        yield Label(
            row["file"], row["owner/repo"].split("/")[0], int(row["toolsVersion"].split(".")[0] or 0), int(row["scale"] or 2),
            text, font[0], font[1], float(frame.get("width")), float(frame.get("height")), limit)


def ties(root: ET.Element, positions: set[str], dimension: str):
    """Identities with a constraint on the dimension, and per identity the positions tied by equations.

    Inequalities do not count: a label that one of them squeezes is truncated, and that is rare.
    """
    sized, tied = set(), {}
    for owner in root.iter():
        for constraint in owner.findall("./constraints/constraint"):
            first = constraint.get("firstItem", owner.get("id"))
            for item, attribute in [(first, constraint.get("firstAttribute")),
                                    (constraint.get("secondItem"), constraint.get("secondAttribute"))]:
                if item is None:
                    continue
                if attribute == dimension:
                    sized.add(item)
                elif attribute in positions and constraint.get("relation", "equal") == "equal":
                    tied.setdefault(item, set()).add(attribute)
    return sized, tied


def is_plain(label) -> bool:
    """Whether the saved frame is what the engine computed for one plain text.

    Classes of the user's own may add padding or set another font, which the document does not tell.
    """
    return (
        not label.get("customClass")
        and not label.get("misplaced") and not label.get("ambiguous") and not label.get("fixedFrame")
        and label.get("translatesAutoresizingMaskIntoConstraints") == "NO"
        and label.get("adjustsFontSizeToFit") != "YES"
        and label.find("variation") is None and label.find("attributedString") is None
    )


def is_intrinsic(label, identity, sized, tied, stack_axis, parents) -> bool:
    """One tie along the dimension, no size: nothing but the text can have decided it.

    `stack_axis` is the axis of stacks that leave the dimension alone unless they fill across.
    """
    if identity in sized:
        return False
    container = parents.get(parents.get(label))
    if container is not None and container.tag == "stackView":
        return (
            container.get("axis", "horizontal") == stack_axis and container.get("alignment", "fill") != "fill"
            and identity not in tied
        )
    return len(tied.get(identity, ())) == 1


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
