// The pages beside that of the changes: sweeps that are stored, and how much the tests notice.

/// The pages that have something to show; one of them alone needs no tabs.
function shownPages() {
  return pages.filter(page => page.id === "changes" || page.items().length);
}

const currentPage = () => pages.find(page => page.id === state.page);

function tabs() {
  const shown = shownPages();
  if (shown.length < 2) return null;
  return el("nav", { class: "tabs", "aria-label": "Pages" }, shown.map(page => el("button", {
    class: page.id === state.page ? "on" : "", data: { page: page.id }, "aria-current": page.id === state.page ? "page" : null,
    on: { click: () => openPage(page.id) },
  }, page.title, el("span", { class: "count" }, String(page.items().length)))));
}

function openPage(id) {
  if (id === state.page) return;
  clearInterval(blinkTimer);
  state.page = id;
  state.opensDetail = false;
  document.body.classList.remove("detail-open");
  writeAddress();
  renderPage();
  const tab = document.querySelector(`.tabs [data-page="${id}"]`);
  if (tab) tab.focus();
}

function renderPage() {
  document.body.dataset.page = state.page;
  document.getElementById("list").setAttribute("aria-label", currentPage().title);
  renderHeader();
  renderList();
  renderDetail();
}

/// Whether a sweep or a test of the coverage is to be listed.
function isFound(words) {
  return !state.search || words.toLowerCase().includes(state.search.toLowerCase());
}

/// Target, suite and name of a test.
function nameParts(id) {
  const parts = id.split("/");
  return { target: parts[0], suite: parts.slice(1, -1).join("/"), test: parts[parts.length - 1] };
}

/// The places of those that are listed, by target, in the order of the list.
function sectionsByTarget(items, target, words) {
  const sections = new Map();
  items.forEach((item, place) => {
    if (!isFound(words(item))) return;
    const name = target(item);
    if (!sections.has(name)) sections.set(name, { target: name, members: [] });
    sections.get(name).members.push(place);
  });
  return [...sections.values()];
}

function choose(place, opens) {
  state.places[state.page] = place;
  if (opens) state.opensDetail = true;
  document.body.classList.toggle("detail-open", state.opensDetail);
  writeAddress();
  renderDetail();
  showSelected();
}

const sweepSections = () => sectionsByTarget(sweeps, each => nameParts(each.name).target, each => each.name + " " + each.device);

const sweepHeading = ({ target }) => el("h2", {}, el("span", { class: "target" }, visible(target)));

function sweepRow(place) {
  const { suite, test } = nameParts(sweeps[place].name);
  return rowOf(place, { data: { place }, on: { click: () => choose(place, true) } },
    el("span", { class: "words" }, el("span", { class: "name" }, visible(test)), el("span", { class: "suite" }, visible(suite)),
      el("span", { class: "reason" }, visible(sweeps[place].device))));
}

async function renderSweep() {
  const sweep = sweeps[state.places.sweeps];
  const detail = document.getElementById("detail");
  if (!sweep) return detail.replaceChildren(el("p", { class: "hint" }, "There is no sweep."));
  const { target, suite, test } = nameParts(sweep.name);
  const room = el("div", { class: "texts" });
  detail.replaceChildren(
    el("div", { class: "headline" }, backButton(), el("h2", {}, visible(test)), el("span", { class: "status passed" }, "passes"),
      el("span", { class: "place" }, visible(`${target} / ${suite}  ·  ${sweep.device}`))), room);
  const details = await loadDetails(sweep);
  if (!room.isConnected) return;
  const shown = details.texts.map(textSection);
  room.append(...(shown.length ? shown : [el("p", { class: "hint" }, "The sweep is not in the report: its folder was moved without its data.")]));
}

function backButton() {
  return el("button", { class: "quiet back", on: { click: closeDetail } }, "‹ " + currentPage().title);
}
