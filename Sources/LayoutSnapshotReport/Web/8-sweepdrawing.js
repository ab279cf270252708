// The two panels of a sweep and the layout beside them, as drawings.

const plotLeft = 36, plotRight = 10, plotTop = 16, plotBottom = 20;

/// A panel for two opposite edges of all views, over the size.
function sweepPanel(view, edges) {
  const picture = svg("svg", { class: "sweep-panel", "aria-hidden": "true" });
  const panel = { edges, picture, element: el("figure", {}, picture, el("figcaption", {}, edges[0] ? "top and bottom" : "left and right")) };
  const ends = [view.sweep, view.was].filter(Boolean).flatMap(sweep => sweep.tracks.slice(1).flatMap(track => track.segments.flatMap(
    each => [each.from, each.to].map(size => each.edges[edges[1]][0] * size + each.edges[edges[1]][1]))));
  panel.extent = ends.reduce((most, each) => Math.max(most, each), 1);
  panel.height = Math.round(Math.min(230, Math.max(80, panel.extent * 0.45)));
  const follow = event => {
    const area = picture.getBoundingClientRect();
    const { from, to } = view.sweep;
    const part = (event.clientX - area.left - plotLeft) / Math.max(1, area.width - plotLeft - plotRight);
    setSize(view, from + part * (to - from));
    mark(view, lineUnder(view, panel, event.clientY - area.top));
  };
  picture.addEventListener("pointermove", follow);
  picture.addEventListener("pointerdown", event => {
    follow(event);
    // From here on arrow keys go on where the pointer was.
    view.range.focus({ preventScroll: true });
    event.preventDefault();
  });
  picture.addEventListener("pointerleave", () => mark(view, null));
  return panel;
}

/// The view whose line is nearest to a place in a panel; none where all are far.
function lineUnder(view, panel, y) {
  let [found, nearest] = [null, 6];
  for (const track of view.sweep.tracks.slice(1)) {
    const at = edgesAt(view.sweep, track, view.size);
    if (!at) continue;
    for (const place of panel.edges[0] ? [at.top, at.bottom] : [at.left, at.right]) {
      const distance = Math.abs(panel.y(place) - y);
      if (distance < nearest) [found, nearest] = [track, distance];
    }
  }
  return found;
}

/// Round numbers from one to another, as many as there is room for.
function ticks(from, to, most) {
  const step = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find(each => (to - from) / each <= most) || to - from;
  const found = [];
  for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) found.push(tick);
  return found;
}

function drawPanel(view, panel) {
  const { sweep } = view, { picture, height, extent } = panel;
  const width = Math.max(160, panel.element.clientWidth);
  const plot = { width: width - plotLeft - plotRight, bottom: plotTop + height };
  panel.x = size => plotLeft + plot.width * (size - sweep.from) / Math.max(1, sweep.to - sweep.from);
  panel.y = place => plotTop + height * Math.min(1.02, Math.max(-0.02, place / extent));
  picture.setAttribute("viewBox", `0 0 ${width} ${plot.bottom + plotBottom}`);
  picture.style.height = plot.bottom + plotBottom + "px";
  const text = (x, y, words, anchor, style) => svg("text", { x, y, "text-anchor": anchor, class: style }, String(words));
  const parts = [svg("rect", { class: "ground", x: plotLeft, y: plotTop, width: plot.width, height })];
  for (const tick of ticks(0, extent, height / 26)) {
    parts.push(svg("line", { class: "grid", x1: plotLeft, x2: width - plotRight, y1: panel.y(tick), y2: panel.y(tick) }), text(plotLeft - 5, panel.y(tick) + 3.5, tick, "end"));
  }
  for (const tick of ticks(sweep.from, sweep.to, plot.width / 40)) parts.push(text(panel.x(tick), plot.bottom + 14, tick, "middle"));
  for (const { from, to, texts } of problemRanges(sweep)) {
    const [left, right] = [panel.x(from), panel.x(Math.min(to + 1, sweep.to))];
    parts.push(svg("rect", { class: "problem", x: left, y: plotTop, width: Math.max(2, right - left), height }, svg("title", {}, visible(texts.join("\n")))));
  }
  if (view.was) parts.push(...trackLines(view.was, panel, sweep).map(line => svg("g", { class: "was" }, line)));
  parts.push(...trackLines(sweep, panel, sweep));
  let free = 0;
  for (const point of sweep.breakpoints) {
    const x = panel.x(point);
    parts.push(svg("line", { class: "break", x1: x, x2: x, y1: plotTop, y2: plot.bottom }));
    if (x >= free) parts.push(text(x, plotTop - 4, point, "middle", "break-number"));
    if (x >= free) free = x + 28;
  }
  panel.cursor = svg("g", { class: "cursor" });
  picture.replaceChildren(...parts, panel.cursor);
}

/// The sizes with problems. Where several meet, the shade is no darker.
function problemRanges(sweep) {
  const all = sweep.problems.flatMap(({ text, ranges }) => ranges.map(([from, to]) => ({
    from: Math.max(from, sweep.from), to: Math.min(to, sweep.to), texts: [text],
  }))).filter(each => each.from <= each.to).sort((a, b) => a.from - b.from);
  const found = [];
  for (const each of all) {
    const last = found[found.length - 1];
    if (!last || each.from > last.to + 1) found.push(each);
    else Object.assign(last, { to: Math.max(last.to, each.to), texts: [...new Set([...last.texts, ...each.texts])] });
  }
  return found;
}

