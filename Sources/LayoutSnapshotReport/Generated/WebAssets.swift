// Made by Scripts/embed-web from Sources/LayoutSnapshotReport/Web; changes belong there.

/// The report's style and program.
enum WebAssets {
  static let style = ##"""
    /* Colours first: everything else names them. */
    :root {
      --ground: #f5f5f7; --panel: #ffffff; --raised: #fbfbfd; --line: #e1e1e6; --text: #1d1d1f; --soft: #68686d;
      --accent: #0066cc; --on-colour: #ffffff; --accent-soft: #e8f1fc; --green: #1b7a35; --red: #c9281c; --yellow: #946200; --blue: #0071a4;
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
    .title { display: flex; gap: 10px; align-items: baseline; flex: 1 1 340px; min-width: 0; }
    h1 { font-size: 17px; font-weight: 650; letter-spacing: -0.01em; }
    .title { flex-wrap: wrap; row-gap: 0; } h1 { white-space: nowrap; }
    #origin { color: var(--soft); font-size: 12px; order: 1; flex-basis: 100%; } #shown { color: var(--soft); flex: 1; white-space: nowrap; }
    .filters { display: flex; gap: 8px; flex-wrap: wrap; align-items: center; }
    .filters input, .filters select { padding: 5px 9px; border-radius: 7px; border: 1px solid var(--line); background: var(--ground); max-width: 190px; }
    .filters input { width: 210px; max-width: none; }
    .chips { display: flex; gap: 6px; flex-wrap: wrap; }
    .chip { padding: 4px 10px; border-radius: 99px; border: 1px solid var(--line); background: var(--panel); }
    .chip.on { background: var(--accent); border-color: var(--accent); color: var(--on-colour); }
    .chip.failed:not(.on), .chip.damaged:not(.on) { color: var(--red); }
    .chip b { font-variant-numeric: tabular-nums; }
    /* The pages. */
    .tabs { display: flex; gap: 2px; padding: 3px; border-radius: 9px; background: var(--ground); border: 1px solid var(--line); }
    .tabs button { padding: 3px 12px; border-radius: 6px; font-weight: 600; color: var(--soft); display: flex; gap: 6px; align-items: baseline; }
    .tabs button:hover { color: var(--text); }
    .tabs button.on { background: var(--panel); color: var(--text); box-shadow: 0 0 0 1px var(--line); }
    .gaps { padding: 8px 16px; max-height: 40vh; overflow-y: auto; background: color-mix(in srgb, var(--red) 12%, var(--panel)); }
    .gaps summary { font-weight: 600; }

    /* The list. */
    main { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(280px, 350px) 1fr; }
    #list { overflow-y: auto; border-right: 1px solid var(--line); background: var(--panel); padding: 8px; }
    #list .empty { padding: 24px 12px; color: var(--soft); }
    .group { content-visibility: auto; contain-intrinsic-size: auto 74px; padding-bottom: 4px; }
    .rows { content-visibility: auto; }
    .group h2 { font-size: 12px; font-weight: 600; letter-spacing: normal; padding: 10px 8px 4px; display: flex; flex-direction: column; color: var(--text); }
    .group h2 .cause { font: 600 12px/1.4 ui-monospace, "SF Mono", Menlo, Consolas, monospace; display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
    .group h2 .target { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; }
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
    .status.failed, .status.damaged, .status.unsolved, .status.error { color: var(--red); }

    /* One change. */
    #detail { overflow-y: auto; padding: 16px 20px 40px; min-width: 0; }
    .headline { display: flex; gap: 6px 12px; align-items: baseline; flex-wrap: wrap; }
    h2 { font-size: 22px; font-weight: 680; letter-spacing: -0.015em; }
    .headline .place { font-size: 13px; }
    .back { display: none; }
    .causes { margin-top: 8px; display: grid; gap: 4px; } .causes ul { display: grid; gap: 3px; }
    .causes li:has(> code) { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline; padding: 3px 12px; border-radius: 8px; background: var(--panel); border: 1px solid var(--line); border-left: 3px solid var(--yellow); }
    .findings li:has(> code) { border-left-color: var(--red); }
    .causes code { font-weight: 600; font-size: 13px; }
    .causes details, .changes, .writes { color: var(--soft); font-size: 13px; } .changes .words, .writes .words { padding: 4px 0 0 16px; }
    .decision { margin-top: 8px; display: flex; gap: 8px; align-items: center; } .decision > * { flex: none; }
    .decision code { flex: 0 1 auto; min-width: 0; background: var(--code); padding: 4px 10px; border-radius: 7px; user-select: all; white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
    .changes, .writes { margin-top: 12px; } .causes .changes { margin-top: 0; }
    .decision.lost { color: var(--red); font-weight: 600; }
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
    .workbench.alone { grid-template-columns: minmax(0, 1fr); } .workbench.alone #inspector { display: none; }
    .workbench.alone #stage { padding: 0; border: 0; background: none; min-height: 0; } .toolbar.none { display: none; }
    h4 { font-size: 13px; } .text-head { display: flex; justify-content: space-between; align-items: center; gap: 12px; }
    .texts pre.code { padding: 10px 12px; background: var(--code); border-radius: 7px; white-space: pre; overflow-x: auto; } .code code { overflow-wrap: normal; }
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

    /* A sweep: panels, and the layout at a size. Each view has a colour; red belongs to problems. */
    :root { --t0: #0a62c4; --t1: #a85b00; --t2: #1f7a38; --t3: #8a3cb8; --t4: #0b7285; --t5: #b0246e; --t6: #4b4ac4; --t7: #7d5a30; }
    :root[data-theme="dark"] { --t0: #5aa9ff; --t1: #ffab40; --t2: #5cd684; --t3: #cf8cf5; --t4: #55cfe0; --t5: #ff7fb8; --t6: #9d9cff; --t7: #d3ae80; }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme="light"]) { --t0: #5aa9ff; --t1: #ffab40; --t2: #5cd684; --t3: #cf8cf5; --t4: #55cfe0; --t5: #ff7fb8; --t6: #9d9cff; --t7: #d3ae80; }
    }
    .track-0 { --view: var(--t0); } .track-1 { --view: var(--t1); } .track-2 { --view: var(--t2); } .track-3 { --view: var(--t3); }
    .track-4 { --view: var(--t4); } .track-5 { --view: var(--t5); } .track-6 { --view: var(--t6); } .track-7 { --view: var(--t7); }
    .sweep { container-type: inline-size; display: grid; gap: 8px; margin: 8px 0 12px; grid-template-columns: minmax(0, 1fr); }
    .sweep-title { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; }
    .sweep-control { display: flex; gap: 12px; align-items: center; } .sweep-size { flex: 1; min-width: 0; max-width: 520px; accent-color: var(--accent); }
    .sweep-label { min-width: 84px; font-weight: 650; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .sweep-breaks { display: flex; flex-wrap: wrap; gap: 5px; align-items: center; }
    .sweep-breaks .quiet, .sweep-problems .quiet { padding: 0 8px; font-size: 12px; font-variant-numeric: tabular-nums; }
    .sweep-board { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 38%); gap: 8px 18px; align-items: start; }
    .sweep-panels { display: grid; gap: 6px; grid-template-columns: minmax(0, 1fr); } .sweep-panels figure { gap: 0; align-items: stretch; }
    .sweep-panels figcaption { border: 0; background: none; padding: 0 0 0 36px; color: var(--soft); font-weight: 500; }
    .sweep-panel { display: block; width: 100%; cursor: crosshair; touch-action: pan-y; user-select: none; }
    .sweep-panel text { fill: var(--soft); font: 10.5px system-ui, sans-serif; font-variant-numeric: tabular-nums; } .sweep-panel .break-number { fill: var(--text); font-weight: 600; }
    .sweep-panel .ground { fill: var(--ground); } .sweep-panel .grid { stroke: var(--line); } .sweep-panel .problem { fill: var(--red); opacity: 0.14; }
    .sweep-panel .break { stroke: var(--text); opacity: 0.6; stroke-dasharray: 3 3; } .sweep-panel .cursor > line { stroke: var(--accent); stroke-width: 1.5; }
    .track line { stroke: var(--view); stroke-width: 1.25; } .track polygon { fill: var(--view); opacity: 0.08; }
    .was .track { --view: var(--soft); } .was .track line { stroke-dasharray: 4 3; } .was .track polygon { opacity: 0.04; }
    .marked .track line { stroke-width: 3; } .marked .track polygon { opacity: 0.22; }
    .sweep-beside { display: flex; flex-direction: column; gap: 8px; align-items: center; padding-top: 16px; }
    .sweep-screen { display: block; max-width: 100%; overflow: visible; } .sweep-screen * { vector-effect: non-scaling-stroke; }
    .sweep-screen .ground { fill: var(--raised); stroke: var(--soft); stroke-width: 1; }
    .box { fill: color-mix(in srgb, var(--view) 9%, transparent); stroke: var(--view); stroke-width: 1.25; } .box.was { fill: none; stroke: var(--soft); stroke-dasharray: 4 3; }
    .box.wrong { fill: color-mix(in srgb, var(--red) 22%, transparent); stroke: var(--red); stroke-width: 2; } .box.marked { stroke-width: 3; fill: color-mix(in srgb, var(--view) 26%, transparent); }
    .box-name { pointer-events: none; } .box-name rect { fill: var(--panel); opacity: 0.85; } .box-name text { fill: var(--text); font-family: ui-monospace, Menlo, Consolas, monospace; }
    .box-name.wrong text { fill: var(--red); } .box-name.marked rect { fill: var(--accent); opacity: 1; } .box-name.marked text { fill: var(--on-colour); font-weight: 700; }
    .sweep-view { align-self: stretch; font-size: 12px; color: var(--soft); min-height: 4.6em; text-align: center; overflow-wrap: anywhere; } .sweep-view b { display: block; color: var(--text); }
    .sweep-edges { display: grid; grid-template-columns: repeat(2, auto); gap: 0 14px; justify-content: center; font-variant-numeric: tabular-nums; color: var(--text); text-align: left; }
    .sweep-legend { display: flex; flex-wrap: wrap; gap: 3px; max-height: 132px; overflow-y: auto; }
    .sweep-legend button { display: flex; gap: 6px; align-items: center; padding: 1px 8px; border-radius: 6px; font-size: 12px; text-align: left; overflow-wrap: anywhere; border: 1px solid transparent; }
    .sweep-legend button.marked { border-color: var(--view); background: color-mix(in srgb, var(--view) 12%, transparent); } .swatch { flex: none; width: 10px; height: 10px; border-radius: 3px; background: var(--view); }
    .sweep-problems { display: grid; gap: 3px; } .sweep-problems li { display: flex; flex-wrap: wrap; gap: 2px 8px; align-items: center; padding: 3px 10px; border-radius: 7px; border: 1px solid var(--line); border-left: 3px solid var(--line); font-size: 13px; }
    .sweep-problems li.now { border-left-color: var(--red); } .sweep-problems li.now > span:first-child { color: var(--red); font-weight: 600; }
    /* Side by side as long as that goes: who points at a panel looks at the layout. */
    @container (max-width: 420px) {
      .sweep-board { grid-template-columns: minmax(0, 1fr); } .sweep-beside { padding-top: 0; order: -1; }
    }

    /* The coverage of constraints. */
    .status.passed { color: var(--green); }
    .bar { display: block; height: 5px; border-radius: 99px; background: color-mix(in srgb, var(--yellow) 35%, var(--check)); overflow: hidden; margin-top: 5px; } .bar i { display: block; height: 100%; background: var(--accent); }
    .bar.whole i { background: var(--green); }
    .per { font-weight: 650; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .group h2.scored { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 10px; } .scored .bar { grid-column: 1 / -1; }
    .score { margin: 14px 0 8px; display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 14px; align-items: center; max-width: 620px; }
    .score b { font-size: 30px; font-weight: 700; letter-spacing: -0.02em; font-variant-numeric: tabular-nums; grid-row: span 2; } .score .bar { height: 9px; margin: 8px 0 0; align-self: end; } .score-words { color: var(--soft); overflow-wrap: anywhere; }
    .kind { margin-top: 20px; max-width: 860px; } .kind h3 { font-size: 15px; display: flex; gap: 8px; align-items: baseline; } .kind .hint { margin: 2px 0 6px; }
    .kind ul { display: grid; gap: 4px; } .kind li { display: flex; flex-wrap: wrap; gap: 2px 14px; align-items: baseline; padding: 5px 12px; border-radius: 8px; background: var(--panel); border: 1px solid var(--line); border-left: 3px solid var(--soft); }
    .kind[data-kind="redundant"] li { border-left-color: var(--yellow); } .kind[data-kind="untested"] li { border-left-color: var(--blue); }
    .kind li > code:first-child { font-weight: 600; } .noticed { color: var(--blue); font-size: 13px; } .kind .place { margin-left: auto; } .all-noticed { margin-top: 14px; color: var(--green); font-weight: 600; }

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
      .decision { flex-wrap: wrap; } .decision > span { flex: 0 1 auto; }
      .tabs { width: 100%; } .tabs button { flex: 1; justify-content: center; padding: 7px 4px; } .kind .place { margin-left: 0; flex-basis: 100%; }
      .sweep-breaks .quiet, .sweep-problems .quiet { padding: 5px 10px; } .sweep-legend button { padding: 5px 8px; }
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

    /// What both sides are called. A check compares two views, of which none is stored.
    const sides = () => currentResult().status === "failed" ? ["Expected", "Actual"] : ["Reference", "Now"];

    /// The layers to show: each with its picture and the layout that belongs to it.
    function layers(device) {
      const [before, now] = sides();
      const expected = device.expected && { name: before, source: device.expected, layout: "expected" };
      const actual = device.actual && { name: now, source: device.actual, layout: "actual" };
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
      const mode = shownMode(), [before, now] = sides();
      stage.className = "mode-" + mode;
      if (mode === "sheet") stage.replaceChildren(sheet());
      else if (!parts.actual && !parts.expected) stage.replaceChildren(...noPicture());
      else if (!has) stage.replaceChildren(el("div", { class: "frames" }, frame([parts.actual || parts.expected], device.status === "missing" ? "New: there is no reference" : parts.actual ? "" : "The reference")));
      else if (mode === "side") stage.replaceChildren(el("div", { class: "frames" }, frame([parts.expected], before), frame([parts.actual], now)));
      else if (mode === "difference") stage.replaceChildren(el("div", { class: "frames" }, frame([parts.difference || parts.actual], parts.difference ? "Difference" : "No pixel differs")));
      else stage.replaceChildren(el("div", { class: "frames" }, stacked(parts)));
      stage.append(texts());
      fit();
    }

    /// Texts speak for themselves.
    function noPicture() {
      if (stageDetails.texts.length) return [];
      return [el("p", { class: "hint" }, currentWords().length ? "There are no pictures of this change. The words above say what it is." : "There are no pictures here.")];
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
      const [before, now] = sides();
      if (shownMode() === "slider") {
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
        figure.prepend(el("figcaption", {}, before, range, now));
        show();
      } else if (shownMode() === "onion") {
        const range = el("input", { type: "range", min: 0, max: 100, value: 50, id: "onion", "aria-label": "How much of the new picture is shown" });
        const show = () => { upper.style.opacity = range.value / 100; };
        range.addEventListener("input", show);
        figure.prepend(el("figcaption", {}, before, range, now));
        show();
      } else {
        const name = el("b", {}, now);
        const toggle = () => {
          upper.hidden = !upper.hidden;
          name.textContent = upper.hidden ? before : now;
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
      const { devices } = currentResult(), { passed } = storyOf(currentResult());
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
        el("span", { class: "count" }, device.differingPixels ? plural(device.differingPixels, "pixel") : wordsOn(index)[0] || ""));
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

    /// Texts of other strategies: a sweep with its diagram, and then what changed.
    function texts() {
      return el("div", { class: "texts" }, stageDetails.texts.map(textSection));
    }

    function textSection(text) {
      const explorer = sweepExplorer(text.expectedSweep, text.actualSweep);
      const isWhole = typeof text.expected !== "string" && typeof text.actual === "string";
      const section = el("section", {}, el("div", { class: "text-head" }, el("h3", {}, visible(text.name))), explorer);
      if (!isWhole) {
        section.append(textDifference(text.expected || "", text.actual || ""));
        return section;
      }
      const shown = visible(text.actual);
      // The button stands at the text that it copies.
      if (explorer) section.append(el("div", { class: "text-head" }, el("h4", {}, "In words")));
      section.lastChild.append(copyButton("Copy", shown));
      section.append(el("pre", { class: "code" }, el("code", {}, shown)));
      return section;
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
      if (!stage || !device || shownMode() === "sheet") return;
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
          if (shownMode() === "difference" && stageDetails.expected && canvas.dataset.layout === "actual") drawing.prepend(...ghosts(stageDetails.expected, layout, 1 / zoom));
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
    // A sweep: how a layout changes with the size of the screen, and the layout at the size that the reader points at.

    /// A sweep as the page uses it; none for what is no sweep. Numbers may come from anybody.
    function parseSweep(value) {
      const isPair = pair => Array.isArray(pair) && pair.length === 2 && pair.every(Number.isFinite);
      const isRange = (from, to) => Number.isInteger(from) && Number.isInteger(to) && from <= to;
      if (!value || !isRange(value.from, value.to) || !Array.isArray(value.tracks)) return null;
      const tracks = value.tracks.filter(track => track && typeof track.path === "string" && Array.isArray(track.segments)).map(track => ({
        path: track.path, name: track.path.slice(track.path.lastIndexOf("/") + 1),
        segments: track.segments.filter(each => each && isRange(each.from, each.to) && Array.isArray(each.edges)
          && each.edges.length === 4 && each.edges.every(isPair)),
      }));
      const problems = (value.problems || []).map(each => ({
        text: String(each.text), ranges: (each.ranges || []).filter(range => isPair(range) && isRange(...range)),
      }));
      return {
        title: String(value.title), isAcross: value.axis !== "height", other: Number(value.other) || 1, scale: Number(value.scale) || 1,
        from: value.from, to: value.to, tracks, problems, breakpoints: (value.breakpoints || []).filter(Number.isInteger),
      };
    }

    /// The edges of a view at a size, on whole pixels; none where it is hidden or absent.
    function edgesAt(sweep, track, size) {
      const segment = track.segments.find(each => each.from <= size && size <= each.to);
      if (!segment) return null;
      // Half a pixel counts up. What binary numbers lose of a third must not take a half down.
      const pixel = ([slope, constant]) => Math.floor((slope * size + constant) * sweep.scale + 0.5 + 1e-6) / sweep.scale;
      const [left, right, top, bottom] = segment.edges.map(pixel);
      return { left, right, top, bottom, width: right - left, height: bottom - top, segment };
    }

    const holds = (problem, size) => problem.ranges.some(([from, to]) => from <= size && size <= to);
    /// A problem of a view begins with its path.
    const isAbout = (problem, track) => problem.text.startsWith(track.path + ": ");
    const rangeText = ([from, to]) => from === to ? String(from) : from + "–" + to;

    /// How an edge follows the size, such as `w - 16`.
    function formulaText([slope, constant], letter) {
      const factor = slope === 1 ? letter : slope === -1 ? "-" + letter : plain(slope) + letter;
      if (!slope) return plain(constant);
      return factor + (constant ? (constant > 0 ? " + " : " - ") + plain(Math.abs(constant)) : "");
    }

    /// The explorer that was made last, which keys move.
    let shownSweep = null;

    /// The diagram of a sweep with the layout beside it; an earlier sweep is drawn behind. None without any sweep.
    function sweepExplorer(expected, actual) {
      const [was, now] = [parseSweep(expected), parseSweep(actual)];
      const sweep = now || was;
      if (!sweep) return null;
      const view = { sweep, was: now && was, size: sweep.from, marked: null, chosen: null };
      const breaks = sweep.breakpoints.filter(each => each >= sweep.from && each <= sweep.to);
      if (breaks.length) view.size = breaks[0];
      const side = sweep.isAcross ? "width" : "height";
      view.range = el("input", { type: "range", class: "sweep-size", min: sweep.from, max: sweep.to, value: view.size, "aria-label": "The screen's " + side,
        on: { input: event => setSize(view, Number(event.target.value)) } });
      view.label = el("output", { class: "sweep-label" });
      view.panels = [[0, 1], [2, 3]].map(edges => sweepPanel(view, edges));
      view.screen = svg("svg", { class: "sweep-screen", role: "img", "aria-label": "The layout at this size" });
      view.screen.addEventListener("pointermove", event => mark(view, trackUnder(view, event)));
      view.screen.addEventListener("pointerleave", () => mark(view, null));
      view.words = el("p", { class: "sweep-view" });
      view.legend = sweepLegend(view);
      view.problems = sweepProblems(view);
      const jump = size => el("button", { class: "quiet", on: { click: () => setSize(view, size) } }, String(size));
      view.element = el("div", { class: "sweep" },
        el("p", { class: "sweep-title" }, el("b", {}, visible(sweep.title)),
          view.was && el("span", { class: "count" }, "The reference is grey and dashed.")),
        el("div", { class: "sweep-control" }, view.label, view.range),
        breaks.length ? el("div", { class: "sweep-breaks" }, el("span", { class: "count" }, plural(breaks.length, "breakpoint")), breaks.slice(0, 40).map(jump),
          breaks.length > 40 && el("span", { class: "count" }, "and " + (breaks.length - 40) + " more")) : null,
        el("div", { class: "sweep-board" },
          el("div", { class: "sweep-panels" }, view.panels.map(panel => panel.element)),
          el("div", { class: "sweep-beside" }, view.screen, view.words)),
        view.problems.element, view.legend.element);
      // The lines keep their width and the numbers their height at every width of the window.
      view.observer = new ResizeObserver(() => { if (view.element.isConnected) drawSweep(view); else view.observer.disconnect(); });
      view.observer.observe(view.element);
      shownSweep = view;
      return view.element;
    }

    function drawSweep(view) {
      for (const panel of view.panels) drawPanel(view, panel);
      refreshSweep(view);
    }

    function setSize(view, size) {
      const next = Math.min(view.sweep.to, Math.max(view.sweep.from, Math.round(size)));
      if (next === view.size) return;
      view.size = next;
      refreshSweep(view);
    }

    /// Marks a view everywhere: its lines, its box and its name.
    function mark(view, track) {
      const next = track || view.chosen;
      if (next === view.marked) return;
      view.marked = next;
      refreshSweep(view);
    }

    /// Says and draws what depends on the size and on the marked view.
    function refreshSweep(view) {
      const { sweep, size, marked } = view;
      view.range.value = size;
      const [width, height] = sweep.isAcross ? [size, sweep.other] : [sweep.other, size];
      view.range.setAttribute("aria-valuetext", `${plain(width)} by ${plain(height)} points`);
      view.label.textContent = `${sweep.isAcross ? "width" : "height"} ${size}`;
      for (const panel of view.panels) moveCursor(view, panel);
      drawScreen(view, width, height);
      view.words.replaceChildren(...(marked ? markedWords(view, marked) : [`${plain(width)} × ${plain(height)} points. Point at a line, a box or a name.`]));
      for (const [track, button] of view.legend.buttons) button.classList.toggle("marked", track === marked);
      for (const [problem, item] of view.problems.items) item.classList.toggle("now", holds(problem, size));
    }

    function markedWords(view, track) {
      const now = edgesAt(view.sweep, track, view.size);
      if (!now) return [el("b", {}, visible(track.path)), " is not shown at this size."];
      const letter = view.sweep.isAcross ? "w" : "h";
      return [el("b", {}, visible(track.path)), el("span", { class: "sweep-edges" }, ["left", "right", "top", "bottom"].map((name, edge) => {
        const formula = now.segment.edges[edge];
        return el("span", {}, `${name} ${plain(now[name])}`, formula[0] ? el("span", { class: "count" }, " = " + formulaText(formula, letter)) : null);
      }))];
    }

    /// The names of the views below the root, in the colours of their lines.
    function sweepLegend(view) {
      const buttons = new Map();
      const below = track => track.path.slice(track.path.indexOf("/") + 1);
      view.sweep.tracks.slice(1).forEach((track, index) => buttons.set(track, el("button", {
        class: "track-" + index % 8, data: { track: track.path },
        on: {
          pointerenter: () => mark(view, track), pointerleave: () => mark(view, null), focus: () => mark(view, track), blur: () => mark(view, null),
          click: () => { view.chosen = view.chosen === track ? null : track; mark(view, track); },
        },
      }, el("i", { class: "swatch" }), visible(below(track)))));
      return { buttons, element: el("div", { class: "sweep-legend" }, [...buttons.values()]) };
    }

    function sweepProblems(view) {
      const items = new Map(view.sweep.problems.slice(0, 200).map(problem => [problem, el("li", {}, el("span", {}, visible(problem.text)),
        el("span", { class: "count" }, "at "), problem.ranges.slice(0, 20).map(range =>
          el("button", { class: "quiet", on: { click: () => setSize(view, range[0]) } }, rangeText(range))))]));
      return { items, element: items.size ? el("ul", { class: "sweep-problems" }, [...items.values()]) : null };
    }
    // The two panels of a sweep and the layout beside them, as drawings.

    const plotLeft = 36, plotRight = 10, plotTop = 16, plotBottom = 20;

    /// A panel for two opposite edges of all views, over the size.
    function sweepPanel(view, edges) {
      const picture = svg("svg", { class: "sweep-panel", "aria-hidden": "true" });
      const panel = { edges, picture, element: el("figure", {}, picture, el("figcaption", {}, edges[0] ? "top and bottom" : "left and right")) };
      const ends = [view.sweep, view.was].filter(Boolean).flatMap(sweep => sweep.tracks.slice(1).flatMap(track => track.segments.flatMap(
        each => [each.from, each.to].map(size => each.edges[edges[1]][0] * size + each.edges[edges[1]][1]))));
      panel.extent = ends.reduce((most, each) => Math.max(most, each), 1);
      panel.height = Math.round(Math.min(230, Math.max(80, panel.extent * 0.45)));
      const follow = event => {
        const area = picture.getBoundingClientRect();
        const { from, to } = view.sweep;
        const part = (event.clientX - area.left - plotLeft) / Math.max(1, area.width - plotLeft - plotRight);
        setSize(view, from + part * (to - from));
        mark(view, lineUnder(view, panel, event.clientY - area.top));
      };
      picture.addEventListener("pointermove", follow);
      picture.addEventListener("pointerdown", event => {
        follow(event);
        // From here on arrow keys go on where the pointer was.
        view.range.focus({ preventScroll: true });
        event.preventDefault();
      });
      picture.addEventListener("pointerleave", () => mark(view, null));
      return panel;
    }

    /// The view whose line is nearest to a place in a panel; none where all are far.
    function lineUnder(view, panel, y) {
      let [found, nearest] = [null, 6];
      for (const track of view.sweep.tracks.slice(1)) {
        const at = edgesAt(view.sweep, track, view.size);
        if (!at) continue;
        for (const place of panel.edges[0] ? [at.top, at.bottom] : [at.left, at.right]) {
          const distance = Math.abs(panel.y(place) - y);
          if (distance < nearest) [found, nearest] = [track, distance];
        }
      }
      return found;
    }

    /// Round numbers from one to another, as many as there is room for.
    function ticks(from, to, most) {
      const step = [5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find(each => (to - from) / each <= most) || to - from;
      const found = [];
      for (let tick = Math.ceil(from / step) * step; tick <= to; tick += step) found.push(tick);
      return found;
    }

    function drawPanel(view, panel) {
      const { sweep } = view, { picture, height, extent } = panel;
      const width = Math.max(160, panel.element.clientWidth);
      const plot = { width: width - plotLeft - plotRight, bottom: plotTop + height };
      panel.x = size => plotLeft + plot.width * (size - sweep.from) / Math.max(1, sweep.to - sweep.from);
      panel.y = place => plotTop + height * Math.min(1.02, Math.max(-0.02, place / extent));
      picture.setAttribute("viewBox", `0 0 ${width} ${plot.bottom + plotBottom}`);
      picture.style.height = plot.bottom + plotBottom + "px";
      const text = (x, y, words, anchor, style) => svg("text", { x, y, "text-anchor": anchor, class: style }, String(words));
      const parts = [svg("rect", { class: "ground", x: plotLeft, y: plotTop, width: plot.width, height })];
      for (const tick of ticks(0, extent, height / 26)) {
        parts.push(svg("line", { class: "grid", x1: plotLeft, x2: width - plotRight, y1: panel.y(tick), y2: panel.y(tick) }), text(plotLeft - 5, panel.y(tick) + 3.5, tick, "end"));
      }
      for (const tick of ticks(sweep.from, sweep.to, plot.width / 40)) parts.push(text(panel.x(tick), plot.bottom + 14, tick, "middle"));
      for (const { from, to, texts } of problemRanges(sweep)) {
        const [left, right] = [panel.x(from), panel.x(Math.min(to + 1, sweep.to))];
        parts.push(svg("rect", { class: "problem", x: left, y: plotTop, width: Math.max(2, right - left), height }, svg("title", {}, visible(texts.join("\n")))));
      }
      if (view.was) parts.push(...trackLines(view.was, panel, sweep).map(line => svg("g", { class: "was" }, line)));
      parts.push(...trackLines(sweep, panel, sweep));
      let free = 0;
      for (const point of sweep.breakpoints) {
        const x = panel.x(point);
        parts.push(svg("line", { class: "break", x1: x, x2: x, y1: plotTop, y2: plot.bottom }));
        if (x >= free) parts.push(text(x, plotTop - 4, point, "middle", "break-number"));
        if (x >= free) free = x + 28;
      }
      panel.cursor = svg("g", { class: "cursor" });
      picture.replaceChildren(...parts, panel.cursor);
    }

    /// The sizes with problems. Where several meet, the shade is no darker.
    function problemRanges(sweep) {
      const all = sweep.problems.flatMap(({ text, ranges }) => ranges.map(([from, to]) => ({
        from: Math.max(from, sweep.from), to: Math.min(to, sweep.to), texts: [text],
      }))).filter(each => each.from <= each.to).sort((a, b) => a.from - b.from);
      const found = [];
      for (const each of all) {
        const last = found[found.length - 1];
        if (!last || each.from > last.to + 1) found.push(each);
        else Object.assign(last, { to: Math.max(last.to, each.to), texts: [...new Set([...last.texts, ...each.texts])] });
      }
      return found;
    }

    /// Views with the same edges lie on one another; one of them is drawn.
    function trackLines(sweep, panel, domain) {
      const drawn = new Set();
      return sweep.tracks.slice(1).map((track, index) => {
        const fresh = track.segments.filter(each => {
          const key = [each.from, each.to, ...panel.edges.map(edge => each.edges[edge].join())].join();
          return !drawn.has(key) && drawn.add(key);
        });
        return fresh.length ? trackFigure(fresh, panel, domain, "track-" + index % 8) : null;
      }).filter(Boolean);
    }

    /// The band between two edges, and the edges. A segment reaches to the next one.
    function trackFigure(segments, panel, domain, style) {
      const group = svg("g", { class: "track " + style });
      for (const segment of segments) {
        const [from, to] = [Math.max(segment.from, domain.from), Math.min(segment.to + 1, domain.to)];
        if (from > domain.to || to < domain.from) continue;
        const [x1, x2] = [panel.x(from), Math.max(panel.x(to), panel.x(from) + 1)];
        const [a, b] = panel.edges.map(edge => [from, to].map(size => panel.y(segment.edges[edge][0] * size + segment.edges[edge][1])));
        group.append(svg("polygon", { points: `${x1},${a[0]} ${x2},${a[1]} ${x2},${b[1]} ${x1},${b[0]}` }),
          svg("line", { x1, y1: a[0], x2, y2: a[1] }), svg("line", { x1, y1: b[0], x2, y2: b[1] }));
      }
      return group;
    }

    /// The line at the size, and the marked view once more above all others.
    function moveCursor(view, panel) {
      if (!panel.cursor) return;
      const x = panel.x(view.size), index = view.sweep.tracks.indexOf(view.marked);
      panel.cursor.replaceChildren(...[
        index > 0 && svg("g", { class: "marked" }, trackFigure(view.marked.segments, panel, view.sweep, "track-" + (index - 1) % 8)),
        svg("line", { x1: x, x2: x, y1: plotTop, y2: plotTop + panel.height }),
      ].filter(Boolean));
    }

    /// The screen at the size. Its scale is the same at every size, so that it is seen to grow.
    function drawScreen(view, width, height) {
      const { sweep, size, screen } = view;
      const room = screen.parentElement ? screen.parentElement.clientWidth : 0;
      if (!room) return;
      const [widest, highest] = sweep.isAcross ? [sweep.to, sweep.other] : [sweep.other, sweep.to];
      // Above the panels it leaves room for them on a phone.
      const zoom = Math.min(room / widest, (view.element.clientWidth <= 420 ? 250 : 480) / highest), unit = 1 / zoom;
      screen.setAttribute("viewBox", `${-unit} ${-unit} ${widest + 2 * unit} ${highest + 2 * unit}`);
      screen.style.width = Math.floor(widest * zoom) + "px";
      screen.style.height = Math.floor(highest * zoom) + "px";
      const rect = (at, style, track) => {
        const figure = svg("rect", { class: style, x: at.left, y: at.top, width: Math.max(0, at.width), height: Math.max(0, at.height) });
        if (track) figure.dataset.track = track.path;
        return figure;
      };
      const boxes = [], names = [], taken = [];
      sweep.tracks.slice(1).forEach((track, index) => {
        const at = edgesAt(sweep, track, size);
        if (!at) return;
        const isWrong = sweep.problems.some(each => isAbout(each, track) && holds(each, size)), isMarked = track === view.marked;
        boxes.push(rect(at, `box track-${index % 8}${isWrong ? " wrong" : ""}${isMarked ? " marked" : ""}`, track));
        names.push({ track, at, style: isMarked ? " marked" : isWrong ? " wrong" : "" });
      });
      const old = (view.was ? view.was.tracks.slice(1) : []).map(track => edgesAt(view.was, track, size)).filter(Boolean).map(at => rect(at, "box was"));
      const ground = rect({ left: 0, top: 0, width, height }, "ground");
      // The marked name and those of wrong views find room first, and the innermost before those around them.
      const rank = ({ style }) => style === " marked" ? 0 : style === " wrong" ? 1 : 2;
      const texts = names.reverse().sort((a, b) => rank(a) - rank(b)).map(each => boxName(each, unit, taken, widest)).filter(Boolean);
      screen.replaceChildren(ground, ...old, ...boxes, ...texts.reverse());
    }

    /// A name in the corner of its box; none where another stands there, or where it is longer than its box.
    function boxName({ track, at, style }, unit, taken, widest) {
      const isMarked = style === " marked";
      const wanted = visible(track.name), most = Math.floor(((isMarked ? widest : at.width) / unit - 4) / 6);
      const words = wanted.length > most ? wanted.slice(0, Math.max(0, most - 1)) + "…" : wanted;
      if (words.length < 3 && wanted.length > 2) return null;
      const width = (words.length * 6 + 6) * unit, left = Math.max(0, Math.min(at.left, widest - width));
      const top = at.height < 13 * unit ? (at.top + at.bottom) / 2 - 6.5 * unit : at.top;
      const area = { left, right: left + width, top, bottom: top + 13 * unit };
      if (!isMarked && (at.height < 7 * unit || taken.some(other => overlaps(other, area)))) return null;
      taken.push(area);
      return svg("g", { class: "box-name" + style },
        svg("rect", { x: area.left, y: area.top, width, height: 13 * unit, rx: 2 * unit }),
        svg("text", { x: left + 3 * unit, y: area.top + 10 * unit, "font-size": 10 * unit }, words));
    }

    /// The innermost view under the pointer.
    function trackUnder(view, event) {
      const place = new DOMPoint(event.clientX, event.clientY).matrixTransform(view.screen.getScreenCTM().inverse());
      let found = null;
      for (const track of view.sweep.tracks.slice(1)) {
        const at = edgesAt(view.sweep, track, view.size);
        const isInside = at && place.x >= at.left && place.x <= at.right && place.y >= at.top && place.y <= at.bottom;
        if (isInside && (!found || at.width * at.height <= found.area)) found = { track, area: at.width * at.height };
      }
      return found && found.track;
    }
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

    """##
}
