// Says what a view is, where it lies, and why it is there.

function renderInspector(details, layout, node) {
  const panel = document.getElementById("inspector");
  if (!panel) return;
  if (!layout) return panel.replaceChildren(el("p", { class: "hint" }, "There is no layout to look into: this snapshot is a picture or a text alone."));
  if (!node) return panel.replaceChildren(el("p", { class: "hint" }, "Point at a view to see its frame, its constraints, and why it is there. A click keeps it."), outline(details, layout));
  const before = details.expected ? details.expected.byPath.get(node.path) : null;
  panel.replaceChildren(
    el("h3", {}, visible(node.name), " ", el("span", { class: "class" }, visible(node.class || ""))),
    el("p", { class: "path" }, visible(node.path)),
    el("dl", {}, frameRows(node, before, layout === details.actual)),
    el("h4", {}, "Why it is there"),
    el("ul", { class: "why" }, reasons(layout, node).map(words => el("li", {}, words))),
    constraintList(details, layout, node));
}

function frameRows(node, before, isActual) {
  const names = ["x", "y", "width", "height"];
  return names.flatMap((name, index) => {
    const now = node.local[index];
    const was = isActual && before ? before.local[index] : now;
    return [el("dt", {}, name), el("dd", { class: was === now ? "" : "changed" },
      was === now ? plain(now) : plain(was) + " → " + plain(now))];
  });
}

/// What decides where a view lies: one sentence for each thing that does.
function reasons(layout, node) {
  const words = [];
  if (!node.parent) words.push("It fills the screen.");
  if (node.fixed) words.push("It was given this frame, not constraints.");
  if (node.insets) words.push("The system places it, " + node.insets.map(plain).join(", ") + " points inside its view (top, left, bottom, right).");
  if (node.hidden) words.push("It is hidden.");
  for (const [title, level] of [["Across", true], ["Downwards", false]]) {
    const onAxis = layout.constraints.filter(each => each.across === level && each.tight);
    const own = onAxis.filter(each => each.item === node);
    // Where nothing is said of the view itself, what others say of it decides.
    const all = own.length ? own : onAxis.filter(each => each.toItem === node);
    if (all.length) words.push(title + ": " + all.map(each => visible(each.text)).join(", and ") + ".");
  }
  if (node.intrinsic) {
    const [width, height] = node.intrinsic;
    words.push("Its content asks for " + (width === null ? "any width" : plain(width) + " wide") + ", " + (height === null ? "any height" : plain(height) + " high") + ".");
  }
  for (const each of layout.constraints.filter(each => !each.held && (each.item === node || each.toItem === node))) {
    words.push("Not held: " + visible(each.text) + ".");
  }
  if (node.ambiguous) words.push("It is ambiguous: its constraints leave its position or size open.");
  for (const conflict of layout.conflicts) {
    if ((conflict.items || []).includes(node.path)) words.push("A conflict breaks " + visible(conflict.broken) + ".");
  }
  return words.length ? words : ["Nothing in the layout explains it."];
}

/// Every constraint that names the view, with what it was.
function constraintList(details, layout, node) {
  const own = layout.constraints.filter(each => each.item === node || each.toItem === node);
  if (!own.length) return el("p", { class: "hint" }, "No constraint names it.");
  return el("div", {}, el("h4", {}, plural(own.length, "constraint")), el("ul", { class: "constraints" }, own.map(each => {
    const was = layout === details.actual ? formerly(details.expected, each) : null;
    return el("li", { class: each.state + (was ? " changed" : "") }, visible(each.text),
      was && el("span", { class: "was" }, was));
  })));
}

/// What the reference says instead of a constraint; none where it says the same.
function formerly(expected, constraint) {
  if (!expected || !expected.constraints.length) return null;
  const same = expected.constraints.filter(each => each.key === constraint.key);
  if (same.some(each => hasSameNumbers(each, constraint))) return null;
  return same.length ? "was " + visible(same[0].text) : "is new";
}

const hasSameNumbers = (a, b) => a.multiplier === b.multiplier && a.constant === b.constant && a.priority === b.priority;

/// The tree, to be looked through by keyboard and on a phone.
function outline(details, layout) {
  const changed = new Set();
  if (details.expected && details.actual) {
    for (const node of details.actual.nodes) {
      const was = details.expected.byPath.get(node.path);
      if (!was || was.local.some((number, index) => number !== node.local[index])) changed.add(node.path);
    }
  }
  const shown = layout.nodes.slice(0, 400);
  return el("ul", { class: "outline" }, shown.map(node => {
    const row = el("li", {}, el("button", { class: "quiet" + (changed.has(node.path) ? " changed" : ""), on: { click: () => pin(node.path) } }, visible(node.name)));
    row.style.paddingLeft = node.depth * 12 + "px";
    return row;
  }), layout.nodes.length > shown.length && el("li", { class: "hint" }, "and " + (layout.nodes.length - shown.length) + " more"));
}
