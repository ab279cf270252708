// From constraints to figures as Xcode's canvas draws them: I-bars for sizes and gaps, lines for alignments.

const edgeOf = {
  left: "left", right: "right", top: "top", bottom: "bottom", leading: "left", trailing: "right",
  firstBaseline: "bottom", lastBaseline: "bottom",
};
const levelAttributes = new Set(["left", "right", "leading", "trailing", "centerX", "width"]);

/// Whether an attribute is about the way across.
function isLevel(attribute) {
  const name = attribute.replace("WithinMargins", "").replace("Margin", "");
  return levelAttributes.has(name);
}

/// The coordinate that an attribute names, in points from the root.
function coordinate(layout, item, attribute, isMirrored) {
  let name = attribute;
  if (isMirrored) name = name.replace("leading", "#").replace("trailing", "leading").replace("#", "trailing");
  const usesMargins = /Margin/.test(name);
  name = name.replace("WithinMargins", "").replace("Margin", "");
  const box = usesMargins ? layout.byPath.get(item.path + "/layoutMarginsGuide") || inset(item, 8) : item;
  if (name === "centerX") return (box.left + box.right) / 2;
  if (name === "centerY") return (box.top + box.bottom) / 2;
  if (name === "width") return box.width;
  if (name === "height") return box.height;
  return box[edgeOf[name]];
}

function inset(item, by) {
  return {
    left: item.left + by, top: item.top + by, right: item.right - by, bottom: item.bottom - by,
    width: item.width - 2 * by, height: item.height - 2 * by,
  };
}

/// Whether text runs from right to left: more equations hold mirrored than as they stand. The layout does not
/// say, and its views need not agree with the device.
function isMirrored(layout) {
  if (layout.mirrored !== undefined) return layout.mirrored;
  let votes = 0;
  for (const each of layout.constraints) {
    const isAsked = each.toItem && each.relation === "==" && each.multiplier === 1 && !each.unmet
      && /leading|trailing/.test(each.attribute + each.toAttribute);
    if (isAsked) votes += Math.sign(Math.abs(slack(layout, each, false)) - Math.abs(slack(layout, each, true)));
  }
  layout.mirrored = votes > 0;
  return layout.mirrored;
}

/// By how much the left side of a constraint exceeds the right one, in points.
function slack(layout, constraint, mirrored) {
  const { item, toItem, attribute, toAttribute } = constraint;
  const sign = mirrored && /leading|trailing/.test(attribute) ? -1 : 1;
  const left = sign * coordinate(layout, item, attribute, mirrored);
  const right = toItem ? sign * coordinate(layout, toItem, toAttribute, mirrored) : 0;
  return left - constraint.multiplier * right - constraint.constant;
}

/// Whether an inequality is where it can go no further; an equation always is.
function isTight(layout, constraint) {
  return constraint.relation === "==" || Math.abs(slack(layout, constraint, isMirrored(layout))) < 0.75;
}

/// What a constraint looks like: `bar` or `line` between two points, the badge's text, and the colour's reason.
function figures(layout, constraint) {
  const { item, toItem, attribute, toAttribute } = constraint;
  const level = isLevel(attribute);
  const badge = badgeOf(constraint);
  const common = { constraint, badge, dashed: constraint.priority < 1000, status: statusOf(layout, constraint) };
  if (attribute === "width" || attribute === "height") {
    const own = sizeBar(item, attribute);
    const other = toItem && /^(width|height)$/.test(toAttribute) && toItem !== item ? [sizeBar(toItem, toAttribute)] : [];
    return [own, ...other].map(each => ({ ...common, ...each }));
  }
  if (!toItem) return [];
  const mirrored = isMirrored(layout);
  const from = coordinate(layout, item, attribute, mirrored);
  const to = coordinate(layout, toItem, toAttribute, mirrored);
  if (Math.abs(from - to) < 0.01) return [{ ...common, ...alignment(item, toItem, from, level) }];
  const across = crossing(item, toItem, level);
  const ends = level ? { x1: from, y1: across, x2: to, y2: across } : { x1: across, y1: from, x2: across, y2: to };
  return [{ ...common, kind: "bar", ...ends }];
}

/// A size stands beside its view, where it covers least: below, or to the right.
function sizeBar(item, attribute) {
  return attribute === "width"
    ? { kind: "bar", size: true, x1: item.left, y1: item.bottom, x2: item.right, y2: item.bottom }
    : { kind: "bar", size: true, x1: item.right, y1: item.top, x2: item.right, y2: item.bottom };
}

/// A line through both items at the coordinate that they share.
function alignment(a, b, at, level) {
  return level
    ? { kind: "line", x1: at, y1: Math.min(a.top, b.top), x2: at, y2: Math.max(a.bottom, b.bottom) }
    : { kind: "line", x1: Math.min(a.left, b.left), y1: at, x2: Math.max(a.right, b.right), y2: at };
}

/// Where a gap is drawn: in the middle of what both items have in common.
function crossing(a, b, level) {
  const [low, high, lowB, highB] = level ? [a.top, a.bottom, b.top, b.bottom] : [a.left, a.right, b.left, b.right];
  const start = Math.max(low, lowB), end = Math.min(high, highB);
  return start <= end ? (start + end) / 2 : (low + high) / 2;
}

function badgeOf(constraint) {
  if (constraint.relation === ">=") return "≥";
  if (constraint.relation === "<=") return "≤";
  if (constraint.multiplier !== 1) return "×" + plain(constraint.multiplier);
  const isSize = constraint.attribute === "width" || constraint.attribute === "height";
  return isSize && constraint.toItem ? "=" : "";
}

/// Red: left out because of a conflict, or about something that is left open. Orange: not held. Blue: held.
function statusOf(layout, constraint) {
  const sentence = describe(constraint);
  if (layout.conflicts.some(conflict => conflict.broken === sentence)) return "broken";
  if (constraint.unmet) return constraint.priority >= 1000 ? "broken" : "misplaced";
  return constraint.item.ambiguous ? "broken" : "satisfied";
}

/// A constraint as pseudocode: `title.top == avatar.bottom + 16`.
function describe(constraint) {
  const name = item => (item ? item.name : "");
  let text = name(constraint.item) + "." + constraint.attribute + " " + constraint.relation + " ";
  if (constraint.toPath) {
    const other = constraint.toItem ? constraint.toItem.name : constraint.toPath;
    if (constraint.multiplier !== 1) text += plain(constraint.multiplier) + " * ";
    text += other + "." + constraint.toAttribute;
    if (constraint.constant) text += (constraint.constant < 0 ? " - " : " + ") + plain(Math.abs(constraint.constant));
  } else {
    text += plain(constraint.constant);
  }
  return text + (constraint.priority < 1000 ? " @" + plain(constraint.priority) : "");
}
