// One change: its words, its devices, its pictures, and the decision.

function renderDetail() {
  const detail = document.getElementById("detail");
  const page = currentPage();
  if (page.render) return page.render();
  const result = currentResult();
  if (!result) return detail.replaceChildren(el("p", { class: "hint" }, "There is nothing to decide."));
  const group = report.groups[groupOf.get(state.result)];
  const parts = [
    el("div", { class: "headline" },
      backButton(),
      el("h2", {}, result.test), statusMark(decisionOf(state.result) || result.status),
      el("span", { class: "place" }, result.target + " / " + result.suite + "  ·  " + result.file + ":" + result.line)),
    result.causes.length && result.status !== "failed" ? causes(result) : el("div", { id: "story-head" }),
    decision(result, group),
    deviceStrip(result),
    result.devices.length ? toolbar() : null,
    result.devices.length ? el("div", { class: "workbench" }, el("div", { id: "stage" }), el("aside", { id: "inspector", "aria-label": "Inspector" })) : null,
    // What is not needed to decide stands below the picture, so that the picture is seen without scrolling.
    el("div", { id: "story" }),
  ];
  // What a change does not have is null, which would be written out.
  detail.replaceChildren(...parts.filter(Boolean));
  showDevice();
  showStory(result);
}

/// What the result says of a device, as far as it is loaded, and of that which is shown.
const wordsOn = index => storyOf(currentResult()).words[index] || [];
const currentWords = () => wordsOn(state.device);

/// Loads what the result says in full and shows it; what was asked for earlier is dropped.
async function showStory(result) {
  if (detailsByName.has(result.story)) return renderStory(result);
  const story = await loadStory(result);
  if (result !== currentResult() || state.page !== "changes") return;
  if (story === noStory) renderNoStory(result);
  else renderStory(result);
  // Devices that pass stand beside the others, and words above the picture move it.
  if (shownMode() === "sheet" || stageDetails === noDetails) renderStage();
  else fit();
}

function renderStory(result) {
  const head = document.getElementById("story-head");
  if (head) head.replaceChildren(result.status === "failed" ? findings(result) : el("div", { class: "causes" }, changes(true)));
  document.getElementById("story").replaceChildren(...[
    head ? null : changes(),
    writes(result),
    el("details", { class: "message", open: !result.devices.length }, el("summary", {}, "The test's own words"), el("pre", {}, storyOf(result).message)),
  ].filter(Boolean));
}

/// The index has no more than a line.
function renderNoStory(result) {
  // The pictures, too, may be of another change than the heading says.
  if (isReplaced) return document.getElementById("detail").replaceChildren(el("p", { class: "hint", id: "replaced" }, "The report was made again since this page was opened. Reload the page."));
  const head = document.getElementById("story-head");
  if (head && result.status === "failed") head.replaceChildren(findings(result));
  document.getElementById("story").replaceChildren(el("p", { class: "hint" }, "The test's words are not in the report: its folder was moved without its data, or a file is not whole."));
}

/// As many as leave room for the picture on a small screen.
const shownCauses = 3;

function causes(result) {
  const list = result.causes.map(cause => el("li", {}, el("code", {}, cause.text),
    el("span", { class: "count" }, cause.devices.join(", ") + (cause.followers ? "; " + plural(cause.followers, "view") + " followed" : ""))));
  return el("div", { class: "causes" }, el("ul", {}, list.slice(0, shownCauses)),
    list.length > shownCauses ? el("details", { class: "more-causes" }, el("summary", {}, plural(list.length - shownCauses, "more cause")), el("ul", {}, list.slice(shownCauses))) : null);
}

/// What a check found: the whole point of its failure, so that it is in sight at once.
function findings(result) {
  const words = (currentWords().length ? currentWords() : [result.reason]).filter(Boolean).slice(0, 200);
  const item = text => el("li", {}, el("code", {}, visible(text)));
  return el("div", { class: "causes findings" }, el("ul", {}, words.slice(0, shownFindings).map(item)),
    words.length > shownFindings ? el("details", { class: "more-causes" }, el("summary", {}, plural(words.length - shownFindings, "more finding")), el("ul", {}, words.slice(shownFindings).map(item))) : null);
}
const shownFindings = 8;

/// What changed on the device that is shown, in words.
function changes(isOpen) {
  const device = currentDevice(), words = currentWords();
  if (!device || !words.length) return null;
  return el("details", { class: "changes", open: Boolean(isOpen) }, el("summary", {}, plural(words.length, "change") + " on " + device.label),
    el("ul", { class: "words" }, words.slice(0, 200).map(text => el("li", {}, text))));
}

function writes(result) {
  if (!result.pending || decisionOf(state.result)) return null;
  const paths = storyOf(result).writes;
  return el("details", { class: "writes" }, el("summary", {}, "Accepting writes " + plural(paths.length, "file")),
    el("ul", { class: "words" }, paths.slice(0, 200).map(path => el("li", {}, el("code", {}, path)))));
}

