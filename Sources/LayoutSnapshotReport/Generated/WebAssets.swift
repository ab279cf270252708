// Made by Scripts/embed-web from Sources/LayoutSnapshotReport/Web; changes belong there.

/// The report's style and program.
enum WebAssets {
  static let style = ##"""
    /* Colours first: everything else names them. */
    :root {
      --ground: #f5f5f7; --panel: #ffffff; --raised: #fbfbfd; --line: #e1e1e6; --text: #1d1d1f; --soft: #68686d;
      --accent: #0066cc; --on-colour: #ffffff; --accent-soft: #e8f1fc; --green: #1f8a3b; --red: #c9281c; --yellow: #946200; --blue: #0071a4;
      --check: #ececf0; --code: #f2f2f5; --shadow: 0 1px 2px #0000000f, 0 8px 24px #0000000d;
      color-scheme: light;
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme="light"]) {
        --ground: #161618; --panel: #1e1e21; --raised: #252529; --line: #38383d; --text: #f2f2f4; --soft: #a0a0a8;
        --accent: #4da3ff; --on-colour: #0d1219; --accent-soft: #14304d; --green: #4cd07d; --red: #ff6f61; --yellow: #f0b429; --blue: #5cc8f5;
        --check: #2a2a2e; --code: #2a2a2f; --shadow: 0 1px 2px #00000040, 0 8px 24px #00000040;
        color-scheme: dark;
      }
    }
    :root[data-theme="dark"] {
      --ground: #161618; --panel: #1e1e21; --raised: #252529; --line: #38383d; --text: #f2f2f4; --soft: #a0a0a8;
      --accent: #4da3ff; --on-colour: #0d1219; --accent-soft: #14304d; --green: #4cd07d; --red: #ff6f61; --yellow: #f0b429; --blue: #5cc8f5;
      --check: #2a2a2e; --code: #2a2a2f; --shadow: 0 1px 2px #00000040, 0 8px 24px #00000040;
      color-scheme: dark;
    }
    * { box-sizing: border-box; }
    html { font: 14px/1.45 system-ui, -apple-system, "Inter", "Segoe UI", Roboto, sans-serif; color: var(--text); background: var(--ground); }
    body { margin: 0; }
    h1, h2, h3, h4, p, ul, dl, dd, figure { margin: 0; padding: 0; }
    ul { list-style: none; }
    button, input, select { font: inherit; color: inherit; }
    button { cursor: pointer; border: 0; background: none; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 1px; }
    code, pre { font: 12.5px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
    /* Names from tests: each is read by itself, and breaks wherever it has to. */
    .name, .suite, .reason, .cause, .path, .place, code, pre, h1, h2, h3, li, figcaption, summary {
      unicode-bidi: isolate; overflow-wrap: anywhere;
    }
    .hint, .count, .suite, .place, .path { color: var(--soft); }
    .count { font-size: 12px; font-variant-numeric: tabular-nums; }
    .quiet { padding: 3px 9px; border-radius: 6px; border: 1px solid var(--line); background: var(--panel); }
    .quiet:hover { background: var(--raised); border-color: var(--soft); }

    /* The header. */
    #app { height: 100vh; height: 100dvh; display: flex; flex-direction: column; }
    #header { padding: 10px 16px; background: var(--panel); border-bottom: 1px solid var(--line); display: flex; gap: 10px 24px; flex-wrap: wrap; align-items: center; }
    .title { display: flex; gap: 10px; align-items: baseline; flex: 1 1 240px; min-width: 0; }
    h1 { font-size: 17px; font-weight: 650; letter-spacing: -0.01em; }
    .title { flex-wrap: wrap; row-gap: 0; } h1 { white-space: nowrap; }
    #origin { color: var(--soft); font-size: 12px; order: 1; flex-basis: 100%; } #shown { color: var(--soft); flex: 1; white-space: nowrap; }
    .filters { display: flex; gap: 8px; flex-wrap: wrap; align-items: center; }
    .filters input, .filters select { padding: 5px 9px; border-radius: 7px; border: 1px solid var(--line); background: var(--ground); max-width: 190px; }
    .filters input { width: 210px; max-width: none; }
    .chips { display: flex; gap: 6px; flex-wrap: wrap; }
    .chip { padding: 4px 10px; border-radius: 99px; border: 1px solid var(--line); background: var(--panel); }
    .chip.on { background: var(--accent); border-color: var(--accent); color: var(--on-colour); }
    .chip b { font-variant-numeric: tabular-nums; }
    .problems { padding: 8px 16px; background: color-mix(in srgb, var(--yellow) 14%, var(--panel)); }

    /* The list. */
    main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(280px, 350px) 1fr; }
    #list { overflow-y: auto; border-right: 1px solid var(--line); background: var(--panel); padding: 8px; }
    #list .empty { padding: 24px 12px; color: var(--soft); }
    .group { content-visibility: auto; contain-intrinsic-size: auto 74px; padding-bottom: 4px; }
    .group h2 { font-size: 12px; font-weight: 600; letter-spacing: normal; padding: 10px 8px 4px; display: flex; flex-direction: column; color: var(--text); }
    .group h2 .cause { font: 600 12px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
    .group:has(h2) { border: 1px solid var(--line); border-radius: 10px; margin-bottom: 8px; background: var(--raised); }
    .row { display: flex; gap: 10px; width: 100%; text-align: left; padding: 8px; border-radius: 8px; align-items: flex-start; min-height: 66px; }
    .row:hover { background: var(--ground); }
    .row.selected { background: var(--accent-soft); box-shadow: inset 3px 0 0 var(--accent); }
    .row .words { flex: 1; min-width: 0; display: flex; flex-direction: column; }
    .row .name { font-weight: 600; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
    .row .suite, .row .reason { font-size: 12px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .row .side { display: flex; flex-direction: column; align-items: flex-end; gap: 3px; max-width: 96px; }
    .row .side .count { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; max-width: 100%; }
    .thumb { width: 34px; height: 50px; flex: none; display: flex; align-items: center; justify-content: center; background: var(--check); border-radius: 5px; overflow: hidden; }
    .thumb img { max-width: 100%; max-height: 100%; display: block; }
    .thumb.none::after { content: "–"; color: var(--soft); }
    .status { font-size: 11px; font-weight: 600; padding: 1px 7px; border-radius: 99px; white-space: nowrap; border: 1px solid currentColor; }
    .status.changed { color: var(--yellow); } .status.missing { color: var(--blue); }
    .status.recorded, .status.accepted { color: var(--green); } .status.rejected { color: var(--soft); }
    .status.damaged, .status.unsolved, .status.error { color: var(--red); }

    /* One change. */
    #detail { overflow-y: auto; padding: 16px 20px 40px; min-width: 0; }
    .headline { display: flex; gap: 6px 12px; align-items: baseline; flex-wrap: wrap; }
    h2 { font-size: 22px; font-weight: 680; letter-spacing: -0.015em; }
    .headline .place { font-size: 13px; }
    .back { display: none; }
    .causes { margin-top: 8px; display: grid; gap: 4px; } .causes ul { display: grid; gap: 3px; }
    .causes li:has(> code) { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline; padding: 3px 12px; border-radius: 8px; background: var(--panel); border: 1px solid var(--line); border-left: 3px solid var(--yellow); }
    .causes code { font-weight: 600; font-size: 13px; }
    .causes details, .changes, .writes { color: var(--soft); font-size: 13px; } .changes .words, .writes .words { padding: 4px 0 0 16px; }
    .decision { margin-top: 8px; display: flex; gap: 8px; align-items: center; } .decision > * { flex: none; }
    .decision code { flex: 0 1 auto; min-width: 0; background: var(--code); padding: 4px 10px; border-radius: 7px; user-select: all; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .changes, .writes { margin-top: 12px; } .causes .changes { margin-top: 0; }
    .decision.done { color: var(--green); font-weight: 600; }
    .accept, .reject { padding: 7px 18px; border-radius: 8px; font-weight: 600; border: 1px solid transparent; }
    .accept { background: var(--green); color: var(--on-colour); } .accept.soft { background: none; color: var(--green); border-color: var(--green); }
    .reject { color: var(--red); border-color: var(--red); }
    [data-theme="dark"] .accept:not(.soft) { color: #06210f; }
    .devices { margin-top: 8px; display: flex; gap: 6px; overflow-x: auto; padding: 1px 1px 3px; }
    .device { flex: none; display: flex; align-items: center; gap: 7px; padding: 3px 9px 3px 4px; border-radius: 9px; border: 1px solid var(--line); background: var(--panel); max-width: 170px; }
    .device .thumb { width: 26px; height: 36px; }
    .device .name { font-size: 11px; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .device.selected { border-color: var(--accent); box-shadow: 0 0 0 1px var(--accent); }
    .toolbar { margin: 2px 0; display: flex; flex-wrap: wrap; gap: 6px; align-items: center; position: sticky; top: -16px; background: var(--ground); padding: 8px 0; z-index: 3; }
    .segments, .zoom, .toggles { display: flex; border: 1px solid var(--line); border-radius: 8px; background: var(--panel); overflow: hidden; }
    .toolbar button { padding: 4px 7px; font-size: 12.5px; border-right: 1px solid var(--line); white-space: nowrap; }
    .toolbar button:last-child { border-right: 0; }
    .toolbar button:hover { background: var(--raised); }
    .toolbar button.on { background: var(--accent); color: var(--on-colour); }
    [data-theme="dark"] .toolbar button.on, [data-theme="dark"] .chip.on { color: #04203d; }
    .toolbar #zoom-label { min-width: 50px; padding: 5px 4px; font-variant-numeric: tabular-nums; }

    /* Pictures. */
    .workbench { display: grid; grid-template-columns: minmax(0, 1fr) 270px; gap: 14px; align-items: start; }
    #stage { overflow: auto; padding: 10px 16px 16px; border-radius: 12px; border: 1px solid var(--line); min-height: 300px;
      background: repeating-conic-gradient(var(--check) 0 25%, transparent 0 50%) 0 0 / 16px 16px, var(--panel); }
    .frames { display: flex; gap: 16px; justify-content: safe center; align-items: flex-start; }
    figure { display: flex; flex-direction: column; gap: 8px; align-items: center; }
    figcaption { font-size: 12px; font-weight: 600; display: flex; gap: 10px; align-items: center; background: var(--panel); padding: 2px 10px; border-radius: 99px; border: 1px solid var(--line); }
    figcaption input { width: 180px; accent-color: var(--accent); }
    .canvas { position: relative; line-height: 0; box-shadow: var(--shadow); background: #fff; }
    .canvas img { display: block; user-select: none; }
    .canvas img.upper { position: absolute; left: 0; top: 0; }
    .canvas img.upper[hidden] { display: none; }
    .pixelated { image-rendering: pixelated; }
    .handle { position: absolute; top: 0; bottom: 0; width: 24px; margin-left: -12px; cursor: ew-resize; touch-action: none; z-index: 2; }
    .handle::before { content: ""; position: absolute; left: 11px; top: 0; bottom: 0; width: 2px; background: var(--accent); }
    .handle::after { content: "⟺"; position: absolute; left: -2px; top: 50%; margin-top: -14px; width: 28px; height: 28px; border-radius: 50%; background: var(--accent); color: var(--on-colour); font-size: 14px; line-height: 27px; text-align: center; }
    .sheet { display: grid; grid-template-columns: repeat(auto-fill, minmax(170px, 1fr)); gap: 14px; }
    .card { display: flex; flex-direction: column; align-items: center; gap: 6px; padding: 12px; border-radius: 10px; background: var(--panel); border: 1px solid var(--line); content-visibility: auto; contain-intrinsic-size: auto 340px; }
    .card:hover, .card.selected { border-color: var(--accent); }
    .card img { max-width: 100%; max-height: 280px; box-shadow: var(--shadow); }
    .card .name { font-weight: 600; }
    .card .screen { width: 110px; border: 1.5px dashed var(--line); border-radius: 8px; }
    .card.passed { background: var(--ground); color: var(--soft); } .card.passed:hover { border-color: var(--line); }
    .card.passed img { filter: grayscale(1); opacity: 0.5; }
    .sheet-words { margin-bottom: 12px; padding: 3px 10px; width: fit-content; border-radius: 99px; background: var(--panel); color: var(--soft); }
    .texts section { margin-top: 16px; padding: 12px; background: var(--panel); border-radius: 8px; border: 1px solid var(--line); line-height: 1.5; }
    .texts pre, .message pre { margin: 6px 0 0; white-space: pre-wrap; }
    .gone { background: color-mix(in srgb, var(--red) 16%, transparent); } .new { background: color-mix(in srgb, var(--green) 16%, transparent); }
    .message { margin-top: 16px; color: var(--soft); } .message pre { padding: 12px; background: var(--panel); border: 1px solid var(--line); border-radius: 8px; color: var(--text); }

    /* Overlays, in the colours of Xcode's canvas. */
    .overlay { position: absolute; left: 0; top: 0; overflow: visible; pointer-events: none; }
    .overlay * { vector-effect: non-scaling-stroke; }
    .overlay .guide { fill: #007aff1f; stroke: #007aff; stroke-dasharray: 3 3; stroke-width: 1; }
    .overlay .guide.margins { fill: #af52de14; stroke: #af52de; } .overlay .guide.safearea { fill: #34c75914; stroke: #248a3d; }
    .overlay .frame { fill: none; stroke: #007aff; stroke-width: 1; stroke-dasharray: 4 3; opacity: 0.75; }
    .overlay .ambiguous { fill: #ff3b301a; stroke: #ff3b30; stroke-width: 1.5; stroke-dasharray: 5 3; }
    .overlay .selected { fill: #007aff24; stroke: #007aff; stroke-width: 2; }
    /* On white first, because red and blue beside each other flicker. */
    .overlay .ghost { fill: none; stroke: #0058d6; stroke-width: 1.5; stroke-dasharray: 5 3; } .overlay .ghost.halo { stroke: #fff; stroke-width: 3; stroke-dasharray: none; opacity: 0.75; }
    .overlay .arrow line { stroke: #0058d6; stroke-width: 2.5; } .overlay .arrow .halo { stroke: #fff; stroke-width: 5.5; }
    .overlay .arrow polygon { fill: #0058d6; stroke: #fff; stroke-width: 1.5; paint-order: stroke; }
    .constraint line { stroke-width: 1.25; fill: none; }
    .constraint .halo { stroke: #fff !important; stroke-width: 3; opacity: 0.65; stroke-dasharray: none !important; }
    .constraint.satisfied line { stroke: #007aff; } .constraint.misplaced line { stroke: #ff9500; } .constraint.broken line { stroke: #ff3b30; }
    .constraint.dashed line:not(.end) { stroke-dasharray: 4 3; }
    .constraint.own line:not(.halo) { stroke-width: 2.25; } .constraint.faded { opacity: 0.3; }
    .badge.satisfied rect { fill: #007aff; } .badge.misplaced rect { fill: #ff9500; } .badge.broken rect { fill: #ff3b30; }
    .badge text { fill: #fff; font-family: system-ui, sans-serif; font-weight: 700; }
    .plate rect { fill: #ffffffe6; } .plate text { fill: #0058b8; font-family: ui-monospace, Menlo, Consolas, monospace; }

    /* The inspector. */
    #inspector { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 14px; font-size: 13px; position: sticky; top: 40px; max-height: calc(100vh - 130px); overflow-y: auto; }
    #inspector h3 { font-size: 15px; } #inspector .class { font-weight: 400; color: var(--soft); font-size: 13px; }
    #inspector h4 { margin-top: 12px; font-size: 12px; color: var(--soft); font-weight: 600; }
    #inspector dl { display: grid; grid-template-columns: auto 1fr auto 1fr; gap: 2px 10px; margin-top: 8px; font-variant-numeric: tabular-nums; }
    #inspector dt { color: var(--soft); } #inspector .changed { color: var(--yellow); font-weight: 600; }
    .why li { margin-top: 3px; } .constraints li { font: 12px/1.45 ui-monospace, Menlo, Consolas, monospace; padding: 3px 0 3px 9px; border-left: 3px solid #007aff; margin-top: 3px; }
    .constraints .misplaced { border-color: #ff9500; } .constraints .broken { border-color: #ff3b30; }
    .was { display: block; color: var(--soft); } .constraints .changed .was { color: var(--yellow); font-weight: 600; }
    .outline { margin-top: 10px; } .outline button { border: 0; background: none; padding: 1px 4px; text-align: left; } .outline .changed::after { content: " ●"; }

    /* Help. */
    dialog { border: 1px solid var(--line); border-radius: 14px; background: var(--panel); color: inherit; padding: 22px 26px; box-shadow: var(--shadow); max-width: 560px; }
    dialog::backdrop { background: #0006; }
    dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 18px; margin: 14px 0; } dialog dt { font-family: ui-monospace, Menlo, monospace; font-weight: 600; white-space: nowrap; }

    @media (max-width: 1100px) {
      .workbench { grid-template-columns: minmax(0, 1fr); }
      #inspector { position: static; max-height: none; }
    }
    /* A phone shows the list or a change. */
    @media (max-width: 760px) {
      html { font-size: 15px; }
      main { grid-template-columns: minmax(0, 1fr); }
      #detail { display: none; padding: 12px 12px 40px; }
      #list { border-right: 0; }
      .detail-open #list, .detail-open #header { display: none; }
      .detail-open #detail { display: block; }
      .back { display: inline-block; }
      .headline { align-items: center; } .headline .place { flex-basis: 100%; }
      .decision { flex-wrap: wrap; }
      .filters, .filters input { width: 100%; } .filters select { flex: 1; max-width: none; }
      .segments, .toggles { overflow-x: auto; max-width: 100%; }
      .toolbar { top: -12px; } .toolbar button { padding: 8px 12px; }
      .frames { flex-wrap: wrap; }
      #stage { padding: 10px; }
    }
    @media print { #list, .toolbar, .decision { display: none; } main { display: block; } }

    """##

  static let script = ##"""
    "use strict";
    // What the report knows. Everything here comes from tests: it is put into the page as text, never as markup.

    const report = JSON.parse(document.getElementById("report-data").textContent);
    const results = report.results;
    const groupOf = new Map();
    report.groups.forEach((group, number) => group.results.forEach(result => groupOf.set(result, number)));

    /// The layouts and texts of a device, by the name of their script, once loaded.
    const detailsByName = new Map();
    const waitingForDetails = new Map();

    /// Called by the scripts beside the page, which browsers load from disk where they would not load JSON.
    function layoutSnapshotDetails(name, value) {
      const details = {
        expected: parseLayout(value.expected, value.expectedConstraints),
        actual: parseLayout(value.actual, value.actualConstraints),
        texts: value.texts || [],
      };
      detailsByName.set(name, details);
      const waiting = waitingForDetails.get(name);
      waitingForDetails.delete(name);
      if (waiting) waiting.forEach(resolve => resolve(details));
    }

    const noDetails = { expected: null, actual: null, texts: [] };

    /// The details of a device; those of a device without any are empty.
    function loadDetails(device) {
      const name = device.details;
      if (!name) return Promise.resolve(noDetails);
      if (detailsByName.has(name)) return Promise.resolve(detailsByName.get(name));
      return new Promise(resolve => {
        const waiting = waitingForDetails.get(name);
        if (waiting) return waiting.push(resolve);
        waitingForDetails.set(name, [resolve]);
        const script = document.createElement("script");
        script.nonce = document.currentScript ? document.currentScript.nonce : pageNonce;
        script.src = name;
        // The folder was moved without its data: the pictures are still worth a look.
        script.onerror = () => {
          waitingForDetails.delete(name);
          resolve(noDetails);
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

    const state = {
      result: 0, device: 0, mode: "difference", zoom: 0, overlays: new Set(),
      search: "", status: "", suite: "", deviceName: "", cause: "", opensDetail: false,
      /// What the server said of each result: open, accepted, rejected. Without a server nothing is known.
      served: false, decided: new Map(),
    };

    function readAddress() {
      const words = new URLSearchParams(location.hash.slice(1));
      const result = Number(words.get("r") || 1) - 1;
      state.result = Number.isInteger(result) && results[result] ? result : 0;
      const device = Number(words.get("d") || 1) - 1;
      const devices = results[state.result] ? results[state.result].devices : [];
      state.device = devices[device] ? device : 0;
      if (modes.some(mode => mode.id === words.get("m"))) state.mode = words.get("m");
      const shown = (words.get("o") || "").split(" ");
      state.overlays = new Set(overlays.map(each => each.id).filter(id => shown.includes(id)));
      state.opensDetail = words.has("r");
    }

    function writeAddress(replace) {
      const words = new URLSearchParams();
      words.set("r", state.result + 1);
      if (state.device) words.set("d", state.device + 1);
      if (state.mode !== "difference") words.set("m", state.mode);
      if (state.overlays.size) words.set("o", [...state.overlays].join(" "));
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

    /// The numbers of the listed results, as the list has them.
    function listedResults() {
      return report.groups.flatMap(group => group.results.filter(number => isListed(results[number])));
    }

    const currentResult = () => results[state.result];
    const currentDevice = () => (currentResult() ? currentResult().devices[state.device] : undefined);
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
      const sections = report.groups
        .map(group => ({ group, members: group.results.filter(each => isListed(results[each])) }))
        .filter(each => each.members.length);
      const count = sections.reduce((sum, each) => sum + each.members.length, 0);
      if (!count) {
        list.append(el("p", { class: "empty" },
          results.length ? "No change matches the filters. " : "Every snapshot is as it should be.",
          results.length ? el("button", { class: "quiet", on: { click: clearFilters } }, "Clear the filters") : null));
      }
      document.getElementById("shown").textContent =
        count === results.length ? plural(count, "change") : count + " of " + plural(results.length, "change");
      appendSections(list, sections, firstRows, ++listing);
    }

    /// Appends so many rows, and later the rest, unless the list was made anew meanwhile.
    function appendSections(list, sections, limit, number) {
      if (number !== listing) return;
      let rows = 0, place = 0;
      const part = document.createDocumentFragment();
      while (place < sections.length && rows < limit) {
        rows += sections[place].members.length;
        part.append(listSection(sections[place++]));
      }
      list.append(part);
      markSelected();
      const rest = sections.slice(place);
      if (rest.length) requestAnimationFrame(() => setTimeout(() => appendSections(list, rest, 4 * firstRows, number)));
    }

    function listSection({ group, members }) {
      const section = el("section", { class: "group" });
      if (members.length > 1) {
        section.append(el("h2", {},
          el("span", { class: "cause" }, group.causes.length ? group.causes[0].text : results[members[0]].reason),
          el("span", { class: "count" }, members.length + " with this cause")));
      }
      for (const each of members) section.append(listRow(each));
      return section;
    }

    function plural(count, word) { return count + " " + word + (count === 1 ? "" : "s"); }

    function listRow(number) {
      const result = results[number];
      const devices = result.devices;
      return el("button", { class: "row", data: { result: number }, on: { click: () => select(number, 0, true) } },
        thumbnail(devices[0]),
        el("span", { class: "words" },
          el("span", { class: "name" }, result.test),
          el("span", { class: "suite" }, result.target + " / " + result.suite),
          el("span", { class: "reason" }, result.reason)),
        el("span", { class: "side" }, statusMark(decisionOf(number) || result.status),
          el("span", { class: "count" }, devices.length > 1 ? devices.length + " devices" : devices[0] ? devices[0].label : "")));
    }

    function decisionOf(number) { return state.decided.get(number); }

    function markSelected() {
      for (const row of document.querySelectorAll("#list .row")) {
        const isSelected = Number(row.dataset.result) === state.result;
        row.classList.toggle("selected", isSelected);
        if (isSelected) row.setAttribute("aria-current", "true");
        else row.removeAttribute("aria-current");
      }
    }

    /// Says anew how a result stands, without losing the place in the list.
    function refreshRow(number) {
      const row = document.querySelector(`#list .row[data-result="${number}"]`);
      if (row) row.replaceWith(listRow(number));
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
      const search = el("input", {
        type: "search", id: "search", placeholder: "Search names and causes", "aria-label": "Search names and causes",
        on: { input: event => filter({ search: event.target.value }, true) },
      });
      search.value = state.search;
      document.getElementById("header").replaceChildren(
        el("div", { class: "title" }, el("h1", {}, report.title),
          report.origin ? el("span", { id: "origin" }, report.origin) : null, el("span", { id: "shown", "aria-live": "polite" }),
          el("button", { class: "quiet", id: "theme", title: "Light or dark (t)", on: { click: switchTheme } }, "◐"),
          el("button", { class: "quiet", id: "help-button", title: "Keys (?)", on: { click: showHelp } }, "?")),
        el("div", { class: "filters" }, search,
          el("div", { class: "chips" }, [...statuses].map(([status, count]) => chip(status, count))),
          causes.length > 1 ? choice("cause", "Cause", "All causes", causes) : null,
          choice("suite", "Suite", "All suites", suites),
          choice("deviceName", "Device", "All devices", devices)));
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
    // What constraints look like is decided where the report is written. Here it is put at its place on the screen.

    /// The constraints as the report tells them, with the items that they are about; empty where it tells nothing.
    function withItems(constraints, nodes) {
      return (constraints || []).map(each => ({
        ...each,
        item: each.item === undefined ? null : nodes[each.item],
        toItem: each.toItem === undefined ? null : nodes[each.toItem],
      }));
    }

    /// Where a figure is drawn: the bars of sizes beside their view, each further out than the one before.
    function placed({ ends: [x1, y1, x2, y2], below, right }, unit) {
      const away = lane => lane === undefined ? 0 : (5 + 10 * lane) * unit;
      const [dx, dy] = [away(right), away(below)];
      return { x1: x1 + dx, y1: y1 + dy, x2: x2 + dx, y2: y2 + dy };
    }
    // Draws what is toggled on top of a picture, in points; `unit` is one pixel of the screen in points.

    function drawOverlay(layout, unit, selected) {
      const root = layout.nodes[0];
      const picture = svg("svg", {
        class: "overlay", viewBox: `${root.left} ${root.top} ${Math.max(root.width, 1)} ${Math.max(root.height, 1)}`,
        preserveAspectRatio: "none", "aria-hidden": "true",
      });
      const shows = id => state.overlays.has(id);
      const guides = layout.nodes.filter(node => node.kind === "guide");
      for (const guide of guides) {
        const role = guideRole(guide);
        if (shows(role)) picture.append(box(guide, "guide " + role));
      }
      if (shows("labels")) for (const node of views(layout)) picture.append(box(node, "frame"));
      if (shows("ambiguity")) {
        for (const node of layout.nodes.filter(each => each.ambiguous)) picture.append(box(node, "ambiguous"));
      }
      // Plates stay at their views; badges make way for them and for each other.
      const taken = [];
      const names = shows("labels") ? plates(layout, unit, taken) : [];
      const badges = [];
      const drawn = shows("constraints") ? layout.constraints.filter(each => !each.system) : [];
      const own = selected ? layout.constraints.filter(each => each.item === selected || each.toItem === selected) : [];
      for (const constraint of new Set([...drawn, ...own])) {
        const isOwn = own.includes(constraint);
        const style = (isOwn ? " own" : "") + (selected && !isOwn ? " faded" : "");
        for (const figure of constraint.figures) {
          const place = placed(figure, unit);
          picture.append(constraintFigure(constraint, figure, place, unit, style));
          if (constraint.badge) badges.push(constraintBadge(constraint, place, unit, style, taken));
        }
      }
      // Above all lines, so that none runs through a badge.
      picture.append(...badges, ...names);
      if (shows("ambiguity")) {
        for (const node of layout.nodes.filter(each => each.ambiguous)) picture.append(badge(node.right - 9 * unit, node.top + 9 * unit, "?", "broken", unit));
      }
      if (selected) picture.append(box(selected, "selected"));
      return picture;
    }

    /// What is framed and named: not what a control makes for itself, such as a button's label.
    const views = layout => layout.nodes.filter(node => node.kind !== "guide" && !node.hidden && !node.part);

    /// Which switch shows a guide.
    function guideRole(guide) {
      if (guide.name.startsWith("safeAreaLayoutGuide")) return "safearea";
      if (guide.name.startsWith("layoutMarginsGuide")) return "margins";
      return "guides";
    }

    function box(node, style) {
      return svg("rect", { class: style, x: node.left, y: node.top, width: Math.max(node.width, 0), height: Math.max(node.height, 0) });
    }

    function constraintFigure(constraint, figure, line, unit, style) {
      const group = svg("g", { class: `constraint ${constraint.state}${constraint.dashed ? " dashed" : ""}${style}` });
      group.append(svg("line", { class: "halo", ...line }), svg("line", line));
      if (figure.kind === "bar") {
        const level = Math.abs(line.y1 - line.y2) < 0.001, half = 3.5 * unit;
        for (const [x, y] of [[line.x1, line.y1], [line.x2, line.y2]]) {
          const end = level
            ? { x1: x, y1: y - half, x2: x, y2: y + half } : { x1: x - half, y1: y, x2: x + half, y2: y };
          group.append(svg("line", { class: "halo", ...end }), svg("line", { class: "end", ...end }));
        }
      }
      return group;
    }

    function constraintBadge(constraint, line, unit, style, taken) {
      const [x, y] = roomForBadge(line, badgeWidth(constraint.badge) * unit, unit, taken);
      return svg("g", { class: "constraint" + style }, badge(x, y, constraint.badge, constraint.state, unit));
    }

    const overlaps = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

    /// Where on its line a badge covers nothing: as near to the middle as there is room, and else beside the line.
    function roomForBadge({ x1, y1, x2, y2 }, width, unit, taken) {
      const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
      const area = ([left, top]) => ({ left: left - width / 2, right: left + width / 2, top: top - 7.5 * unit, bottom: top + 7.5 * unit });
      const along = [0.5, 0.35, 0.65, 0.2, 0.8].map(part => [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]);
      const beside = [1, -1, 2, -2, 3, -3].flatMap(step => [[x, y + 16 * unit * step], [x + (width + unit) * step, y]]);
      const place = [...along, ...beside].find(each => !taken.some(other => overlaps(other, area(each)))) || [x, y];
      taken.push(area(place));
      return place;
    }

    const badgeWidth = text => text.length > 1 ? 7 + 6.5 * text.length : 15;

    function badge(x, y, text, status, unit) {
      const width = badgeWidth(text) * unit;
      return svg("g", { class: "badge " + status },
        svg("rect", { x: x - width / 2, y: y - 7.5 * unit, width, height: 15 * unit, rx: 7.5 * unit }),
        svg("text", { x, y: y + 4 * unit, "font-size": 11 * unit, "text-anchor": "middle" }, text));
    }

    /// A plate for each view, below those that it would cover, and within the picture's width, beside which another may lie.
    function plates(layout, unit, taken) {
      const root = layout.nodes[0];
      return views(layout).map(node => {
        const width = plateWidth(node) * unit;
        const left = Math.max(root.left, Math.min(node.left, root.right - width));
        const area = { left, right: left + width, top: node.top, bottom: node.top + 14 * unit };
        while (taken.some(other => overlaps(other, area))) { area.top += 15 * unit; area.bottom += 15 * unit; }
        taken.push(area);
        return plate(node, area.left, area.top, unit);
      });
    }

    const plateText = node => visible(node.name).slice(0, 60) + "  " + plain(node.width) + " × " + plain(node.height);
    const plateWidth = node => plateText(node).length * 5.6 + 8;

    /// A view's name and size.
    function plate(node, left, top, unit) {
      const width = plateWidth(node) * unit;
      return svg("g", { class: "plate" },
        svg("rect", { x: left, y: top, width, height: 14 * unit, rx: 2 * unit }),
        svg("text", { x: left + 4 * unit, y: top + 10 * unit, "font-size": 9.5 * unit }, plateText(node)));
    }

    /// Where views were before: a dashed outline, and arrows from there to where they are now.
    ///
    /// What its superview carried along has not moved by itself, so that a form that moves is one arrow and not twenty.
    function ghosts(was, now, unit) {
      const figures = [];
      for (const node of views(now)) {
        const old = was.byPath.get(node.path);
        if (!old || old.local.every((number, side) => number === node.local[side])) continue;
        figures.push(box(old, "ghost halo"), box(old, "ghost"), ...moves(old, node).map(move => arrow(move, unit)));
      }
      return figures;
    }

    /// What moved: the whole view, or those of its edges that make it larger or smaller.
    function moves(old, node) {
      const middle = each => [(each.left + each.right) / 2, (each.top + each.bottom) / 2];
      const [[oldX, oldY], [x, y]] = [middle(old), middle(node)];
      const isSame = (a, b) => Math.abs(a - b) < 0.01;
      const [keepsWidth, keepsHeight] = [isSame(old.width, node.width), isSame(old.height, node.height)];
      const found = [[keepsWidth ? oldX : x, keepsHeight ? oldY : y, x, y]];
      if (!keepsWidth) for (const side of ["left", "right"]) found.push([old[side], y, node[side], y]);
      if (!keepsHeight) for (const side of ["top", "bottom"]) found.push([x, old[side], x, node[side]]);
      return found.filter(([x1, y1, x2, y2]) => !isSame(x1, x2) || !isSame(y1, y2));
    }

    /// The tail of a short move begins earlier, because a head alone hardly shows where it points.
    function arrow([x1, y1, x2, y2], unit) {
      const length = Math.hypot(x2 - x1, y2 - y1), head = 8 * unit, tail = Math.max(length, 18 * unit);
      const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
      const neck = { x: x2 - dx * head, y: y2 - dy * head };
      const line = { x1: x2 - dx * tail, y1: y2 - dy * tail, x2: neck.x, y2: neck.y };
      const tip = [[x2, y2], [neck.x - dy * head / 2, neck.y + dx * head / 2], [neck.x + dy * head / 2, neck.y - dx * head / 2]];
      return svg("g", { class: "arrow" }, svg("line", { class: "halo", ...line }), svg("polygon", { points: tip.map(point => point.join(",")).join(" ") }), svg("line", line));
    }
    // Says what a view is, where it lies, and why it is there.

    function renderInspector(details, layout, node) {
      const panel = document.getElementById("inspector");
      if (!panel) return;
      if (!layout) return panel.replaceChildren(el("p", { class: "hint" }, "There is no layout to look into: this snapshot is a picture or a text alone."));
      if (!node) return panel.replaceChildren(el("p", { class: "hint" }, "Point at a view to see its frame, its constraints, and why it is there. A click keeps it."), outline(details, layout));
      const before = details.expected ? details.expected.byPath.get(node.path) : null;
      panel.replaceChildren(
        el("h3", {}, visible(node.name), " ", el("span", { class: "class" }, visible(node.class || ""))),
        el("p", { class: "path" }, visible(node.path)),
        el("dl", {}, frameRows(node, before, layout === details.actual)),
        el("h4", {}, "Why it is there"),
        el("ul", { class: "why" }, reasons(layout, node).map(words => el("li", {}, words))),
        constraintList(details, layout, node));
    }

    function frameRows(node, before, isActual) {
      const names = ["x", "y", "width", "height"];
      return names.flatMap((name, index) => {
        const now = node.local[index];
        const was = isActual && before ? before.local[index] : now;
        return [el("dt", {}, name), el("dd", { class: was === now ? "" : "changed" },
          was === now ? plain(now) : plain(was) + " → " + plain(now))];
      });
    }

    /// What decides where a view lies: one sentence for each thing that does.
    function reasons(layout, node) {
      const words = [];
      if (!node.parent) words.push("It fills the screen.");
      if (node.fixed) words.push("It was given this frame, not constraints.");
      if (node.insets) words.push("The system places it, " + node.insets.map(plain).join(", ") + " points inside its view (top, left, bottom, right).");
      if (node.hidden) words.push("It is hidden.");
      for (const [title, level] of [["Across", true], ["Downwards", false]]) {
        const onAxis = layout.constraints.filter(each => each.across === level && each.tight);
        const own = onAxis.filter(each => each.item === node);
        // Where nothing is said of the view itself, what others say of it decides.
        const all = own.length ? own : onAxis.filter(each => each.toItem === node);
        if (all.length) words.push(title + ": " + all.map(each => visible(each.text)).join(", and ") + ".");
      }
      if (node.intrinsic) {
        const [width, height] = node.intrinsic;
        words.push("Its content asks for " + (width === null ? "any width" : plain(width) + " wide") + ", " + (height === null ? "any height" : plain(height) + " high") + ".");
      }
      for (const each of layout.constraints.filter(each => !each.held && (each.item === node || each.toItem === node))) {
        words.push("Not held: " + visible(each.text) + ".");
      }
      if (node.ambiguous) words.push("It is ambiguous: its constraints leave its position or size open.");
      for (const conflict of layout.conflicts) {
        if ((conflict.items || []).includes(node.path)) words.push("A conflict breaks " + visible(conflict.broken) + ".");
      }
      return words.length ? words : ["Nothing in the layout explains it."];
    }

    /// Every constraint that names the view, with what it was.
    function constraintList(details, layout, node) {
      const own = layout.constraints.filter(each => each.item === node || each.toItem === node);
      if (!own.length) return el("p", { class: "hint" }, "No constraint names it.");
      return el("div", {}, el("h4", {}, plural(own.length, "constraint")), el("ul", { class: "constraints" }, own.map(each => {
        const was = layout === details.actual ? formerly(details.expected, each) : null;
        return el("li", { class: each.state + (was ? " changed" : "") }, visible(each.text),
          was && el("span", { class: "was" }, was));
      })));
    }

    /// What the reference says instead of a constraint; none where it says the same.
    function formerly(expected, constraint) {
      if (!expected || !expected.constraints.length) return null;
      const same = expected.constraints.filter(each => each.key === constraint.key);
      if (same.some(each => hasSameNumbers(each, constraint))) return null;
      return same.length ? "was " + visible(same[0].text) : "is new";
    }

    const hasSameNumbers = (a, b) => a.multiplier === b.multiplier && a.constant === b.constant && a.priority === b.priority;

    /// The tree, to be looked through by keyboard and on a phone.
    function outline(details, layout) {
      const changed = new Set();
      if (details.expected && details.actual) {
        for (const node of details.actual.nodes) {
          const was = details.expected.byPath.get(node.path);
          if (!was || was.local.some((number, index) => number !== node.local[index])) changed.add(node.path);
        }
      }
      const shown = layout.nodes.slice(0, 400);
      return el("ul", { class: "outline" }, shown.map(node => {
        const row = el("li", {}, el("button", { class: "quiet" + (changed.has(node.path) ? " changed" : ""), on: { click: () => pin(node.path) } }, visible(node.name)));
        row.style.paddingLeft = node.depth * 12 + "px";
        return row;
      }), layout.nodes.length > shown.length && el("li", { class: "hint" }, "and " + (layout.nodes.length - shown.length) + " more"));
    }
    // The pictures of one device, in the mode that was chosen, with overlays and zoom.

    let stageDetails = noDetails;
    let hovered = null;
    let pinned = null;
    let blinkTimer = 0;

    /// The layers to show: each with its picture and the layout that belongs to it.
    function layers(device) {
      const expected = device.expected && { name: "Reference", source: device.expected, layout: "expected" };
      const actual = device.actual && { name: "Now", source: device.actual, layout: "actual" };
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
      stage.className = "mode-" + state.mode;
      if (state.mode === "sheet") stage.replaceChildren(sheet());
      else if (!parts.actual && !parts.expected) stage.replaceChildren(el("p", { class: "hint" }, noPicture()));
      else if (!has) stage.replaceChildren(el("div", { class: "frames" }, frame([parts.actual || parts.expected], device.status === "missing" ? "New: there is no reference" : "")));
      else if (state.mode === "side") stage.replaceChildren(el("div", { class: "frames" }, frame([parts.expected], "Reference"), frame([parts.actual], "Now")));
      else if (state.mode === "difference") stage.replaceChildren(el("div", { class: "frames" }, frame([parts.difference || parts.actual], parts.difference ? "Difference" : "No pixel differs")));
      else stage.replaceChildren(el("div", { class: "frames" }, stacked(parts)));
      stage.append(texts());
      fit();
    }

    function noPicture() {
      return currentDevice().words.length ? "There are no pictures of this change. The words above say what it is." : "There are no pictures here.";
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
      if (state.mode === "slider") {
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
        figure.prepend(el("figcaption", {}, "Reference", range, "Now"));
        show();
      } else if (state.mode === "onion") {
        const range = el("input", { type: "range", min: 0, max: 100, value: 50, id: "onion", "aria-label": "How much of the new picture is shown" });
        const show = () => { upper.style.opacity = range.value / 100; };
        range.addEventListener("input", show);
        figure.prepend(el("figcaption", {}, "Reference", range, "Now"));
        show();
      } else {
        const name = el("b", {}, "Now");
        const toggle = () => {
          upper.hidden = !upper.hidden;
          name.textContent = upper.hidden ? "Reference" : "Now";
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
      const { devices, passed } = currentResult();
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
        el("span", { class: "count" }, device.differingPixels ? plural(device.differingPixels, "pixel") : device.words[0] || ""));
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

    /// Texts of other strategies, their lines side by side.
    function texts() {
      return el("div", { class: "texts" }, stageDetails.texts.map(text => el("section", {}, el("h3", {}, visible(text.name)), textDifference(text.expected || "", text.actual || ""))));
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
      if (!stage || !device || state.mode === "sheet") return;
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
          if (state.mode === "difference" && stageDetails.expected && canvas.dataset.layout === "actual") drawing.prepend(...ghosts(stageDetails.expected, layout, 1 / zoom));
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
    // Keys, decisions by a server, and the beginning.

    const keys = [
      ["j / k", "next, previous change"], ["← / →", "previous, next device"], ["1 – 6", "difference, side by side, slider, onion skin, blink, all devices"],
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
      const place = listed.indexOf(state.result);
      const next = listed[Math.min(listed.length - 1, Math.max(0, place + by))];
      if (next !== state.result || place < 0) select(next, 0);
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
        pinned = null;
        hover(null);
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
        ArrowRight: () => stepDevice(1), ArrowLeft: () => stepDevice(-1),
        "+": () => zoomBy(1.5), "=": () => zoomBy(1.5), "-": () => zoomBy(1 / 1.5), 0: () => setZoom(0),
        "/": () => document.getElementById("search").focus(), "?": showHelp, t: switchTheme,
        a: () => press("accept"), r: () => press("reject"),
      };
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
        const response = await fetch("decide", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ verdict, results: numbers }) });
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
    if (report.problems.length) {
      document.getElementById("app").prepend(el("details", { class: "problems" }, el("summary", {}, plural(report.problems.length, "problem") + " with manifests"),
        el("ul", {}, report.problems.map(text => el("li", {}, text)))));
    }
    readAddress();
    document.body.classList.toggle("detail-open", state.opensDetail);
    renderHeader();
    renderList();
    renderDetail();
    askServer();
    window.addEventListener("resize", fit);
    window.addEventListener("popstate", () => {
      readAddress();
      document.body.classList.toggle("detail-open", state.opensDetail);
      renderDetail();
      markSelected();
    });

    """##
}
