// A sweep: how a layout changes with the size of the screen, and the layout at the size that the reader points at.

/// A sweep as the page uses it; none for what is no sweep. Numbers may come from anybody.
function parseSweep(value) {
  const isPair = pair => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isFinite);
  const isRange = (from, to) => Number.isInteger(from) && Number.isInteger(to) && from <= to;
  if (!value || !isRange(value.from, value.to) || !Array.isArray(value.tracks)) return null;
  const tracks = value.tracks.filter(track => track && typeof track.path === "string" && Array.isArray(track.segments)).map(track => ({
    path: track.path, name: track.path.slice(track.path.lastIndexOf("/") + 1),
    segments: track.segments.filter(each => each && isRange(each.from, each.to) && Array.isArray(each.edges)
      && each.edges.length === 4 && each.edges.every(isPair)),
  }));
  const problems = (value.problems || []).map(each => ({
    text: String(each.text), ranges: (each.ranges || []).filter(range => isPair(range) && isRange(...range)),
  }));
  return {
    title: String(value.title), isAcross: value.axis !== "height", other: Number(value.other) || 1, scale: Number(value.scale) || 1,
    from: value.from, to: value.to, tracks, problems, breakpoints: (value.breakpoints || []).filter(Number.isInteger),
  };
}

/// The edges of a view at a size, on whole pixels; none where it is hidden or absent.
function edgesAt(sweep, track, size) {
  const segment = track.segments.find(each => each.from <= size && size <= each.to);
  if (!segment) return null;
  // Half a pixel counts up. What binary numbers lose of a third must not take a half down.
  const pixel = ([slope, constant]) => Math.floor((slope * size + constant) * sweep.scale + 0.5 + 1e-6) / sweep.scale;
  const [left, right, top, bottom] = segment.edges.map(pixel);
  return { left, right, top, bottom, width: right - left, height: bottom - top, segment };
}

const holds = (problem, size) => problem.ranges.some(([from, to]) => from <= size && size <= to);
/// A problem of a view begins with its path.
const isAbout = (problem, track) => problem.text.startsWith(track.path + ": ");
const rangeText = ([from, to]) => from === to ? String(from) : from + "–" + to;

/// How an edge follows the size, such as `w - 16`.
function formulaText([slope, constant], letter) {
  const factor = slope === 1 ? letter : slope === -1 ? "-" + letter : plain(slope) + letter;
  if (!slope) return plain(constant);
  return factor + (constant ? (constant > 0 ? " + " : " - ") + plain(Math.abs(constant)) : "");
}

/// The explorer that was made last, which keys move.
let shownSweep = null;

/// The diagram of a sweep with the layout beside it; an earlier sweep is drawn behind. None without any sweep.
function sweepExplorer(expected, actual) {
  const [was, now] = [parseSweep(expected), parseSweep(actual)];
  const sweep = now || was;
  if (!sweep) return null;
  const view = { sweep, was: now && was, size: sweep.from, marked: null, chosen: null };
  const breaks = sweep.breakpoints.filter(each => each >= sweep.from && each <= sweep.to);
  if (breaks.length) view.size = breaks[0];
  const side = sweep.isAcross ? "width" : "height";
  view.range = el("input", { type: "range", class: "sweep-size", min: sweep.from, max: sweep.to, value: view.size, "aria-label": "The screen's " + side,
    on: { input: event => setSize(view, Number(event.target.value)) } });
  view.label = el("output", { class: "sweep-label" });
  view.panels = [[0, 1], [2, 3]].map(edges => sweepPanel(view, edges));
  view.screen = svg("svg", { class: "sweep-screen", role: "img", "aria-label": "The layout at this size" });
  view.screen.addEventListener("pointermove", event => mark(view, trackUnder(view, event)));
  view.screen.addEventListener("pointerleave", () => mark(view, null));
  view.words = el("p", { class: "sweep-view" });
  view.legend = sweepLegend(view);
  view.problems = sweepProblems(view);
  const jump = size => el("button", { class: "quiet", on: { click: () => setSize(view, size) } }, String(size));
  view.element = el("div", { class: "sweep" },
    el("p", { class: "sweep-title" }, el("b", {}, visible(sweep.title)),
      view.was && el("span", { class: "count" }, "The reference is grey and dashed.")),
    el("div", { class: "sweep-control" }, view.label, view.range),
    breaks.length ? el("div", { class: "sweep-breaks" }, el("span", { class: "count" }, plural(breaks.length, "breakpoint")), breaks.slice(0, 40).map(jump),
      breaks.length > 40 && el("span", { class: "count" }, "and " + (breaks.length - 40) + " more")) : null,
    el("div", { class: "sweep-board" },
      el("div", { class: "sweep-panels" }, view.panels.map(panel => panel.element)),
      el("div", { class: "sweep-beside" }, view.screen, view.words)),
    view.problems.element, view.legend.element);
  // The lines keep their width and the numbers their height at every width of the window.
  view.observer = new ResizeObserver(() => { if (view.element.isConnected) drawSweep(view); else view.observer.disconnect(); });
  view.observer.observe(view.element);
  shownSweep = view;
  return view.element;
}

