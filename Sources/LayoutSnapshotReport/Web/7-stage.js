// The pictures of one device, in the mode that was chosen, with overlays and zoom.

let stageDetails = noDetails;
let hovered = null;
let pinned = null;
let blinkTimer = 0;

/// What both sides are called. A check compares two views, of which none is stored.
const sides = () => currentResult().status === "failed" ? ["Expected", "Actual"] : ["Reference", "Now"];

/// The layers to show: each with its picture and the layout that belongs to it.
function layers(device) {
  const [before, now] = sides();
  const expected = device.expected && { name: before, source: device.expected, layout: "expected" };
  const actual = device.actual && { name: now, source: device.actual, layout: "actual" };
  const difference = device.difference && { name: "Difference", source: device.difference, layout: "actual" };
  return { expected, actual, difference };
}

function renderStage() {
  clearInterval(blinkTimer);
  hovered = null;
  const stage = document.getElementById("stage");
  const device = currentDevice();
  if (!stage || !device) return;
  const parts = layers(device);
  const has = parts.expected && parts.actual;
  const mode = shownMode(), [before, now] = sides();
  stage.className = "mode-" + mode;
  if (mode === "sheet") stage.replaceChildren(sheet());
  else if (!parts.actual && !parts.expected) stage.replaceChildren(...noPicture());
  else if (!has) stage.replaceChildren(el("div", { class: "frames" }, frame([parts.actual || parts.expected], device.status === "missing" ? "New: there is no reference" : parts.actual ? "" : "The reference")));
  else if (mode === "side") stage.replaceChildren(el("div", { class: "frames" }, frame([parts.expected], before), frame([parts.actual], now)));
  else if (mode === "difference") stage.replaceChildren(el("div", { class: "frames" }, frame([parts.difference || parts.actual], parts.difference ? "Difference" : "No pixel differs")));
  else stage.replaceChildren(el("div", { class: "frames" }, stacked(parts)));
  stage.append(texts());
  fit();
}

/// Texts speak for themselves.
function noPicture() {
  if (stageDetails.texts.length) return [];
  return [el("p", { class: "hint" }, currentWords().length ? "There are no pictures of this change. The words above say what it is." : "There are no pictures here.")];
}

/// One picture, or several on top of each other, in a frame with its name.
function frame(shown, title) {
  const device = currentDevice();
  const images = shown.map((layer, index) => el("img", {
    src: layer.source, alt: `${layer.name} of ${currentResult().test} on ${device.label}`, draggable: "false",
    class: index ? "upper" : "lower", on: { load: fit, error: event => event.target.replaceWith(el("p", { class: "hint" }, "This picture is not in the report.")) },
  }));
  const canvas = el("div", { class: "canvas", data: { layout: shown[shown.length - 1].layout } }, images);
  canvas.addEventListener("pointermove", event => { if (!pinned) point(canvas, event); });
  canvas.addEventListener("pointerleave", () => { if (!pinned) hover(null); });
  canvas.addEventListener("click", event => { pinned = null; pinned = point(canvas, event); });
  return el("figure", {}, title && el("figcaption", {}, title), canvas);
}

