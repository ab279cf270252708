"""Opens reports in a real browser, uses them as a reader would, and leaves a screenshot of each view.

Usage: report_in_browser.py PROGRAM FOLDER-FOR-SCREENSHOTS
"""

import base64
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

from chromium import HANGS_AFTER, Browser

PROGRAM, SHOTS = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
SHOTS.mkdir(parents=True, exist_ok=True)


def run(*words, folder):
    return subprocess.run([PROGRAM, *words], cwd=folder, env={"PATH": "/usr/bin:/bin"}, capture_output=True,
                          text=True, check=False)


def demo(count=6):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="report-"))
    answer = run("demo", "--into", ".", "--count", str(count), folder=folder)
    assert answer.returncode == 0, answer.stderr
    return folder


def index(folder):
    return (folder / ".build/layout-snapshots/report/index.html").as_uri()


def expect(value, words):
    if not value:
        raise AssertionError(words)


def from_disk(browser, folder):
    page = browser.page()
    page.open(index(folder))
    paint = page.first_paint()
    page.wait_for("document.querySelectorAll('#list .row').length === 6")
    expect(page.eval("document.querySelector('#shown').textContent") == "6 changes", "the count is wrong")
    settle(page)
    page.screenshot(SHOTS / "difference.png")

    # Filters: by status, suite, device and text, and back.
    page.click(".chip[data-status=missing]")
    expect(rows(page) == ["welcome"], f"the status filter shows {rows(page)}")
    page.click(".chip[data-status=missing]")
    choose(page, "suite", "DemoTests/ThemeTests")
    expect(rows(page) == ["accent"], f"the suite filter shows {rows(page)}")
    choose(page, "suite", "")
    choose(page, "deviceName", "iPadMini6")
    expect(rows(page) == ["profile"], f"the device filter shows {rows(page)}")
    choose(page, "deviceName", "")
    page.click("#search")
    page.type("avatar.bottom")
    expect(rows(page) == ["profile", "settings"], f"the search shows {rows(page)}")
    page.screenshot(SHOTS / "filtered.png")
    page.eval("clearFilters()")

    # Two assertions with one cause stand together, and the cause is in words.
    page.click(".row[data-result='2']")
    cause = page.eval("document.querySelector('.causes code').textContent")
    expect(cause == "title.top == avatar.bottom + 28, was + 16", f"the cause is {cause}")

    page.click("[data-mode=side]")
    settle(page)
    expect(page.eval("document.querySelectorAll('#stage figure').length") == 2, "side by side shows two pictures")
    page.screenshot(SHOTS / "side-by-side.png")

    slide(page)
    page.click("[data-mode=onion]")
    page.eval("(() => { const r = document.querySelector('#onion'); r.value = 20; r.dispatchEvent(new Event('input')); })()")
    expect(page.eval("document.querySelector('.upper').style.opacity") == "0.2", "the onion skin does not fade")
    page.screenshot(SHOTS / "onion-skin.png")
    page.click("[data-mode=blink]")
    for state in ["", "!", ""]:
        page.wait_for(f"{state}document.querySelector('.upper').hidden")
    page.screenshot(SHOTS / "blink.png")
    page.click("[data-mode=sheet]")
    expect(page.eval("document.querySelectorAll('.card').length") == 6, "the sheet lacks devices")
    settle(page)
    page.screenshot(SHOTS / "contact-sheet.png")
    whole_matrix(page)

    overlays(page)
    inspect(page)
    keyboard(page)
    zoom(page)
    expect(page.complaints() == [], f"the page complained: {page.complaints()}")
    elsewhere = [address for address in page.addresses() if not re.match(r"file:|data:|about:", address)]
    expect(not elsewhere, f"the page asked the network for {elsewhere}")
    page.close()
    return paint