function drawSweep(view) {
  for (const panel of view.panels) drawPanel(view, panel);
  refreshSweep(view);
}

function setSize(view, size) {
  const next = Math.min(view.sweep.to, Math.max(view.sweep.from, Math.round(size)));
  if (next === view.size) return;
  view.size = next;
  refreshSweep(view);
}

/// Marks a view everywhere: its lines, its box and its name.
function mark(view, track) {
  const next = track || view.chosen;
  if (next === view.marked) return;
  view.marked = next;
  refreshSweep(view);
}

/// Says and draws what depends on the size and on the marked view.
function refreshSweep(view) {
  const { sweep, size, marked } = view;
  view.range.value = size;
  const [width, height] = sweep.isAcross ? [size, sweep.other] : [sweep.other, size];
  view.range.setAttribute("aria-valuetext", `${plain(width)} by ${plain(height)} points`);
  view.label.textContent = `${sweep.isAcross ? "width" : "height"} ${size}`;
  for (const panel of view.panels) moveCursor(view, panel);
  drawScreen(view, width, height);
  view.words.replaceChildren(...(marked ? markedWords(view, marked) : [`${plain(width)} × ${plain(height)} points. Point at a line, a box or a name.`]));
  for (const [track, button] of view.legend.buttons) button.classList.toggle("marked", track === marked);
  for (const [problem, item] of view.problems.items) item.classList.toggle("now", holds(problem, size));
}

function markedWords(view, track) {
  const now = edgesAt(view.sweep, track, view.size);
  if (!now) return [el("b", {}, visible(track.path)), " is not shown at this size."];
  const letter = view.sweep.isAcross ? "w" : "h";
  return [el("b", {}, visible(track.path)), el("span", { class: "sweep-edges" }, ["left", "right", "top", "bottom"].map((name, edge) => {
    const formula = now.segment.edges[edge];
    return el("span", {}, `${name} ${plain(now[name])}`, formula[0] ? el("span", { class: "count" }, " = " + formulaText(formula, letter)) : null);
  }))];
}

/// The names of the views below the root, in the colours of their lines.
function sweepLegend(view) {
  const buttons = new Map();
  const below = track => track.path.slice(track.path.indexOf("/") + 1);
  view.sweep.tracks.slice(1).forEach((track, index) => buttons.set(track, el("button", {
    class: "track-" + index % 8, data: { track: track.path },
    on: {
      pointerenter: () => mark(view, track), pointerleave: () => mark(view, null), focus: () => mark(view, track), blur: () => mark(view, null),
      click: () => { view.chosen = view.chosen === track ? null : track; mark(view, track); },
    },
  }, el("i", { class: "swatch" }), visible(below(track)))));
  return { buttons, element: el("div", { class: "sweep-legend" }, [...buttons.values()]) };
}

function sweepProblems(view) {
  const items = new Map(view.sweep.problems.slice(0, 200).map(problem => [problem, el("li", {}, el("span", {}, visible(problem.text)),
    el("span", { class: "count" }, "at "), problem.ranges.slice(0, 20).map(range =>
      el("button", { class: "quiet", on: { click: () => setSize(view, range[0]) } }, rangeText(range))))]));
  return { items, element: items.size ? el("ul", { class: "sweep-problems" }, [...items.values()]) : null };
}
