// Keys, decisions by a server, and the beginning.

const keys = [
  ["j / k", "next, previous change"], ["← / →", "previous, next device; smaller, larger screen of a sweep"], ["1 – 6", "difference, side by side, slider, onion skin, blink, all devices"],
  ["c g m f l b", "constraints, guides, margins, safe area, frames, ambiguity"], ["+ − 0", "larger, smaller, fit"],
  ["a / r", "accept, reject (or copy the command)"], ["/", "search"], ["t", "light or dark"], ["Esc", "let go, close"], ["?", "these keys"],
];

function showHelp() {
  const dialog = document.getElementById("help");
  dialog.replaceChildren(el("h2", {}, "Keys"),
    el("dl", {}, keys.flatMap(([key, meaning]) => [el("dt", {}, key), el("dd", {}, meaning)])),
    el("form", { method: "dialog" }, el("button", { class: "quiet" }, "Close")));
  if (!dialog.open) dialog.showModal();
}

function step(by) {
  const listed = listedResults();
  if (!listed.length) return;
  const place = listed.indexOf(selectedPlace());
  const next = listed[Math.min(listed.length - 1, Math.max(0, place + by))];
  if (next === selectedPlace() && place >= 0) return;
  if (state.page === "changes") select(next, 0);
  else choose(next);
}

/// To the left and the right: the devices of a change, or the sizes of a sweep.
function stepAcross(by) {
  if (state.page === "changes") stepDevice(by);
  else if (state.page === "sweeps" && shownSweep) setSize(shownSweep, shownSweep.size + by);
}

function stepDevice(by) {
  const count = currentResult() ? currentResult().devices.length : 0;
  if (count > 1) select(state.result, (state.device + by + count) % count);
}

document.addEventListener("keydown", event => {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const field = event.target.closest && event.target.closest("input, select, textarea");
  if (event.key === "Escape") {
    if (field) field.blur();
    if (state.page === "changes") {
      pinned = null;
      hover(null);
    }
    closeDetail();
    return;
  }
  const isRange = field && field.type === "range";
  if (field && !(isRange && !event.key.startsWith("Arrow"))) return;
  if (document.getElementById("help").open) return;
  const mode = modes.find(each => each.key === event.key);
  const overlay = overlays.find(each => each.key === event.key);
  const acts = {
    j: () => step(1), k: () => step(-1), ArrowDown: () => step(1), ArrowUp: () => step(-1),
    ArrowRight: () => stepAcross(1), ArrowLeft: () => stepAcross(-1),
    "+": () => zoomBy(1.5), "=": () => zoomBy(1.5), "-": () => zoomBy(1 / 1.5), 0: () => setZoom(0),
    "/": () => document.getElementById("search").focus(), "?": showHelp, t: switchTheme,
    a: () => press("accept"), r: () => press("reject"),
  };
  // Of the other keys, most are about pictures.
  if (state.page !== "changes" && !["j", "k", "/", "?", "t"].includes(event.key) && !event.key.startsWith("Arrow")) return;
  const act = mode ? () => setMode(mode.id) : overlay ? () => toggleOverlay(overlay.id) : acts[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});

function press(verdict) {
  const button = document.getElementById(verdict) || (verdict === "accept" ? document.querySelector(".decision .copy") : null);
  if (button) button.click();
}

/// Asks the server for a decision, and says what came of it.
async function decide(verdict, numbers) {
  const say = words => { const answer = document.getElementById("answer"); if (answer) answer.textContent = words; };
  say("…");
  let answer;
  try {
    const response = await fetch("decide", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ verdict, results: numbers, report: report.mark }) });
    if (!response.ok) return say(await response.text());
    answer = await response.json();
  } catch { return say("The server does not answer. Is it still running?"); }
  for (const number of answer.done) state.decided.set(number, verdict === "accept" ? "accepted" : "rejected");
  answer.done.forEach(refreshRow);
  renderDetail();
  if (answer.refused.length) say(visible(answer.refused[0].reason));
  else if (answer.done.includes(state.result)) stepToOpen();
}

/// Goes on to the next change that waits.
function stepToOpen() {
  const listed = listedResults();
  const place = listed.indexOf(state.result);
  const next = [...listed.slice(place + 1), ...listed.slice(0, place)].find(number => results[number].pending && !decisionOf(number));
  if (next !== undefined) select(next, 0);
}

/// A page that is served says what is still open; from disk nobody is asked.
async function askServer() {
  if (!/^http:$/.test(location.protocol) || !/^(127\.0\.0\.1|localhost)$/.test(location.hostname)) return;
  try {
    const response = await fetch("state");
    if (!response.ok) return;
    const answer = await response.json();
    state.served = true;
    for (const [number, word] of Object.entries(answer.decided)) state.decided.set(Number(number), word);
  } catch { return; }
  for (const number of state.decided.keys()) refreshRow(number);
  renderDetail();
}

document.getElementById("app").append(
  el("header", { id: "header" }),
  el("main", {}, el("nav", { id: "list", "aria-label": "Changes" }), el("article", { id: "detail" })),
  el("dialog", { id: "help" }));
for (const [title, texts] of [[report.rejected.length + " rejected", report.rejected], [report.unknown, report.gaps]]) {
  if (!texts.length) continue;
  document.getElementById("app").prepend(el("details", { class: "gaps", open: texts.length <= 3 },
    el("summary", {}, title), el("ul", {}, texts.map(text => el("li", {}, text)))));
}
readAddress();
document.body.classList.toggle("detail-open", state.opensDetail);
renderPage();
askServer();
window.addEventListener("resize", fit);
window.addEventListener("popstate", () => {
  const page = state.page;
  readAddress();
  document.body.classList.toggle("detail-open", state.opensDetail);
  if (page !== state.page) return renderPage();
  renderDetail();
  markSelected();
});
