"use strict";
// What the report knows. Everything here comes from tests: it is put into the page as text, never as markup.

const report = JSON.parse(document.getElementById("report-data").textContent);
const results = report.results;
// An older report has neither.
const sweeps = report.sweeps || [];
const coverage = report.coverage || [];
const groupOf = new Map();
report.groups.forEach((group, number) => group.results.forEach(result => groupOf.set(result, number)));

/// What scripts beside the page hold, by their names, once loaded: layouts and texts of devices, and stories of results.
const detailsByName = new Map();
const waitingForDetails = new Map();

/// Called by the scripts beside the page, which browsers load from disk where they would not load JSON.
function layoutSnapshotDetails(name, value, mark) {
  if (!isOwn(mark)) return;
  keepDetails(name, {
    expected: parseLayout(value.expected, value.expectedConstraints),
    actual: parseLayout(value.actual, value.actualConstraints),
    texts: value.texts || [],
  });
}

/// Called in the same way: what a result says beyond what the list needs.
function layoutSnapshotStory(name, value, mark) {
  if (isOwn(mark)) keepDetails(name, value);
}

/// Whether the folder has another report by now. Its numbers mean other changes.
let isReplaced = false;

/// Whether a file is of this report.
function isOwn(mark) {
  if (mark !== report.mark) isReplaced = true;
  return mark === report.mark;
}

function keepDetails(name, details) {
  detailsByName.set(name, details);
  const waiting = waitingForDetails.get(name);
  waitingForDetails.delete(name);
  if (waiting) waiting.forEach(resolve => resolve(details));
}

const noDetails = { expected: null, actual: null, texts: [] };
const noStory = { message: null, writes: [], words: [], passed: [] };

/// The details of a device; those of a device without any are empty.
const loadDetails = device => load(device.details, noDetails);
const loadStory = result => load(result.story, noStory);
/// The story as far as it is loaded.
const storyOf = result => detailsByName.get(result.story) || noStory;

/// What a script beside the page holds; something else where there is no such script.
function load(name, none) {
  if (!name) return Promise.resolve(none);
  if (detailsByName.has(name)) return Promise.resolve(detailsByName.get(name));
  return new Promise(resolve => {
    const waiting = waitingForDetails.get(name);
    if (waiting) return waiting.push(resolve);
    waitingForDetails.set(name, [resolve]);
    const script = document.createElement("script");
    script.nonce = document.currentScript ? document.currentScript.nonce : pageNonce;
    script.src = name;
    // The folder was moved without its data, a file is not whole, or it is of another report.
    script.onerror = script.onload = () => {
      const waiting = waitingForDetails.get(name) || [];
      waitingForDetails.delete(name);
      waiting.forEach(resolve => resolve(none));
    };
    document.head.append(script);
  });
}
const pageNonce = document.currentScript.nonce;

/// A layout's JSON with frames from the root; none where it is no layout.
///
/// What its constraints say and look like comes with it, because nothing of that is decided here.
function parseLayout(text, constraints) {
  if (!text) return null;
  let file;
  try { file = JSON.parse(text); } catch { return null; }
  if (!file || !Array.isArray(file.nodes) || !file.nodes.length) return null;
  const byPath = new Map();
  const nodes = [];
  for (const node of file.nodes) {
    if (typeof node.path !== "string" || !Array.isArray(node.frame) || node.frame.length !== 4) continue;
    const slash = node.path.lastIndexOf("/");
    const parent = slash < 0 ? null : byPath.get(node.path.slice(0, slash));
    const [x, y, width, height] = node.frame.map(Number);
    // What lies in a scroll view lies where it has been scrolled to.
    const [scrolledX, scrolledY] = parent && Array.isArray(parent.offset) ? parent.offset.map(Number) : [0, 0];
    const origin = parent ? { left: parent.left - scrolledX, top: parent.top - scrolledY } : { left: 0, top: 0 };
    const item = {
      ...node, parent,
      name: node.path.slice(slash + 1), local: [x, y, width, height],
      left: origin.left + x, top: origin.top + y, width, height,
      right: origin.left + x + width, bottom: origin.top + y + height,
      depth: parent ? parent.depth + 1 : 0,
    };
    byPath.set(node.path, item);
    nodes.push(item);
  }
  return {
    nodes, byPath, constraints: withItems(constraints, nodes), conflicts: file.conflicts || [], device: file.device || {},
  };
}

/// A number as people write it.
function plain(number) {
  return String(Math.round(number * 1000) / 1000);
}

/// Controls and marks that turn the direction of reading, shown as what they are.
function visible(text) {
  return String(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}]/gu, letter =>
    letter === "\n" ? letter : "\\u{" + letter.codePointAt(0).toString(16).toUpperCase() + "}");
}

/// An element with properties and children; strings become text.
function el(tag, properties, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "class") element.className = value;
    else if (name === "on") for (const [event, act] of Object.entries(value)) element.addEventListener(event, act);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (value === true) element.setAttribute(name, "");
    else element.setAttribute(name, value);
  }
  for (const child of children.flat()) {
    if (child !== undefined && child !== null && child !== false) element.append(child);
  }
  return element;
}

function svg(tag, properties, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(properties || {})) {
    if (value !== undefined && value !== null) element.setAttribute(name, value);
  }
  element.append(...children.flat().filter(Boolean));
  return element;
}