def whole_matrix(page):
    """A device on which nothing changed is on the sheet, too, where the test has it."""
    page.eval("select(results.findIndex(each => each.test === 'badge'), 0)")
    settle(page)
    cards = page.eval("[...document.querySelectorAll('.card')].map(each => [each.querySelector('.name').textContent,"
                      " each.classList.contains('passed'), each.querySelector('img').naturalWidth > 0])")
    expect(cards == [["iPhone4", True, True], ["iPhone8", False, True], ["iPhone15-landscape", True, True]],
           f"the sheet has {cards}")
    page.eval("Promise.all([...document.querySelectorAll('.card img')].map(each => each.decode()))")
    page.screenshot(SHOTS / "contact-sheet-matrix.png")
    # One device has no strip of devices, and nothing in its place.
    words = page.eval("document.querySelector('#detail').innerText")
    expect(not re.search(r"\b(null|undefined|NaN)\b", words), f"the page says {words}")
    page.click(".card:not(.passed)")
    expect(page.eval("state.mode") == "difference", "a card of the sheet leads nowhere")
    page.click(".row[data-result='2']")


def rows(page):
    return page.eval("[...document.querySelectorAll('#list .row .name')].map(each => each.textContent)")


def choose(page, name, value):
    page.eval(f"(() => {{ const s = document.querySelector('#filter-{name}'); s.value = {json.dumps(value)};"
              " s.dispatchEvent(new Event('change')); })()")


def settle(page):
    """Waits for the pictures in sight, and for what is drawn over them."""
    page.wait_for("waitingForDetails.size === 0 && [...document.querySelectorAll('#stage img')].every(each => each.complete)")
    # A task that is queued after two frames runs after the handlers of pictures that were complete before.
    page.eval("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")


def slide(page):
    page.click("[data-mode=slider]")
    settle(page)
    left, top, width, height = page.eval(
        "(() => { const r = document.querySelector('.canvas').getBoundingClientRect();"
        " return [r.left, r.top, r.width, r.height]; })()")
    middle = min(top + height / 2, 800)
    page.drag((left + width / 2, middle), (left + width / 4, middle))
    clip = page.eval("document.querySelector('.upper').style.clipPath")
    found = float(re.search(r"([\d.]+)%", clip).group(1))
    expect(abs(found - 25) < 2, f"the slider was dragged to a quarter and clips at {clip}")
    page.screenshot(SHOTS / "slider.png")
    page.eval("document.querySelector('#slider').focus()")
    before = page.eval("Number(document.querySelector('#slider').value)")
    page.key("ArrowRight")
    expect(page.eval("Number(document.querySelector('#slider').value)") > before, "the slider ignores arrows")
    page.eval("document.activeElement.blur()")


def overlays(page):
    page.click("[data-mode=side]")
    figures = {"constraints": ".constraint", "margins": ".guide.margins", "safearea": ".guide.safearea",
               "labels": ".plate"}
    for name, selector in figures.items():
        count = f"document.querySelectorAll('svg {selector}').length"
        expect(page.eval(count) == 0, f"{name} are drawn before they are asked for")
        page.click(f"[data-overlay={name}]")
        expect(page.wait_for(count) > 0, f"{name} are not drawn")
        settle(page)
        page.screenshot(SHOTS / f"overlay-{name}.png")
        page.click(f"[data-overlay={name}]")
        expect(page.eval(count) == 0, f"{name} stay")
    # What nothing decides is red.
    page.click(".row[data-result='0']")
    page.click("[data-overlay=ambiguity]")
    page.wait_for("document.querySelectorAll('svg .ambiguous').length")
    page.screenshot(SHOTS / "overlay-ambiguity.png")
    page.click("[data-overlay=ambiguity]")
    # All at once, on the change that moves things.
    page.click(".row[data-result='2']")
    page.click("[data-mode=difference]")


