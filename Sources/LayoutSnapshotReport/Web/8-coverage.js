// How many changes of constraints the tests notice, and which ones nobody would.

/// What each kind of an unnoticed change means, worst first.
const kinds = [
  { id: "redundant", title: "Redundant", means: "The layout is the same without it on every known device. It can go, or it says what other constraints say already." },
  { id: "untested", title: "Untested", means: "The test's devices do not show it, but another device would. Add that device to the test." },
  { id: "without effect", title: "Without effect", means: "Other changes, such as of a constant or a priority, that no known device shows." },
];

/// Whole per cent, rounded down: 100 says that nothing is unnoticed.
function score(records) {
  const all = records.reduce((sum, each) => sum + each.changes, 0);
  const unnoticed = records.reduce((sum, each) => sum + each.unnoticed.length, 0);
  return all > 0 ? Math.max(0, Math.floor((all - unnoticed) * 100 / all)) : 100;
}

function scoreBar(per) {
  const bar = el("span", { class: "bar" + (per < 100 ? "" : " whole"), role: "img", "aria-label": per + " % are noticed" }, el("i", {}));
  bar.firstChild.style.width = per + "%";
  return bar;
}

const coverageSections = () => sectionsByTarget(coverage, each => each.target,
  each => [each.id, each.file, ...each.unnoticed.map(change => change.text)].join(" "));

function coverageHeading({ target }) {
  // The score is the target's, whatever the search leaves of it.
  const per = score(coverage.filter(each => each.target === target));
  return el("h2", { class: "scored" }, el("span", { class: "target" }, visible(target)), el("span", { class: "per" }, per + " %"), scoreBar(per));
}

function coverageRow(place) {
  const record = coverage[place], { suite, test } = nameParts(record.id), per = score([record]);
  return rowOf(place, { data: { place }, on: { click: () => choose(place, true) } },
    el("span", { class: "words" }, el("span", { class: "name" }, visible(test)), el("span", { class: "suite" }, visible(suite)), scoreBar(per)),
    el("span", { class: "side" }, el("span", { class: "per" }, per + " %"),
      el("span", { class: "count" }, record.unnoticed.length ? record.unnoticed.length + " unnoticed" : "all noticed")));
}

function renderCoverage() {
  const record = coverage[state.places.coverage];
  const detail = document.getElementById("detail");
  if (!record) return detail.replaceChildren(el("p", { class: "hint" }, "There is no coverage."));
  const { suite, test } = nameParts(record.id), per = score([record]);
  const noticed = record.changes - record.unnoticed.length;
  detail.replaceChildren(
    el("div", { class: "headline" }, backButton(), el("h2", {}, visible(test)),
      el("span", { class: "place" }, visible(`${record.target} / ${suite}  ·  ${record.file}:${record.line}`))),
    el("div", { class: "score" }, el("b", {}, per + " %"), scoreBar(per),
      el("span", { class: "score-words" }, `${noticed} of ${plural(record.changes, "change")} noticed on ${visible(record.devices.join(", ")) || "no device"}`)),
    el("p", { class: "hint" }, "Each constraint was changed in turn. A change that no picture and no frame shows is unnoticed."),
    ...kindGroups(record));
}

function kindGroups(record) {
  if (!record.unnoticed.length) return [el("p", { class: "all-noticed" }, "Every change of a constraint is noticed.")];
  // A kind that this page does not know is shown under its own name.
  const others = [...new Set(record.unnoticed.map(each => each.kind))].filter(id => !kinds.some(each => each.id === id));
  const all = [...kinds, ...others.map(id => ({ id, title: visible(id), means: "" }))];
  return all.map(kind => ({ kind, members: record.unnoticed.filter(each => each.kind === kind.id) })).filter(each => each.members.length)
    .map(({ kind, members }) => el("section", { class: "kind", data: { kind: kind.id } },
      el("h3", {}, kind.title, el("span", { class: "count" }, String(members.length))), kind.means && el("p", { class: "hint" }, kind.means),
      el("ul", {}, members.map(change => el("li", {}, el("code", {}, visible(change.text)),
        change.noticedOn ? el("span", { class: "noticed" }, visible(change.noticedOn) + " would show it") : null,
        change.place ? el("code", { class: "place" }, visible(change.place)) : null)))));
}