function stacked(parts) {
  const figure = frame([parts.expected, parts.actual], "");
  const canvas = figure.querySelector(".canvas");
  const upper = canvas.querySelector(".upper");
  const [before, now] = sides();
  if (shownMode() === "slider") {
    const range = el("input", { type: "range", min: 0, max: 100, step: 0.1, value: 50, id: "slider", "aria-label": "How much of the reference is shown" });
    const handle = el("div", { class: "handle" });
    const show = () => {
      upper.style.clipPath = `inset(0 0 0 ${range.value}%)`;
      handle.style.left = range.value + "%";
    };
    const drag = event => {
      const area = canvas.getBoundingClientRect();
      range.value = Math.min(100, Math.max(0, (event.clientX - area.left) / area.width * 100));
      show();
    };
    handle.addEventListener("pointerdown", event => {
      handle.setPointerCapture(event.pointerId);
      handle.addEventListener("pointermove", drag);
      handle.addEventListener("pointerup", () => handle.removeEventListener("pointermove", drag), { once: true });
    });
    // Letting go of the handle is no click on what lies below it.
    handle.addEventListener("click", event => event.stopPropagation());
    range.addEventListener("input", show);
    canvas.append(handle);
    figure.prepend(el("figcaption", {}, before, range, now));
    show();
  } else if (shownMode() === "onion") {
    const range = el("input", { type: "range", min: 0, max: 100, value: 50, id: "onion", "aria-label": "How much of the new picture is shown" });
    const show = () => { upper.style.opacity = range.value / 100; };
    range.addEventListener("input", show);
    figure.prepend(el("figcaption", {}, before, range, now));
    show();
  } else {
    const name = el("b", {}, now);
    const toggle = () => {
      upper.hidden = !upper.hidden;
      name.textContent = upper.hidden ? before : now;
    };
    const button = el("button", { class: "quiet", id: "blink", on: { click: () => { clearInterval(blinkTimer); toggle(); } } }, "Switch");
    figure.prepend(el("figcaption", {}, name, button));
    // Who asked the system for less motion switches by hand.
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) blinkTimer = setInterval(toggle, 600);
  }
  return figure;
}

/// The contact sheet: every device of the assertion at once, those that pass in grey.
function sheet() {
  const { devices } = currentResult(), { passed } = storyOf(currentResult());
  const cards = devices.map(changedCard);
  // Places count all devices, so that those that pass come to stand where the test has them.
  for (const device of passed) cards.splice(Math.min(device.place, cards.length), 0, passedCard(device));
  const words = passed.length ? `${devices.length} of ${plural(cards.length, "device")}; the others are as they should be.` : "";
  return el("div", {}, words && el("p", { class: "sheet-words" }, words), el("div", { class: "sheet" }, cards));
}

function changedCard(device, index) {
  return el("button", { class: "card" + (index === state.device ? " selected" : ""), on: { click: () => { state.mode = "difference"; select(state.result, index, true); } } },
    cardPicture(device, device.difference || device.actual || device.expected),
    el("span", { class: "name" }, device.label), statusMark(device.status),
    el("span", { class: "count" }, device.differingPixels ? plural(device.differingPixels, "pixel") : wordsOn(index)[0] || ""));
}

const passedCard = device => el("div", { class: "card passed" },
  cardPicture(device, device.picture), el("span", { class: "name" }, device.label), el("span", { class: "status passed" }, "passes"));

/// A picture of a device, or its outline where there is none.
function cardPicture(device, source) {
  const outline = () => {
    const empty = el("span", { class: "screen" });
    if (device.width > 0 && device.height > 0) empty.style.aspectRatio = `${device.width} / ${device.height}`;
    return empty;
  };
  return source ? el("img", { src: source, loading: "lazy", decoding: "async", alt: "", on: { error: event => event.target.replaceWith(outline()) } }) : outline();
}

/// Texts of other strategies: a sweep with its diagram, and then what changed.
function texts() {
  return el("div", { class: "texts" }, stageDetails.texts.map(textSection));
}

function textSection(text) {
  const explorer = sweepExplorer(text.expectedSweep, text.actualSweep);
  const isWhole = typeof text.expected !== "string" && typeof text.actual === "string";
  const section = el("section", {}, el("div", { class: "text-head" }, el("h3", {}, visible(text.name))), explorer);
  if (!isWhole) {
    section.append(textDifference(text.expected || "", text.actual || ""));
    return section;
  }
  const shown = visible(text.actual);
  // The button stands at the text that it copies.
  if (explorer) section.append(el("div", { class: "text-head" }, el("h4", {}, "In words")));
  section.lastChild.append(copyButton("Copy", shown));
  section.append(el("pre", { class: "code" }, el("code", {}, shown)));
  return section;
}