def inspect(page):
    page.wait_for("stageDetails.actual")
    settle(page)
    title = "stageDetails.actual.byPath.get('ProfileTests/hero/title')"
    x, y = page.eval(
        f"(() => {{ const n = {title}; const r = document.querySelector('.canvas img').getBoundingClientRect();"
        " const z = Number(document.querySelector('#stage').dataset.zoom);"
        " return [r.left + (n.left + n.width / 2) * z, r.top + (n.top + n.height / 2) * z]; })()")
    page.mouse("mouseMoved", x, y)
    words = page.wait_for("(document.querySelector('#inspector h3') || {}).textContent")
    expect(words.startswith("title"), f"pointing at the title shows {words}")
    panel = page.eval("document.querySelector('#inspector').textContent")
    for part in ["Why it is there", "title.top == avatar.bottom + 28", "was title.top == avatar.bottom + 16", "→"]:
        expect(part in panel, f"the inspector does not say {part}: {panel}")
    page.screenshot(SHOTS / "inspector.png")
    page.mouse("mouseMoved", 10, 10)


def keyboard(page):
    at = "state.result + ':' + state.device + ':' + state.mode"
    page.eval("select(listedResults()[0], 0)")
    page.key("j")
    expect(page.eval("state.result === listedResults()[1]"), "j does not go on")
    page.key("ArrowDown")
    expect(page.eval("state.result === listedResults()[2]"), "an arrow does not go on")
    page.key("ArrowRight")
    expect(page.eval("state.device") == 1, f"an arrow does not take the next device: {page.eval(at)}")
    page.key("k")
    page.key("3")
    expect(page.eval("state.mode") == "slider", "3 is not the slider")
    page.key("1")
    page.key("c")
    expect(page.eval("state.overlays.has('constraints')"), "c does not show constraints")
    page.key("c")
    page.key("/")
    expect(page.eval("document.activeElement.id") == "search", "/ does not search")
    page.key("Escape")
    page.key("?")
    expect(page.eval("document.querySelector('#help').open"), "? does not help")
    page.screenshot(SHOTS / "help.png")
    page.eval("document.querySelector('#help').close()")
    # The address keeps the place, and the back button leads there.
    page.eval("select(3, 1)")
    page.eval("history.back()")
    page.wait_for("state.result !== 3")


def zoom(page):
    page.click(".row[data-result='2']")
    settle(page)
    for _ in range(5):
        page.key("+")
    expect(page.eval("document.querySelector('.canvas img').classList.contains('pixelated')"),
           "enlarged pixels are smoothed")
    page.screenshot(SHOTS / "pixelated.png")
    page.key("0")


# Texts whose colour is nearer to that of their ground than 4.5 to 1, which WCAG 2.1 asks for (1.4.3), and headings that
# skip a level.
HARD_TO_READ = """(() => {
  const channels = colour => (colour.match(/[\\d.]+/g) || []).map(Number);
  const linear = value => (value /= 255) <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const light = ([r, g, b]) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  const ground = element => {
    for (; element; element = element.parentElement) {
      const colour = channels(getComputedStyle(element).backgroundColor);
      if (colour.length === 3 || colour[3] === 1) return colour;
    }
    return [255, 255, 255];
  };
  const found = new Set();
  for (const element of document.querySelectorAll('button, .chip, .row, h1, h2, h3, h4, p, li, summary, .count')) {
    const text = [...element.childNodes].some(node => node.nodeType === 3 && node.data.trim());
    if (!text || !element.checkVisibility() || element.disabled) continue;
    const pair = [light(channels(getComputedStyle(element).color)), light(ground(element))].sort((a, b) => b - a);
    const contrast = (pair[0] + 0.05) / (pair[1] + 0.05);
    if (contrast < 4.5) found.add(`${element.className || element.tagName}: ${contrast.toFixed(2)}`);
  }
  let level = 1;
  for (const heading of document.querySelectorAll('h1, h2, h3, h4')) {
    if (Number(heading.tagName[1]) > level + 1) found.add(`${heading.tagName} after H${level}`);
    level = Number(heading.tagName[1]);
  }
  return [...found];
})()"""