function decision(result, group) {
  const done = decisionOf(state.result);
  const many = group.results.filter(number => results[number].pending && !decisionOf(number));
  if (done) return el("div", { class: "decision done" }, "This change was " + done + ".");
  if (result.lost) return el("div", { class: "decision lost" }, result.lost);
  if (result.status === "failed") return el("div", { class: "decision" }, "A check failed: there is nothing to accept. Fix the view or the test.");
  if (!result.pending) return el("div", { class: "decision" }, "Nothing waits for a decision here.");
  if (state.served) {
    return el("div", { class: "decision" },
      el("button", { class: "accept", id: "accept", on: { click: () => decide("accept", [state.result]) } }, "Accept"),
      el("button", { class: "reject", id: "reject", on: { click: () => decide("reject", [state.result]) } }, "Reject"),
      many.length > 1 && el("button", { class: "accept soft", id: "accept-group", on: { click: () => decide("accept", many) } }, "Accept all " + many.length + " with this cause"),
      el("span", { id: "answer", role: "status" }));
  }
  const commands = many.length > 1 ? many.map(number => results[number].accept).join("\n") : "";
  return el("div", { class: "decision" },
    el("span", {}, "As it should be?"), el("code", { id: "command", title: result.accept }, result.accept), copyButton("Copy", result.accept),
    commands && copyButton("Copy all " + many.length + " with this cause", commands));
}

function copyButton(title, text) {
  return el("button", { class: "quiet copy", data: { copies: text }, on: { click: event => copy(text, event.target) } }, title);
}

async function copy(text, button) {
  const title = button.textContent;
  try { await navigator.clipboard.writeText(text); } catch {
    // From disk, browsers may refuse the clipboard: the selection can be copied by hand.
    const section = button.closest("section");
    const shown = section ? section.querySelector("pre") : document.getElementById("command");
    if (shown) getSelection().selectAllChildren(shown);
    button.textContent = "Press Control-C";
    return;
  }
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = title; }, 1200);
}

function deviceStrip(result) {
  if (result.devices.length < 2) return null;
  return el("div", { class: "devices", role: "tablist", "aria-label": "Devices" }, result.devices.map((device, index) => el("button", {
    class: "device" + (index === state.device ? " selected" : ""), role: "tab", "aria-selected": String(index === state.device),
    on: { click: () => select(state.result, index) },
  }, thumbnail(device), el("span", { class: "name" }, device.label))));
}

/// The modes that have something to show: without a reference there is nothing to compare with.
function modesOf(result, device) {
  if (!result || !device) return [];
  if (device.expected && device.actual) return result.status === "failed" ? modes.filter(mode => mode.id !== "sheet") : modes;
  if (result.devices.length + result.passed < 2) return [];
  return modes.filter(mode => mode.id === "sheet" || mode.id === "difference").map(mode => mode.id === "difference" ? { ...mode, title: "This device" } : mode);
}

/// The mode that was chosen, as far as the device has it.
function shownMode() {
  return modesOf(currentResult(), currentDevice()).some(mode => mode.id === state.mode) ? state.mode : "difference";
}

function toolbar() {
  const device = currentDevice(), shown = modesOf(currentResult(), device);
  const hasPicture = device && (device.expected || device.actual);
  if (!hasPicture && !shown.length) return el("div", { class: "toolbar none" });
  const button = (item, isOn, act, group) => el("button", {
    class: isOn ? "on" : "", "aria-pressed": String(isOn), title: `${item.title} (${item.key})`, data: { [group]: item.id }, on: { click: act },
  }, item.title);
  return el("div", { class: "toolbar", role: "toolbar", "aria-label": "View" },
    shown.length ? el("div", { class: "segments" }, shown.map(mode => button(mode, shownMode() === mode.id, () => setMode(mode.id), "mode"))) : null,
    el("div", { class: "zoom" },
      el("button", { title: "Smaller (-)", on: { click: () => zoomBy(1 / 1.5) } }, "−"),
      el("button", { id: "zoom-label", title: "Fit (0)", on: { click: () => setZoom(0) } }, "Fit"),
      el("button", { title: "Larger (+)", on: { click: () => zoomBy(1.5) } }, "+")),
    el("div", { class: "toggles" }, overlays.map(each => button(each, state.overlays.has(each.id), () => toggleOverlay(each.id), "overlay"))));
}

/// Loads the layouts of the device in question and shows them; what was asked for earlier is dropped.
async function showDevice() {
  const device = currentDevice();
  (pinned = null), (hovered = null);
  stageDetails = noDetails;
  renderStage();
  renderInspector(noDetails, null, null);
  if (!device) return;
  const details = await loadDetails(device);
  if (device !== currentDevice()) return;
  stageDetails = details;
  // Texts alone take the whole width.
  const workbench = document.querySelector(".workbench");
  if (workbench) workbench.classList.toggle("alone", !device.expected && !device.actual && !details.expected && !details.actual);
  renderStage();
  renderInspector(details, details.actual || details.expected, null);
}

function select(result, device, opens) {
  state.result = result;
  state.device = device || 0;
  if (opens) state.opensDetail = true;
  document.body.classList.toggle("detail-open", state.opensDetail);
  writeAddress();
  renderDetail();
  showSelected();
}

function closeDetail() {
  state.opensDetail = false;
  document.body.classList.remove("detail-open");
}

function setMode(mode) {
  if (!modesOf(currentResult(), currentDevice()).some(each => each.id === mode)) return;
  state.mode = mode;
  writeAddress(true);
  refreshToolbar();
  renderStage();
}

function toggleOverlay(id) {
  if (!state.overlays.delete(id)) state.overlays.add(id);
  writeAddress(true);
  refreshToolbar();
  fit();
}

function refreshToolbar() {
  const old = document.querySelector(".toolbar");
  if (old) old.replaceWith(toolbar());
}

function setZoom(zoom) {
  state.zoom = zoom;
  fit();
}

function zoomBy(factor) {
  const now = Number(document.getElementById("stage").dataset.zoom) || 1;
  setZoom(Math.min(32, Math.max(0.1, now * factor)));
}
