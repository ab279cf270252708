// Where the reader is. The address keeps it, so that a link leads back and the back button works.

const modes = [
  { id: "difference", title: "Difference", key: "1" },
  { id: "side", title: "Side by side", key: "2" },
  { id: "slider", title: "Slider", key: "3" },
  { id: "onion", title: "Onion skin", key: "4" },
  { id: "blink", title: "Blink", key: "5" },
  { id: "sheet", title: "All devices", key: "6" },
];
const overlays = [
  { id: "constraints", title: "Constraints", key: "c" },
  { id: "guides", title: "Guides", key: "g" },
  { id: "margins", title: "Margins", key: "m" },
  { id: "safearea", title: "Safe area", key: "f" },
  { id: "labels", title: "Frames", key: "l" },
  { id: "ambiguity", title: "Ambiguity", key: "b" },
];

const pages = [
  { id: "changes", title: "Changes", word: "change", items: () => results, heading: each => listHeading(each), row: each => listRow(each) },
  { id: "sweeps", title: "Sweeps", word: "sweep", items: () => sweeps, sections: () => sweepSections(), heading: each => sweepHeading(each), row: each => sweepRow(each), render: () => renderSweep() },
  { id: "coverage", title: "Coverage", word: "test", items: () => coverage, sections: () => coverageSections(), heading: each => coverageHeading(each), row: each => coverageRow(each), render: () => renderCoverage() },
];

const state = {
  page: "changes", places: { sweeps: 0, coverage: 0 },
  result: 0, device: 0, mode: "difference", zoom: 0, overlays: new Set(),
  search: "", status: "", suite: "", deviceName: "", cause: "", opensDetail: false,
  /// What the server said of each result: open, accepted, rejected. Without a server nothing is known.
  served: false, decided: new Map(),
};

function readAddress() {
  const words = new URLSearchParams(location.hash.slice(1));
  const page = shownPages().find(each => each.id === words.get("p"));
  state.page = page ? page.id : "changes";
  state.opensDetail = words.has("r");
  const place = Number(words.get("r") || 1) - 1;
  const isThere = Number.isInteger(place) && Boolean(currentPage().items()[place]);
  if (state.page !== "changes") {
    state.places[state.page] = isThere ? place : 0;
    return;
  }
  state.result = isThere ? place : 0;
  const device = Number(words.get("d") || 1) - 1;
  const devices = results[state.result] ? results[state.result].devices : [];
  state.device = devices[device] ? device : 0;
  if (modes.some(mode => mode.id === words.get("m"))) state.mode = words.get("m");
  const shown = (words.get("o") || "").split(" ");
  state.overlays = new Set(overlays.map(each => each.id).filter(id => shown.includes(id)));
}

function writeAddress(replace) {
  const words = new URLSearchParams();
  if (state.page !== "changes") words.set("p", state.page);
  words.set("r", selectedPlace() + 1);
  if (state.page !== "changes") return keepAddress(words, replace);
  if (state.device) words.set("d", state.device + 1);
  if (state.mode !== "difference") words.set("m", state.mode);
  if (state.overlays.size) words.set("o", [...state.overlays].join(" "));
  keepAddress(words, replace);
}

function keepAddress(words, replace) {
  const address = "#" + words;
  if (address === location.hash) return;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
}

/// Whether a result is to be listed.
function isListed(result) {
  const text = state.search.toLowerCase();
  return (!text || (result.id + " " + result.reason).toLowerCase().includes(text))
    && (!state.status || result.status === state.status)
    && (!state.suite || result.target + "/" + result.suite === state.suite)
    && (!state.cause || result.causes.some(cause => cause.text === state.cause))
    && (!state.deviceName || result.devices.some(device => device.label === state.deviceName));
}

/// The place of what is shown among all of the page.
const selectedPlace = () => state.page === "changes" ? state.result : state.places[state.page];

/// The numbers of what is listed, as the list has them.
function listedResults() {
  const page = currentPage();
  if (page.sections) return page.sections().flatMap(section => section.members);
  return report.groups.flatMap(group => group.results.filter(number => isListed(results[number])));
}

const currentResult = () => results[state.result];
const currentDevice = () => (currentResult() ? currentResult().devices[state.device] : undefined);