# Plates and badges that cover each other or leave the picture, in pixels of the screen.
PILED_UP = """[...document.querySelectorAll('.canvas')].flatMap(canvas => {
  const picture = canvas.getBoundingClientRect();
  const areas = [...canvas.querySelectorAll('.plate rect, .badge rect')].map(each => each.getBoundingClientRect());
  const found = [...canvas.querySelectorAll('.plate rect')].map(each => each.getBoundingClientRect())
    .filter(each => each.left < picture.left - 1 || each.right > picture.right + 1).map(() => 'a plate leaves the picture');
  areas.forEach((a, index) => areas.slice(index + 1).forEach(b => {
    if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) found.push('one covers another');
  }));
  return found;
})"""


def five_causes(browser):
    """With five causes and six devices the whole picture is seen on a screen of 900 pixels, and shows what moved."""
    folder = demo()
    manifest = next((folder / ".build/layout-snapshots/manifests").iterdir())
    lines = [json.loads(line) for line in manifest.read_text().splitlines()]
    for line in lines:
        if line.get("test") == "profile":
            more = ["checkout.backgroundColor #007AFF -> #FF3B30", "subtitle: font system bold 28, was system 17",
                    "stack: spacing after shipping 12, was none", "avatar.width == 96, was 72"]
            line["causes"] += [{**line["causes"][0], "text": text} for text in more]
    manifest.write_text("".join(json.dumps(line) + "\n" for line in lines))
    expect(run("report", folder=folder).returncode == 0, "no report")
    for theme in ["light", "dark"]:
        page = browser.page(1440, 900, dark=theme == "dark")
        page.open(index(folder))
        page.click(".row[data-result='2']")
        page.wait_for("stageDetails.actual")
        settle(page)
        bottom = page.eval("document.querySelector('.canvas').getBoundingClientRect().bottom")
        expect(bottom <= 900, f"with five causes the picture ends at {bottom:.0f} of 900 pixels")
        # The card and two texts moved down, and the hero got higher: an outline and one arrow each.
        marks = page.eval("['.ghost:not(.halo)', '.arrow polygon'].map(each => document.querySelectorAll('svg ' + each).length)")
        expect(marks == [4, 4], f"{marks[0]} outlines and {marks[1]} arrows tell what moved")
        page.screenshot(SHOTS / f"five-causes-{theme}.png")
        page.click("[data-mode=side]")
        page.click("[data-overlay=constraints]")
        page.click("[data-overlay=labels]")
        settle(page)
        piled = page.eval(PILED_UP)
        expect(piled == [], f"labels pile up: {piled}")
        page.screenshot(SHOTS / f"five-causes-labels-{theme}.png")
        page.close()
    shutil.rmtree(folder)


def dark_and_phone(browser, folder):
    page = browser.page(dark=True)
    page.open(index(folder) + "#r=3&m=side&o=constraints")
    settle(page)
    page.screenshot(SHOTS / "dark.png")
    for theme in ["dark", "light"]:
        page.eval("document.querySelectorAll('.chip')[0].classList.add('on')")
        hard = page.eval(HARD_TO_READ)
        expect(hard == [], f"hard to read in {theme} style: {hard}")
        page.key("t")
    colour = "getComputedStyle(document.documentElement).backgroundColor"
    ground = page.eval(colour)
    page.key("t")
    expect(page.eval(colour) != ground, "t does not change the theme")
    page.close()

    phone = browser.page(390, 844, scale=2, mobile=True)
    phone.open(index(folder))
    phone.wait_for("document.querySelectorAll('#list .row').length")
    wide = "document.documentElement.scrollWidth > innerWidth"
    expect(not phone.eval(wide), "the list is wider than a phone")
    phone.screenshot(SHOTS / "phone-list.png")
    phone.eval("document.querySelector(\".row[data-result='2']\").click()")
    settle(phone)
    expect(phone.eval("getComputedStyle(document.querySelector('#detail')).display") == "block", "no change opens")
    expect(not phone.eval(wide), "a change is wider than a phone")
    phone.screenshot(SHOTS / "phone-change.png")
    phone.eval("document.querySelector('.back').click()")
    expect(phone.eval("getComputedStyle(document.querySelector('#detail')).display") == "none", "nothing leads back")
    expect(phone.complaints() == [], f"{phone.complaints()}")
    phone.close()


