// Made by Scripts/embed-web from Sources/LayoutSnapshotCanvas/Web; changes belong there.

/// The canvas's style and program.
enum WebAssets {
  static let style = ##"""
    :root {
      --ground: #f5f5f7; --panel: #ffffff; --line: #e1e1e6; --text: #1d1d1f; --soft: #68686d; --accent: #0066cc; --red: #c9281c;
      --check: #ececf0; color-scheme: light dark;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #161618; --panel: #1e1e21; --line: #38383d; --text: #f2f2f4; --soft: #a0a0a8; --accent: #4da3ff; --red: #ff6f61;
        --check: #2a2a2e;
      }
    }
    * { box-sizing: border-box; }
    html { font: 14px/1.45 system-ui, -apple-system, "Inter", "Segoe UI", Roboto, sans-serif; color: var(--text); background: var(--ground); }
    body { margin: 0; height: 100dvh; display: flex; flex-direction: column; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    header { display: flex; flex-wrap: wrap; gap: 8px 14px; align-items: center; padding: 10px 16px; background: var(--panel); border-bottom: 1px solid var(--line); }
    header strong { font-size: 16px; }
    select, input[type="text"], input[type="number"] { font: inherit; color: inherit; padding: 4px 8px; border-radius: 7px; border: 1px solid var(--line); background: var(--ground); }
    input[type="text"] { width: 84px; } input[type="number"] { width: 76px; }
    label { display: flex; gap: 6px; align-items: center; color: var(--soft); }
    main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(0, 1fr) 300px; }
    #stage { overflow: auto; padding: 24px 40px 40px 24px; background: repeating-conic-gradient(var(--check) 0 25%, transparent 0 50%) 0 0 / 16px 16px, var(--ground); }
    #box { position: relative; width: fit-content; box-shadow: 0 1px 2px #0002, 0 8px 24px #0002; background: #fff; }
    #box.dark { background: #000; }
    canvas { display: block; }
    #selection { position: absolute; pointer-events: none; border: 2px solid #007aff; background: #007aff24; }
    .handle { position: absolute; touch-action: none; background: var(--accent); border-radius: 4px; opacity: 0.55; }
    .handle:hover { opacity: 1; }
    .handle.x { right: -16px; top: calc(50% - 24px); width: 8px; height: 48px; cursor: ew-resize; }
    .handle.y { bottom: -16px; left: calc(50% - 24px); width: 48px; height: 8px; cursor: ns-resize; }
    .handle.xy { right: -18px; bottom: -18px; width: 14px; height: 14px; cursor: nwse-resize; }
    aside { overflow: auto; padding: 16px; background: var(--panel); border-left: 1px solid var(--line); }
    aside h2 { margin: 0 0 4px; font-size: 16px; overflow-wrap: anywhere; } aside p { margin: 0 0 12px; color: var(--soft); overflow-wrap: anywhere; }
    aside li { font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; margin-bottom: 4px; }
    aside ul { margin: 0; padding-left: 18px; } .broken { color: var(--red); }
    #complaints { margin: 0; max-height: 40%; overflow: auto; padding: 10px 16px; background: var(--panel); color: var(--red); border-bottom: 1px solid var(--line); font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    #message { padding: 8px 16px; background: var(--panel); color: var(--red); border-bottom: 1px solid var(--line); white-space: pre-wrap; }
    [hidden] { display: none !important; }
    @media (max-width: 700px) {
      header { flex-wrap: nowrap; overflow-x: auto; } header > * { flex: none; }
      main { grid-template-columns: 1fr; grid-template-rows: minmax(0, 1fr) fit-content(34%); }
      aside { border-left: 0; border-top: 1px solid var(--line); }
    }

    """##

  static let script = ##"""
    "use strict";

    /// What the page shows, kept in the address so that it survives a reload.
    const settings = {
      view: "", device: "iPhone17", width: 402, height: 874, scale: Math.min(3, Math.max(1, Math.ceil(devicePixelRatio))),
      ios26: false, dark: false, contrast: false, rtl: false, size: "", locale: "", overlay: false,
    };
    /// For tests: how many frames arrived, and how many were asked for.
    const counts = { shown: 0, asked: 0 };
    let state = null, frame = null, inspection = null, selected = null;
    let isAsking = false, isStale = false, idle = 0;

    function node(name, attributes = {}, ...children) {
      const made = document.createElement(name);
      for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
        else made[key] = value;
      }
      made.append(...children);
      return made;
    }

    function field(id, words) { return node("label", {}, words, byID[id]); }

    const byID = {
      view: node("select", { id: "view", onchange: event => change({ view: event.target.value }) }),
      device: node("select", { id: "device", onchange: chooseDevice }),
      width: node("input", { id: "width", type: "number", min: 1, max: 8192, onchange: event => resize(event.target.valueAsNumber, settings.height) }),
      height: node("input", { id: "height", type: "number", min: 1, max: 8192, onchange: event => resize(settings.width, event.target.valueAsNumber) }),
      ios26: node("input", { id: "ios26", type: "checkbox", onchange: event => change({ ios26: event.target.checked }) }),
      dark: node("input", { id: "dark", type: "checkbox", onchange: event => change({ dark: event.target.checked }) }),
      contrast: node("input", { id: "contrast", type: "checkbox", onchange: event => change({ contrast: event.target.checked }) }),
      rtl: node("input", { id: "rtl", type: "checkbox", onchange: event => change({ rtl: event.target.checked }) }),
      overlay: node("input", { id: "overlay", type: "checkbox", onchange: event => change({ overlay: event.target.checked }) }),
      size: node("select", { id: "size", onchange: event => change({ size: event.target.value }) },
        ...["", "xs", "s", "m", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"].map(size =>
          node("option", { value: size }, size === "" ? "L" : size.toUpperCase()))),
      locale: node("input", { id: "locale", type: "text", placeholder: "en_US", onchange: event => change({ locale: event.target.value.trim() }) }),
      message: node("div", { id: "message", hidden: true }),
      complaints: node("pre", { id: "complaints", hidden: true, role: "alert" }),
      canvas: node("canvas", { onclick: select }),
      selection: node("div", { id: "selection", hidden: true }),
      inspector: node("aside", { id: "inspector" }),
    };
    const box = node("div", { id: "box" }, byID.canvas, byID.selection, handle("x", 1, 0), handle("y", 0, 1), handle("xy", 1, 1));

    /// A grip that changes the width, the height or both.
    function handle(name, x, y) {
      let from = null;
      return node("div", {
        className: "handle " + name,
        onpointerdown(event) {
          event.target.setPointerCapture(event.pointerId);
          from = { x: event.clientX, y: event.clientY, width: settings.width, height: settings.height };
        },
        onpointermove(event) {
          if (from) resize(from.width + x * (event.clientX - from.x), from.height + y * (event.clientY - from.y));
        },
        onpointerup() { from = null; },
        onpointercancel() { from = null; },
      });
    }

    function bounded(number, otherwise) { return Number.isFinite(number) ? Math.min(8192, Math.max(1, Math.round(number))) : otherwise; }

    function resize(width, height) { change({ width: bounded(width, settings.width), height: bounded(height, settings.height) }); }

    function chooseDevice(event) {
      const model = state.devices.find(each => each.name === event.target.value);
      change({ device: model.name, width: model.width, height: model.height });
    }

    function change(values) {
      if ("view" in values && values.view !== settings.view) selected = null;
      Object.assign(settings, values);
      show();
      ask();
    }

    function show() {
      for (const key of ["view", "device", "width", "height", "size", "locale"]) byID[key].value = settings[key];
      for (const key of ["ios26", "dark", "contrast", "rtl", "overlay"]) byID[key].checked = settings[key];
      box.classList.toggle("dark", settings.dark);
    }

    function query() {
      const traits = [settings.ios26 && "ios26", settings.dark && "dark", settings.contrast && "contrast", settings.rtl && "rtl", settings.size,
        settings.locale && "lang_" + settings.locale.replaceAll("-", "_")].filter(Boolean);
      const values = { view: settings.view, device: settings.device, width: settings.width, height: settings.height,
        scale: settings.scale, traits: traits.join("-"), overlay: settings.overlay ? 1 : 0 };
      if (selected !== null) values.selected = selected;
      return Object.entries(values).map(([key, value]) => key + "=" + encodeURIComponent(value)).join("&");
    }

    function say(words) { byID.message.hidden = words === ""; byID.message.textContent = words; }

    /// What the compiler says of sources that are newer than this program.
    function complain(words) { byID.complaints.hidden = !words; byID.complaints.textContent = words || ""; }

    /// Asks for what the settings say; while an answer is under way, only notes that they have changed.
    async function ask() {
      isStale = true;
      if (isAsking) return;
      isAsking = true;
      clearTimeout(idle);
      try {
        while (isStale) {
          isStale = false;
          counts.asked += 1;
          const answer = await fetch("frame?" + query());
          if (!answer.ok) { say(await answer.text()); continue; }
          paint(await answer.arrayBuffer());
          say("");
        }
        idle = setTimeout(settle, 150);
      } catch { say("The program does not answer. The page goes on when it runs again."); }
      isAsking = false;
    }

    function paint(buffer) {
      const length = new DataView(buffer).getUint32(0, true);
      frame = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, length)));
      const pixels = new Uint8ClampedArray(buffer, 4 + length);
      const { canvas } = byID;
      if (canvas.width !== frame.width || canvas.height !== frame.height) [canvas.width, canvas.height] = [frame.width, frame.height];
      canvas.style.width = frame.width / settings.scale + "px";
      canvas.style.height = frame.height / settings.scale + "px";
      canvas.getContext("2d").putImageData(new ImageData(pixels, frame.width, frame.height), 0, 0);
      counts.shown += 1;
      outline();
    }

    /// What takes longer than a frame waits until the size stays as it is.
    async function settle() {
      history.replaceState(null, "", "#" + encodeURIComponent(JSON.stringify(settings)));
      try {
        const answer = await fetch("inspection?" + query());
        if (answer.ok) { inspection = await answer.json(); inspect(); outline(); }
      } catch { /* The watch of the program says it. */ }
    }

    function slot() { return inspection && selected !== null ? inspection.items.findIndex(item => item.path === selected) : -1; }

    function outline() {
      const edges = frame && frame.edges[slot()];
      byID.selection.hidden = !edges;
      if (!edges) return;
      const [left, top, right, bottom] = edges.map(edge => edge / settings.scale);
      Object.assign(byID.selection.style, { left: left + "px", top: top + "px", width: right - left + "px", height: bottom - top + "px" });
    }

    function select(event) {
      if (!inspection || !frame) return;
      const [x, y] = [event.offsetX * settings.scale, event.offsetY * settings.scale];
      selected = null;
      inspection.items.forEach((item, slot) => {
        const [left, top, right, bottom] = frame.edges[slot] || [0, 0, 0, 0];
        if (item.isView && !item.isHidden && x >= left && x < right && y >= top && y < bottom) selected = item.path;
      });
      inspect();
      outline();
      if (settings.overlay) ask();
    }

    function inspect() {
      const item = inspection && inspection.items[slot()];
      if (!item) {
        const problems = frame ? [[frame.conflicts, "conflict", "conflicts"], [frame.ambiguous, "ambiguous view", "ambiguous views"],
          [frame.restless, "view that asks for layouts without end", "views that ask for layouts without end"]] : [];
        byID.inspector.replaceChildren(node("h2", {}, "Inspector"), node("p", {}, "Click a view to see its class, frame and constraints."),
          ...problems.filter(([count]) => count > 0).map(([count, one, more]) =>
            node("p", { className: "broken" }, `${count} ${count === 1 ? one : more}`)));
        return;
      }
      const [x, y, width, height] = item.frame;
      const held = inspection.constraints.filter(each => each.items.includes(item.path));
      byID.inspector.replaceChildren(node("h2", {}, item.type), node("p", {}, item.path),
        node("p", { id: "frame" }, `x ${x}  y ${y}  width ${width}  height ${height}`),
        ...(item.isAmbiguous ? [node("p", { className: "broken" }, "Its place or size is ambiguous.")] : []),
        node("ul", {}, ...held.map(each => node("li", { className: each.isHeld ? "" : "broken" }, each.text))));
    }

    /// Sees that the program was started anew, and loads its page then.
    async function watch() {
      try {
        const now = await (await fetch("state")).json();
        if (now.run !== state.run) { location.reload(); return; }
        complain(now.complaints);
      } catch { say("The program does not answer. The page goes on when it runs again."); }
      setTimeout(watch, 1000);
    }

    async function start() {
      document.body.append(
        node("header", {}, node("strong", {}, "Layout canvas"), field("view", ""), field("device", "Device"), field("width", "Width"),
          field("height", "Height"), field("ios26", "iOS 26"), field("dark", "Dark"), field("contrast", "More contrast"), field("rtl", "Right to left"), field("size", "Text"), field("locale", "Locale"),
          field("overlay", "Constraints")),
        byID.message, byID.complaints, node("main", {}, node("div", { id: "stage" }, box), byID.inspector));
      state = await (await fetch("state")).json();
      byID.view.append(...state.views.map(name => node("option", { value: name }, name)));
      byID.device.append(...state.devices.map(each => node("option", { value: each.name }, each.name)));
      settings.view = state.views[0];
      settings.device = "iPhone16Pro";
      try {
        const kept = JSON.parse(decodeURIComponent(location.hash.slice(1)));
        for (const key of Object.keys(settings)) if (typeof kept[key] === typeof settings[key]) settings[key] = kept[key];
      } catch { /* There is nothing kept yet. */ }
      if (!state.views.includes(settings.view)) settings.view = state.views[0];
      inspect();
      change({});
      setTimeout(watch, 1000);
    }

    start();

    """##
}