/// Views with the same edges lie on one another; one of them is drawn.
function trackLines(sweep, panel, domain) {
  const drawn = new Set();
  return sweep.tracks.slice(1).map((track, index) => {
    const fresh = track.segments.filter(each => {
      const key = [each.from, each.to, ...panel.edges.map(edge => each.edges[edge].join())].join();
      return !drawn.has(key) && drawn.add(key);
    });
    return fresh.length ? trackFigure(fresh, panel, domain, "track-" + index % 8) : null;
  }).filter(Boolean);
}

/// The band between two edges, and the edges. A segment reaches to the next one.
function trackFigure(segments, panel, domain, style) {
  const group = svg("g", { class: "track " + style });
  for (const segment of segments) {
    const [from, to] = [Math.max(segment.from, domain.from), Math.min(segment.to + 1, domain.to)];
    if (from > domain.to || to < domain.from) continue;
    const [x1, x2] = [panel.x(from), Math.max(panel.x(to), panel.x(from) + 1)];
    const [a, b] = panel.edges.map(edge => [from, to].map(size => panel.y(segment.edges[edge][0] * size + segment.edges[edge][1])));
    group.append(svg("polygon", { points: `${x1},${a[0]} ${x2},${a[1]} ${x2},${b[1]} ${x1},${b[0]}` }),
      svg("line", { x1, y1: a[0], x2, y2: a[1] }), svg("line", { x1, y1: b[0], x2, y2: b[1] }));
  }
  return group;
}

/// The line at the size, and the marked view once more above all others.
function moveCursor(view, panel) {
  if (!panel.cursor) return;
  const x = panel.x(view.size), index = view.sweep.tracks.indexOf(view.marked);
  panel.cursor.replaceChildren(...[
    index > 0 && svg("g", { class: "marked" }, trackFigure(view.marked.segments, panel, view.sweep, "track-" + (index - 1) % 8)),
    svg("line", { x1: x, x2: x, y1: plotTop, y2: plotTop + panel.height }),
  ].filter(Boolean));
}

/// The screen at the size. Its scale is the same at every size, so that it is seen to grow.
function drawScreen(view, width, height) {
  const { sweep, size, screen } = view;
  const room = screen.parentElement ? screen.parentElement.clientWidth : 0;
  if (!room) return;
  const [widest, highest] = sweep.isAcross ? [sweep.to, sweep.other] : [sweep.other, sweep.to];
  // Above the panels it leaves room for them on a phone.
  const zoom = Math.min(room / widest, (view.element.clientWidth <= 420 ? 250 : 480) / highest), unit = 1 / zoom;
  screen.setAttribute("viewBox", `${-unit} ${-unit} ${widest + 2 * unit} ${highest + 2 * unit}`);
  screen.style.width = Math.floor(widest * zoom) + "px";
  screen.style.height = Math.floor(highest * zoom) + "px";
  const rect = (at, style, track) => {
    const figure = svg("rect", { class: style, x: at.left, y: at.top, width: Math.max(0, at.width), height: Math.max(0, at.height) });
    if (track) figure.dataset.track = track.path;
    return figure;
  };
  const boxes = [], names = [], taken = [];
  sweep.tracks.slice(1).forEach((track, index) => {
    const at = edgesAt(sweep, track, size);
    if (!at) return;
    const isWrong = sweep.problems.some(each => isAbout(each, track) && holds(each, size)), isMarked = track === view.marked;
    boxes.push(rect(at, `box track-${index % 8}${isWrong ? " wrong" : ""}${isMarked ? " marked" : ""}`, track));
    names.push({ track, at, style: isMarked ? " marked" : isWrong ? " wrong" : "" });
  });
  const old = (view.was ? view.was.tracks.slice(1) : []).map(track => edgesAt(view.was, track, size)).filter(Boolean).map(at => rect(at, "box was"));
  const ground = rect({ left: 0, top: 0, width, height }, "ground");
  // The marked name and those of wrong views find room first, and the innermost before those around them.
  const rank = ({ style }) => style === " marked" ? 0 : style === " wrong" ? 1 : 2;
  const texts = names.reverse().sort((a, b) => rank(a) - rank(b)).map(each => boxName(each, unit, taken, widest)).filter(Boolean);
  screen.replaceChildren(ground, ...old, ...boxes, ...texts.reverse());
}

/// A name in the corner of its box; none where another stands there, or where it is longer than its box.
function boxName({ track, at, style }, unit, taken, widest) {
  const isMarked = style === " marked";
  const wanted = visible(track.name), most = Math.floor(((isMarked ? widest : at.width) / unit - 4) / 6);
  const words = wanted.length > most ? wanted.slice(0, Math.max(0, most - 1)) + "…" : wanted;
  if (words.length < 3 && wanted.length > 2) return null;
  const width = (words.length * 6 + 6) * unit, left = Math.max(0, Math.min(at.left, widest - width));
  const top = at.height < 13 * unit ? (at.top + at.bottom) / 2 - 6.5 * unit : at.top;
  const area = { left, right: left + width, top, bottom: top + 13 * unit };
  if (!isMarked && (at.height < 7 * unit || taken.some(other => overlaps(other, area)))) return null;
  taken.push(area);
  return svg("g", { class: "box-name" + style },
    svg("rect", { x: area.left, y: area.top, width, height: 13 * unit, rx: 2 * unit }),
    svg("text", { x: left + 3 * unit, y: area.top + 10 * unit, "font-size": 10 * unit }, words));
}

/// The innermost view under the pointer.
function trackUnder(view, event) {
  const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(view.screen.getScreenCTM().inverse());
  let found = null;
  for (const track of view.sweep.tracks.slice(1)) {
    const at = edgesAt(view.sweep, track, view.size);
    const isInside = at && place.x >= at.left && place.x <= at.right && place.y >= at.top && place.y <= at.bottom;
    if (isInside && (!found || at.width * at.height <= found.area)) found = { track, area: at.width * at.height };
  }
  return found && found.track;
}