def served(browser, folder):
    process = subprocess.Popen([PROGRAM, "report", "--serve"], cwd=folder, env={"PATH": "/usr/bin:/bin"},
                               stdout=subprocess.PIPE, text=True)
    try:
        lines = [process.stdout.readline() for _ in range(3)]
        address = next(line.split()[-1] for line in lines if line.startswith("Serving at"))
        refuse_others(address)
        page = browser.page()
        page.open(address)
        page.click(".row[data-result='2']")
        page.wait_for("document.querySelector('#accept') !== null")
        settle(page)
        page.screenshot(SHOTS / "served.png")
        reference = folder / "Snapshots/DemoTests/ProfileTests/profile.iPhone8.png"
        kept = folder / "Snapshots/DemoTests/ThemeTests/accent.iPhone8.png"
        before, rest = reference.read_bytes(), kept.read_bytes()
        page.click("#accept-group")
        page.wait_for("state.decided.get(2) === 'accepted' && state.decided.get(3) === 'accepted'")
        expect(reference.read_bytes() != before, "a click on accept changed no reference")
        expect(kept.read_bytes() == rest, "a click on accept changed another reference")
        page.wait_for("state.result !== 2")
        page.key("r")
        page.wait_for("state.decided.size === 3")
        page.eval("select(2, 0)")
        page.screenshot(SHOTS / "accepted.png")
        expect("accepted" in page.eval("document.querySelector('.decision').textContent"), "nothing says so")
        page.eval("window.isOld = true")
        page.call("Page.reload")
        page.wait_for("!window.isOld && typeof state !== 'undefined' && state.decided.size === 3")
        expect(page.complaints() == [], f"{page.complaints()}")
        page.close()
        answer = run("pending", folder=folder)
        expect("in 3 assertions" in answer.stdout, answer.stdout)
    finally:
        process.terminate()
        process.wait()


def refuse_others(address):
    def ask(url, **headers):
        try:
            return urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=HANGS_AFTER).status
        except urllib.error.HTTPError as error:
            return error.code

    host = re.match(r"http://127\.0\.0\.1:\d+/", address).group(0)
    expect(ask(address) == 200, "the report is not served")
    expect(ask(host) == 403, "the report is served without its token")
    expect(ask(address, Host="evil.example") == 403, "the report is served under another name")
    expect(ask(address, Origin="http://evil.example") == 403, "the report is served to another site")


