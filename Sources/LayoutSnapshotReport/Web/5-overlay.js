// Draws what is toggled on top of a picture, in points; `unit` is one pixel of the screen in points.

function drawOverlay(layout, unit, selected) {
  const root = layout.nodes[0];
  const picture = svg("svg", {
    class: "overlay", viewBox: `${root.left} ${root.top} ${Math.max(root.width, 1)} ${Math.max(root.height, 1)}`,
    preserveAspectRatio: "none", "aria-hidden": "true",
  });
  const shows = id => state.overlays.has(id);
  const guides = layout.nodes.filter(node => node.kind === "guide");
  for (const guide of guides) {
    const role = guideRole(guide);
    if (shows(role)) picture.append(box(guide, "guide " + role));
  }
  if (shows("labels")) for (const node of views(layout)) picture.append(box(node, "frame"));
  if (shows("ambiguity")) {
    for (const node of layout.nodes.filter(each => each.ambiguous)) picture.append(box(node, "ambiguous"));
  }
  // Plates stay at their views; badges make way for them and for each other.
  const taken = [];
  const names = shows("labels") ? plates(layout, unit, taken) : [];
  const badges = [];
  const drawn = shows("constraints") ? layout.constraints.filter(each => !each.system) : [];
  const own = selected ? layout.constraints.filter(each => each.item === selected || each.toItem === selected) : [];
  for (const constraint of new Set([...drawn, ...own])) {
    const isOwn = own.includes(constraint);
    const style = (isOwn ? " own" : "") + (selected && !isOwn ? " faded" : "");
    for (const figure of constraint.figures) {
      const place = placed(figure, unit);
      picture.append(constraintFigure(constraint, figure, place, unit, style));
      if (constraint.badge) badges.push(constraintBadge(constraint, place, unit, style, taken));
    }
  }
  // Above all lines, so that none runs through a badge.
  picture.append(...badges, ...names);
  if (shows("ambiguity")) {
    for (const node of layout.nodes.filter(each => each.ambiguous)) picture.append(badge(node.right - 9 * unit, node.top + 9 * unit, "?", "broken", unit));
  }
  if (selected) picture.append(box(selected, "selected"));
  return picture;
}

/// What is framed and named: not what a control makes for itself, such as a button's label.
const views = layout => layout.nodes.filter(node => node.kind !== "guide" && !node.hidden && !node.part);

/// Which switch shows a guide.
function guideRole(guide) {
  if (guide.name.startsWith("safeAreaLayoutGuide")) return "safearea";
  if (guide.name.startsWith("layoutMarginsGuide")) return "margins";
  return "guides";
}

function box(node, style) {
  return svg("rect", { class: style, x: node.left, y: node.top, width: Math.max(node.width, 0), height: Math.max(node.height, 0) });
}

function constraintFigure(constraint, figure, line, unit, style) {
  const group = svg("g", { class: `constraint ${constraint.state}${constraint.dashed ? " dashed" : ""}${style}` });
  group.append(svg("line", { class: "halo", ...line }), svg("line", line));
  if (figure.kind === "bar") {
    const level = Math.abs(line.y1 - line.y2) < 0.001, half = 3.5 * unit;
    for (const [x, y] of [[line.x1, line.y1], [line.x2, line.y2]]) {
      const end = level
        ? { x1: x, y1: y - half, x2: x, y2: y + half } : { x1: x - half, y1: y, x2: x + half, y2: y };
      group.append(svg("line", { class: "halo", ...end }), svg("line", { class: "end", ...end }));
    }
  }
  return group;
}

function constraintBadge(constraint, line, unit, style, taken) {
  const [x, y] = roomForBadge(line, badgeWidth(constraint.badge) * unit, unit, taken);
  return svg("g", { class: "constraint" + style }, badge(x, y, constraint.badge, constraint.state, unit));
}

const overlaps = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/// Where on its line a badge covers nothing: as near to the middle as there is room, and else beside the line.
function roomForBadge({ x1, y1, x2, y2 }, width, unit, taken) {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  const area = ([left, top]) => ({ left: left - width / 2, right: left + width / 2, top: top - 7.5 * unit, bottom: top + 7.5 * unit });
  const along = [0.5, 0.35, 0.65, 0.2, 0.8].map(part => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]);
  const beside = [1, -1, 2, -2, 3, -3].flatMap(step => [[x, y + 16 * unit * step], [x + (width + unit) * step, y]]);
  const place = [...along, ...beside].find(each => !taken.some(other => overlaps(other, area(each)))) || [x, y];
  taken.push(area(place));
  return place;
}

