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
  const drawn = shows("constraints") ? layout.constraints.filter(each => !each.system) : [];
  const own = selected ? layout.constraints.filter(each => each.item === selected || each.toItem === selected) : [];
  for (const constraint of new Set([...drawn, ...own])) {
    const isOwn = own.includes(constraint);
    for (const figure of figures(layout, constraint)) picture.append(constraintFigure(figure, unit, isOwn, selected && !isOwn));
  }
  if (shows("labels")) picture.append(...plates(layout, unit));
  if (shows("ambiguity")) {
    for (const node of layout.nodes.filter(each => each.ambiguous)) picture.append(badge(node.right - 9 * unit, node.top + 9 * unit, "?", "broken", unit));
  }
  if (selected) picture.append(box(selected, "selected"));
  return picture;
}

const views = layout => layout.nodes.filter(node => node.kind !== "guide" && !node.hidden);

/// Which switch shows a guide.
function guideRole(guide) {
  if (guide.name.startsWith("safeAreaLayoutGuide")) return "safearea";
  if (guide.name.startsWith("layoutMarginsGuide")) return "margins";
  return "guides";
}

function box(node, style) {
  return svg("rect", { class: style, x: node.left, y: node.top, width: Math.max(node.width, 0), height: Math.max(node.height, 0) });
}

function constraintFigure(figure, unit, isOwn, isFaded) {
  const group = svg("g", { class: `constraint ${figure.status}${figure.dashed ? " dashed" : ""}${isOwn ? " own" : ""}${isFaded ? " faded" : ""}` });
  let { x1, y1, x2, y2 } = figure;
  const level = Math.abs(y1 - y2) < 0.001;
  if (figure.size) {
    // Beside the view, so that it is not taken for its edge.
    if (level) { y1 += 5 * unit; y2 += 5 * unit; } else { x1 += 5 * unit; x2 += 5 * unit; }
  }
  group.append(svg("line", { class: "halo", x1, y1, x2, y2 }), svg("line", { x1, y1, x2, y2 }));
  if (figure.kind === "bar") {
    const half = 3.5 * unit;
    for (const [x, y] of [[x1, y1], [x2, y2]]) {
      const end = level
        ? { x1: x, y1: y - half, x2: x, y2: y + half } : { x1: x - half, y1: y, x2: x + half, y2: y };
      group.append(svg("line", { class: "halo", ...end }), svg("line", { class: "end", ...end }));
    }
  }
  if (figure.badge) group.append(badge((x1 + x2) / 2, (y1 + y2) / 2, figure.badge, figure.status, unit));
  return group;
}

function badge(x, y, text, status, unit) {
  const width = (text.length > 1 ? 7 + 6.5 * text.length : 15) * unit;
  return svg("g", { class: "badge " + status },
    svg("rect", { x: x - width / 2, y: y - 7.5 * unit, width, height: 15 * unit, rx: 7.5 * unit }),
    svg("text", { x, y: y + 4 * unit, "font-size": 11 * unit, "text-anchor": "middle" }, text));
}

/// A plate for each view, below those that it would cover.
function plates(layout, unit) {
  const taken = [];
  return views(layout).map(node => {
    const [left, right] = [node.left, node.left + plateWidth(node) * unit];
    let top = node.top;
    while (taken.some(other => other.left < right && left < other.right && Math.abs(other.top - top) < 14 * unit)) top += 15 * unit;
    taken.push({ left, right, top });
    return plate(node, top, unit);
  });
}

const plateText = node => visible(node.name).slice(0, 60) + "  " + plain(node.width) + " × " + plain(node.height);
const plateWidth = node => plateText(node).length * 5.6 + 8;

/// A view's name and size at its upper left corner.
function plate(node, top, unit) {
  const width = plateWidth(node) * unit;
  return svg("g", { class: "plate" },
    svg("rect", { x: node.left, y: top, width, height: 14 * unit, rx: 2 * unit }),
    svg("text", { x: node.left + 4 * unit, y: top + 10 * unit, "font-size": 9.5 * unit }, plateText(node)));
}

/// Where views were before: a dashed outline, and an arrow from there to where they are now.
///
/// What its superview carried along has not moved by itself, so that a form that moves is one arrow and not twenty.
function ghosts(was, now, unit) {
  const figures = [];
  for (const node of views(now)) {
    const old = was.byPath.get(node.path);
    if (!old || old.local.every((number, side) => number === node.local[side])) continue;
    figures.push(box(old, "ghost"));
    const [x1, y1, x2, y2] = [(old.left + old.right) / 2, (old.top + old.bottom) / 2, (node.left + node.right) / 2, (node.top + node.bottom) / 2];
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (length < 1) continue;
    // A short move has an arrow as well: its head alone.
    const [dx, dy, head] = [(x2 - x1) / length, (y2 - y1) / length, 6 * unit];
    const tip = [[x2, y2], [x2 - dx * head - dy * head / 2, y2 - dy * head + dx * head / 2], [x2 - dx * head + dy * head / 2, y2 - dy * head - dx * head / 2]];
    figures.push(svg("g", { class: "arrow" }, svg("line", { x1, y1, x2, y2 }), svg("polygon", { points: tip.map(point => point.join(",")).join(" ") })));
  }
  return figures;
}