def hostile(browser):
    folder = demo(1)
    manifests = folder / ".build/layout-snapshots/manifests"
    source = next(manifests.iterdir())
    line = json.loads(source.read_text().splitlines()[-1])
    texts = ["<script>window.hacked=1</script>", "\"><img src=x onerror=window.hacked=1>",
             "</script><svg onload=window.hacked=1>", "\u202egnp.exe", "\x1b[2J", "javascript:window.hacked=1",
             "n" * 10_000, "a\nb\r\nc", "${window.hacked=1}", "'-window.hacked=1-'"]
    lines = []
    for number, text in enumerate(texts):
        copy = json.loads(json.dumps(line))
        for field in ["id", "target", "suite", "test", "function", "file", "message", "groupKey", "acceptCommand"]:
            copy[field] = text + (str(number) if field == "id" else "")
        copy["causes"] = [{"text": text, "devices": [text], "followers": 1}]
        for device in copy["devices"]:
            device["device"] = text
            device["problems"] = [text]
            device["frames"]["changes"] = [text]
        copy["passed"] = [{"device": text, "scale": 2, "pointWidth": 320, "pointHeight": 480, "place": 0,
                           "reference": f"package:Snapshots/{text[:50]}/../../../etc/passwd"}]
        lines.append(json.dumps(copy))
    (manifests / "Hostile-0-2.jsonl").write_text("\n".join(lines) + "\n")
    layout = folder / ".build/layout-snapshots/DemoTests/ProfileTests/profile/profile.iPhone4.actual.json"
    layout.write_text(layout.read_text().replace('"ProfileTests', '"</script><img src=x onerror=window.hacked=1>'))
    expect(run("report", folder=folder).returncode == 0, "no report")
    page = browser.page()
    page.open(index(folder))
    page.wait_for(f"document.querySelectorAll('#list .row').length === {len(texts) + 1}")
    for number in range(len(texts) + 1):
        page.eval(f"select({number}, 0)")
        for mode in "123456":
            page.key(mode)
        page.key("l")
        page.key("c")
        settle(page)
    page.screenshot(SHOTS / "hostile.png")
    # A picture that is not there fails after all those that a name could have asked for.
    page.eval("new Promise(done => { const last = new Image(); last.onerror = done; last.src = 'last'; })")
    expect(page.eval("typeof window.hacked") == "undefined", "a name became a program")
    expect(page.eval("document.querySelectorAll('#app script, #app img[src=x]').length") == 0, "a name became markup")
    shown = page.eval("document.body.innerText")
    expect("\u202e" not in shown, "a name turns the direction of reading")
    expect(not page.eval("document.documentElement.scrollWidth > innerWidth"), "a name widens the page")
    complaints = [each for each in page.complaints() if not each.endswith("/last")]
    expect(complaints == [], f"{complaints}")
    page.close()
    shutil.rmtree(folder)


# How many rows each task of the page adds to its list.
COUNTS_ROWS = """
window.added = [];
new MutationObserver(records => {
  const made = records.flatMap(each => [...each.addedNodes]).filter(each => each.nodeType === Node.ELEMENT_NODE);
  // A row comes twice where the list around it is new as well.
  const rows = new Set(made.flatMap(each => [...each.querySelectorAll(".row"), each])
    .filter(each => each.matches(".row")));
  if (rows.size) added.push(rows.size);
}).observe(document, { childList: true, subtree: true });
"""
ALL_ROWS = "document.querySelectorAll('#list .row').length === 1000"
# How many rows are laid out and painted at most, while the list is scrolled from its beginning to its end.
DRAWN_ROWS = """(async () => {
  const list = document.querySelector('#list'), rows = [...list.querySelectorAll('.row')];
  let most = 0;
  for (list.scrollTop = 0; list.scrollTop + list.clientHeight < list.scrollHeight - 1; list.scrollTop += list.clientHeight) {
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    most = Math.max(most, rows.filter(each => each.checkVisibility({ contentVisibilityAuto: true })).length);
  }
  return most;
})()"""


