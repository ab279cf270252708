// The list of changes: those with one cause together.

function statusMark(status) {
  return el("span", { class: "status " + status }, status);
}

function thumbnail(device) {
  const source = device && (device.difference || device.actual || device.expected);
  if (!source) return el("span", { class: "thumb none" });
  return el("span", { class: "thumb" },
    el("img", { src: source, loading: "lazy", decoding: "async", alt: "", draggable: "false" }));
}

/// Rows that are there at once; the others follow after the first paint.
const firstRows = 60;
let listing = 0;

function renderList() {
  const list = document.getElementById("list");
  list.replaceChildren();
  rowsByPlace.clear();
  const page = currentPage();
  const sections = page.sections ? page.sections() : changeSections();
  const [count, all] = [sections.reduce((sum, each) => sum + each.members.length, 0), page.items().length];
  if (!count) {
    list.append(el("p", { class: "empty" },
      all ? `No ${page.word} matches the filters. `
        : report.gaps.length + report.rejected.length ? "No change waits for a decision. What is wrong stands above." : "Every snapshot is as it should be.",
      all ? el("button", { class: "quiet", on: { click: clearFilters } }, "Clear the filters") : null));
  }
  document.getElementById("shown").textContent = count === all ? plural(count, page.word) : count + " of " + plural(all, page.word);
  appendSections(list, sections, firstRows, ++listing, page);
}

/// The changes that are listed: those with one cause together.
function changeSections() {
  return report.groups
    .map(group => ({ group, members: group.results.filter(each => isListed(results[each])) }))
    .filter(each => each.members.length);
}

/// Appends so many rows, and later the rest, unless the list was made anew meanwhile. One cause may have thousands of rows.
function appendSections(list, sections, limit, number, page, begun = null) {
  if (number !== listing) return;
  const part = document.createDocumentFragment(), rest = [...sections];
  let left = limit;
  while (rest.length && left > 0) {
    const { members } = rest[0];
    if (!begun) part.append(begun = el("section", { class: "group" }, page.heading(rest[0])));
    begun.append(rowsOf(members.slice(0, left), page.row));
    if (members.length > left) rest[0] = { ...rest[0], members: members.slice(left) };
    else rest.shift(), begun = null;
    left -= members.length;
  }
  list.append(part);
  markSelected();
  if (rest.length) requestAnimationFrame(() => setTimeout(() => appendSections(list, rest, 4 * firstRows, number, page, begun)));
}

/// Rows that are drawn together, once they are scrolled to. Until then they take the room that most rows take.
function rowsOf(places, row) {
  const rows = el("div", { class: "rows" }, places.map(row));
  rows.style.containIntrinsicSize = `auto ${71 * places.length}px`;
  return rows;
}

function listHeading({ group, members }) {
  if (members.length < 2) return null;
  return el("h2", {}, el("span", { class: "cause" }, group.cause), el("span", { class: "count" }, members.length + " with this cause"));
}

function plural(count, word) { return count + " " + word + (count === 1 ? "" : "s"); }

function listRow(number) {
  const result = results[number];
  const devices = result.devices;
  return rowOf(number, { data: { result: number }, on: { click: () => select(number, 0, true) } },
    thumbnail(devices[0]),
    el("span", { class: "words" },
      el("span", { class: "name" }, result.test),
      el("span", { class: "suite" }, result.target + " / " + result.suite),
      el("span", { class: "reason" }, result.reason)),
    el("span", { class: "side" }, statusMark(decisionOf(number) || result.status),
      el("span", { class: "count" }, devices.length > 1 ? devices.length + " devices" : devices[0] ? devices[0].label : "")));
}

/// A row of the list.
function rowOf(place, properties, ...children) {
  const row = el("button", { class: "row", ...properties }, ...children);
  rowsByPlace.set(place, row);
  return row;
}

function decisionOf(number) { return state.decided.get(number); }

/// The rows of the list by the place of what they show: looking for one among thousands takes long.
const rowsByPlace = new Map();

/// Marks the row of what is shown, and no other.
function markSelected() {
  const row = rowsByPlace.get(selectedPlace());
  const marked = document.querySelector("#list .row.selected");
  if (marked === row) return;
  if (marked) {
    marked.classList.remove("selected");
    marked.removeAttribute("aria-current");
  }
  if (!row) return;
  row.classList.add("selected");
  row.setAttribute("aria-current", "true");
}

function showSelected() {
  markSelected();
  const row = document.querySelector("#list .row.selected");
  if (row) row.scrollIntoView({ block: "nearest" });
}

/// Says anew how a result stands, without losing the place in the list.
function refreshRow(number) {
  const row = rowsByPlace.get(number);
  if (row && state.page === "changes") row.replaceWith(listRow(number));
  markSelected();
}

function clearFilters() {
  Object.assign(state, { search: "", status: "", suite: "", deviceName: "", cause: "" });
  renderHeader();
  renderList();
}

function renderHeader() {
  const statuses = new Map();
  for (const result of results) statuses.set(result.status, (statuses.get(result.status) || 0) + 1);
  const suites = [...new Set(results.map(result => result.target + "/" + result.suite))].sort();
  const devices = [...new Set(results.flatMap(result => result.devices.map(device => device.label)))].sort();
  const causes = [...new Set(results.flatMap(result => result.causes.map(cause => cause.text)))].sort();
  const chip = (status, count) => el("button", {
    class: "chip " + status + (state.status === status ? " on" : ""), "aria-pressed": String(state.status === status),
    data: { status }, on: { click: () => filter({ status: state.status === status ? "" : status }) },
  }, el("b", {}, String(count)), " " + status);
  const choice = (name, label, all, options) => {
    const select = el("select", { "aria-label": label, id: "filter-" + name, on: { change: event => filter({ [name]: event.target.value }) } },
      el("option", { value: "" }, all), options.map(option => el("option", { value: option }, option)));
    select.value = state[name];
    return select;
  };
  const searched = state.page === "changes" ? "Search names and causes" : "Search";
  const search = el("input", {
    type: "search", id: "search", placeholder: searched, "aria-label": searched,
    on: { input: event => filter({ search: event.target.value }, true) },
  });
  search.value = state.search;
  document.getElementById("header").replaceChildren(
    el("div", { class: "title" }, el("h1", {}, report.title),
      report.origin ? el("span", { id: "origin" }, report.origin) : null, el("span", { id: "shown", "aria-live": "polite" }),
      el("button", { class: "quiet", id: "theme", title: "Light or dark (t)", on: { click: switchTheme } }, "◐"),
      el("button", { class: "quiet", id: "help-button", title: "Keys (?)", on: { click: showHelp } }, "?")),
    ...[tabs()].filter(Boolean),
    el("div", { class: "filters" }, search, state.page === "changes" ? [
      el("div", { class: "chips" }, [...statuses].map(([status, count]) => chip(status, count))),
      causes.length > 1 ? choice("cause", "Cause", "All causes", causes) : null,
      choice("suite", "Suite", "All suites", suites),
      choice("deviceName", "Device", "All devices", devices),
    ] : null));
}

function filter(change, keepsHeader) {
  Object.assign(state, change);
  if (!keepsHeader) renderHeader();
  renderList();
}

function switchTheme() {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  const now = document.documentElement.dataset.theme || (isDark ? "dark" : "light");
  document.documentElement.dataset.theme = now === "dark" ? "light" : "dark";
}