const badgeWidth = text => text.length > 1 ? 7 + 6.5 * text.length : 15;

function badge(x, y, text, status, unit) {
  const width = badgeWidth(text) * unit;
  return svg("g", { class: "badge " + status },
    svg("rect", { x: x - width / 2, y: y - 7.5 * unit, width, height: 15 * unit, rx: 7.5 * unit }),
    svg("text", { x, y: y + 4 * unit, "font-size": 11 * unit, "text-anchor": "middle" }, text));
}

/// A plate for each view, below those that it would cover, and within the picture's width, beside which another may lie.
function plates(layout, unit, taken) {
  const root = layout.nodes[0];
  return views(layout).map(node => {
    const width = plateWidth(node) * unit;
    const left = Math.max(root.left, Math.min(node.left, root.right - width));
    const area = { left, right: left + width, top: node.top, bottom: node.top + 14 * unit };
    while (taken.some(other => overlaps(other, area))) { area.top += 15 * unit; area.bottom += 15 * unit; }
    taken.push(area);
    return plate(node, area.left, area.top, unit);
  });
}

const plateText = node => visible(node.name).slice(0, 60) + "  " + plain(node.width) + " × " + plain(node.height);
const plateWidth = node => plateText(node).length * 5.6 + 8;

/// A view's name and size.
function plate(node, left, top, unit) {
  const width = plateWidth(node) * unit;
  return svg("g", { class: "plate" },
    svg("rect", { x: left, y: top, width, height: 14 * unit, rx: 2 * unit }),
    svg("text", { x: left + 4 * unit, y: top + 10 * unit, "font-size": 9.5 * unit }, plateText(node)));
}

/// Where views were before: a dashed outline, and arrows from there to where they are now.
///
/// What its superview carried along has not moved by itself, so that a form that moves is one arrow and not twenty.
function ghosts(was, now, unit) {
  const figures = [];
  for (const node of views(now)) {
    const old = was.byPath.get(node.path);
    if (!old || old.local.every((number, side) => number === node.local[side])) continue;
    figures.push(box(old, "ghost halo"), box(old, "ghost"), ...moves(old, node).map(move => arrow(move, unit)));
  }
  return figures;
}

/// What moved: the whole view, or those of its edges that make it larger or smaller.
function moves(old, node) {
  const middle = each => [(each.left + each.right) / 2, (each.top + each.bottom) / 2];
  const [[oldX, oldY], [x, y]] = [middle(old), middle(node)];
  const isSame = (a, b) => Math.abs(a - b) < 0.01;
  const [keepsWidth, keepsHeight] = [isSame(old.width, node.width), isSame(old.height, node.height)];
  const found = [[keepsWidth ? oldX : x, keepsHeight ? oldY : y, x, y]];
  if (!keepsWidth) for (const side of ["left", "right"]) found.push([old[side], y, node[side], y]);
  if (!keepsHeight) for (const side of ["top", "bottom"]) found.push([x, old[side], x, node[side]]);
  return found.filter(([x1, y1, x2, y2]) => !isSame(x1, x2) || !isSame(y1, y2));
}

/// The tail of a short move begins earlier, because a head alone hardly shows where it points.
function arrow([x1, y1, x2, y2], unit) {
  const length = Math.hypot(x2 - x1, y2 - y1), head = 8 * unit, tail = Math.max(length, 18 * unit);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const neck = { x: x2 - dx * head, y: y2 - dy * head };
  const line = { x1: x2 - dx * tail, y1: y2 - dy * tail, x2: neck.x, y2: neck.y };
  const tip = [[x2, y2], [neck.x - dy * head / 2, neck.y + dx * head / 2], [neck.x + dy * head / 2, neck.y - dx * head / 2]];
  return svg("g", { class: "arrow" }, svg("line", { class: "halo", ...line }), svg("polygon", { points: tip.map(point => point.join(",")).join(" ") }), svg("line", line));
}