def thousand(browser):
    """What the page does for 1,000 changes is counted, not timed: the limits hold however slow the machine is."""
    folder = demo(1000)
    size = (folder / ".build/layout-snapshots/report/index.html").stat().st_size
    expect(size < 2_500_000, f"the page has {size} bytes")
    page = browser.page()
    page.count_work()
    page.call("Page.addScriptToEvaluateOnNewDocument", source=COUNTS_ROWS)

    def work(what, most, act, until="true"):
        """How much the page does for something, and for what that begins."""
        page.work()
        layouts = page.layouts()
        act()
        page.wait_for(until)
        settle(page)
        done, layouts = page.work(), page.layouts() - layouts
        added = page.eval("Math.max(0, ...added.splice(0))")
        expect(done < most, f"{what} takes {done} runs of parts of the program")
        expect(layouts < 25, f"{what} takes {layouts} layouts")
        # The first paint comes after the first of them, and a key is obeyed in between.
        expect(added < 300, f"{what} adds {added} rows at once")
        return done

    opening = work("opening", 200_000, lambda: page.open(index(folder)), ALL_ROWS)
    paint = page.first_paint()
    page.screenshot(SHOTS / "thousand.png")
    pictures = len([address for address in page.addresses() if address.endswith(".png")])
    expect(pictures < 200, f"{pictures} pictures were loaded at once")
    step = max(work("a step", 10_000, lambda: page.eval("step(1)")) for _ in range(5))
    typing = work("a filter", 16_000, lambda: page.eval("filter({ search: 'screen9' }, true)"))
    page.screenshot(SHOTS / "thousand-filtered.png")
    clearing = work("taking a filter away", 120_000, lambda: page.eval("filter({ search: '' }, true)"), ALL_ROWS)
    page.work()
    drawn = page.eval(DRAWN_ROWS)
    expect(page.work() == 0, "scrolling runs the page's program")
    expect(drawn < 500, f"{drawn} rows are drawn at once while the list is scrolled")
    expect(page.complaints() == [], f"{page.complaints()}")
    page.close()
    shutil.rmtree(folder)
    return (f"{size / 1e6:.1f} MB, first paint after {paint * 1000:.0f} ms, {opening} runs of parts of the program to open,"
            f" {step} for a step, {typing} and {clearing} for a filter and without it, {pictures} pictures loaded at first,"
            f" {drawn} rows drawn at once")


def animation(browser, folder):
    """An animation that the tests recorded plays in the browser: all pictures, at their pace."""
    file = pathlib.Path("Snapshots/LayoutSnapshotTestingTests/SnapshotAnimationTests/drawer_slidesIn.iPhone8.png")
    data = base64.b64encode(file.read_bytes()).decode()
    page = browser.page()
    # Decoding pictures one by one is for pages that nobody could have changed on the way.
    page.open(index(folder))
    frames = page.eval(
        f"""(async () => {{
          const bytes = Uint8Array.from(atob("{data}"), each => each.charCodeAt(0));
          const decoder = new ImageDecoder({{ data: bytes, type: "image/png" }});
          await Promise.all([decoder.completed, decoder.tracks.ready]);
          const track = decoder.tracks.selectedTrack;
          document.body.replaceChildren();
          const durations = [];
          for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {{
            const {{ image }} = await decoder.decode({{ frameIndex }});
            durations.push(image.duration);
            if (frameIndex % 4) continue;
            const canvas = document.createElement("canvas");
            [canvas.width, canvas.height] = [image.codedWidth / 4, image.codedHeight / 4];
            canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
            document.body.append(canvas);
          }}
          return [track.animated, track.frameCount, Math.min(...durations), Math.max(...durations)];
        }})()""")
    expect(frames[:2] == [True, 25], f"the browser sees {frames}")
    expect(all(abs(each - 16667) < 1000 for each in frames[2:]), f"pictures last {frames[2:]} microseconds")
    page.screenshot(SHOTS / "animation.png")


def main():
    folder = demo()
    with Browser() as browser:
        paint = from_disk(browser, folder)
        print(f"from disk: first paint after {paint * 1000:.0f} ms; filters, views, overlays, inspector, keys work")
        five_causes(browser)
        print("five causes: the picture is seen whole, its arrows tell what moved, labels keep apart")
        dark_and_phone(browser, folder)
        print("dark, and on a phone: readable")
        animation(browser, folder)
        print("an animation: the browser plays 25 pictures")
        served(browser, folder)
        print("served: accepts and rejects by a click, refuses others")
        hostile(browser)
        print("hostile names: shown, not obeyed")
        print(f"1,000 changes: {thousand(browser)}")
    shutil.rmtree(folder)


main()
