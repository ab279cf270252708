// One change: its words, its devices, its pictures, and the decision.

function renderDetail() {
  const detail = document.getElementById("detail");
  const result = currentResult();
  if (!result) return detail.replaceChildren(el("p", { class: "hint" }, "There is nothing to decide."));
  const group = report.groups[groupOf.get(state.result)];
  const parts = [
    el("div", { class: "headline" },
      el("button", { class: "quiet back", on: { click: closeDetail } }, "‹ Changes"),
      el("h2", {}, result.test), statusMark(decisionOf(state.result) || result.status),
      el("span", { class: "place" }, result.target + " / " + result.suite + "  ·  " + result.file + ":" + result.line)),
    causes(result),
    decision(result, group),
    deviceStrip(result),
    toolbar(),
    el("div", { class: "workbench" }, el("div", { id: "stage" }), el("aside", { id: "inspector", "aria-label": "Inspector" })),
    // What is not needed to decide stands below the picture, so that the picture is seen without scrolling.
    result.causes.length ? changes() : null,
    writes(result),
    el("details", { class: "message" }, el("summary", {}, "The test's own words"), el("pre", {}, result.message)),
  ];
  // What a change does not have is null, which would be written out.
  detail.replaceChildren(...parts.filter(Boolean));
  showDevice();
}

/// As many as leave room for the picture on a small screen.
const shownCauses = 3;

function causes(result) {
  const list = result.causes.map(cause => el("li", {}, el("code", {}, cause.text),
    el("span", { class: "count" }, cause.devices.join(", ") + (cause.followers ? "; " + plural(cause.followers, "view") + " followed" : ""))));
  return el("div", { class: "causes" },
    list.length ? el("ul", {}, list.slice(0, shownCauses)) : changes(true),
    list.length > shownCauses ? el("details", { class: "more-causes" }, el("summary", {}, plural(list.length - shownCauses, "more cause")), el("ul", {}, list.slice(shownCauses))) : null);
}

/// What changed on the device that is shown, in words.
function changes(isOpen) {
  const device = currentDevice();
  if (!device || !device.words.length) return null;
  return el("details", { class: "changes", open: Boolean(isOpen) }, el("summary", {}, plural(device.words.length, "change") + " on " + device.label),
    el("ul", { class: "words" }, device.words.slice(0, 200).map(text => el("li", {}, text))));
}

function writes(result) {
  if (!result.pending || decisionOf(state.result)) return null;
  return el("details", { class: "writes" }, el("summary", {}, "Accepting writes " + plural(result.writes.length, "file")),
    el("ul", { class: "words" }, result.writes.slice(0, 200).map(path => el("li", {}, el("code", {}, path)))));
}

function decision(result, group) {
  const done = decisionOf(state.result);
  const many = group.results.filter(number => results[number].pending && !decisionOf(number));
  if (done) return el("div", { class: "decision done" }, "This change was " + done + ".");
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
    const command = document.getElementById("command");
    if (command) getSelection().selectAllChildren(command);
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

function toolbar() {
  const button = (item, isOn, act, group) => el("button", {
    class: isOn ? "on" : "", "aria-pressed": String(isOn), title: `${item.title} (${item.key})`, data: { [group]: item.id }, on: { click: act },
  }, item.title);
  return el("div", { class: "toolbar", role: "toolbar", "aria-label": "View" },
    el("div", { class: "segments" }, modes.map(mode => button(mode, state.mode === mode.id, () => setMode(mode.id), "mode"))),
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
  markSelected();
  const row = document.querySelector("#list .row.selected");
  if (row) row.scrollIntoView({ block: "nearest" });
}

function closeDetail() {
  state.opensDetail = false;
  document.body.classList.remove("detail-open");
}

function setMode(mode) {
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