function textDifference(before, after) {
  const [old, now] = [before, after].map(text => text.split("\n"));
  let start = 0, end = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  while (end < old.length - start && end < now.length - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
  const lines = (text, sign) => text.slice(start, text.length - end).slice(0, 2000).map(line => el("div", { class: sign === "-" ? "gone" : "new" }, sign + " " + visible(line)));
  const around = line => el("div", {}, "  " + visible(line));
  return el("pre", {}, old.slice(Math.max(0, start - 3), start).map(around), lines(old, "-"), lines(now, "+"), old.slice(old.length - end, old.length - end + 3).map(around));
}

/// Sizes the pictures, and draws the overlays anew because their lines keep their width.
function fit() {
  const stage = document.getElementById("stage");
  const device = currentDevice();
  if (!stage || !device || shownMode() === "sheet") return;
  const canvases = [...stage.querySelectorAll(".canvas")];
  const images = canvases.map(canvas => canvas.querySelector("img")).filter(image => image && image.naturalWidth);
  if (!images.length) return;
  const width = Math.max(...[...stage.querySelectorAll("img")].map(image => image.naturalWidth)) / device.scale;
  const height = Math.max(...[...stage.querySelectorAll("img")].map(image => image.naturalHeight)) / device.scale;
  const room = { width: (stage.clientWidth - 32) / canvases.length - 16, height: Math.max(360, window.innerHeight - topOf(stage) - 90) };
  const fitting = Math.min(room.width / width, room.height / height, 2);
  const zoom = state.zoom || Math.max(0.1, fitting);
  for (const canvas of canvases) {
    for (const image of canvas.querySelectorAll("img")) {
      image.style.width = image.naturalWidth / device.scale * zoom + "px";
      image.classList.toggle("pixelated", zoom * window.devicePixelRatio > device.scale);
    }
    canvas.querySelectorAll("svg").forEach(old => old.remove());
    const layout = stageDetails[canvas.dataset.layout];
    if (layout) {
      const drawing = drawOverlay(layout, 1 / zoom, shownNode(layout));
      if (shownMode() === "difference" && stageDetails.expected && canvas.dataset.layout === "actual") drawing.prepend(...ghosts(stageDetails.expected, layout, 1 / zoom));
      drawing.style.width = layout.nodes[0].width * zoom + "px";
      drawing.style.height = layout.nodes[0].height * zoom + "px";
      canvas.append(drawing);
    }
  }
  const label = document.getElementById("zoom-label");
  if (label) label.textContent = Math.round(zoom * 100) + " %";
  stage.dataset.zoom = zoom;
}

/// Where the stage begins while nothing is scrolled.
function topOf(stage) {
  const detail = document.getElementById("detail");
  return stage.getBoundingClientRect().top + detail.scrollTop;
}

const shownNode = layout => {
  const path = pinned || hovered;
  return path ? layout.byPath.get(path) || null : null;
};

/// The innermost view under the pointer; guides only while they are shown.
function point(canvas, event) {
  const layout = stageDetails[canvas.dataset.layout];
  if (!layout) return null;
  const area = canvas.querySelector("img").getBoundingClientRect();
  const zoom = Number(document.getElementById("stage").dataset.zoom);
  const x = (event.clientX - area.left) / zoom, y = (event.clientY - area.top) / zoom;
  let found = null;
  for (const node of layout.nodes) {
    if (node.kind === "guide" && !state.overlays.has(guideRole(node))) continue;
    const isInside = x >= node.left && x <= node.right && y >= node.top && y <= node.bottom;
    if (isInside && !node.hidden && (!found || node.width * node.height <= found.width * found.height)) found = node;
  }
  hover(found ? found.path : null, layout);
  return found ? found.path : null;
}

function hover(path, layout) {
  if (path === hovered && !pinned) return;
  hovered = path;
  const shown = layout || stageDetails.actual || stageDetails.expected;
  renderInspector(stageDetails, shown, path && shown ? shown.byPath.get(path) : null);
  fit();
}

function pin(path) {
  pinned = path;
  const layout = stageDetails.actual || stageDetails.expected;
  renderInspector(stageDetails, layout, layout.byPath.get(path));
  fit();
}
