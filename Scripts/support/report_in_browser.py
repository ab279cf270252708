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
from fractions import Fraction
from math import floor

from chromium import HANGS_AFTER, Browser

PROGRAM, SHOTS = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
SHOTS.mkdir(parents=True, exist_ok=True)


def run(*words, folder):
    return subprocess.run([PROGRAM, *words], cwd=folder, env={"PATH": "/usr/bin:/bin"}, capture_output=True,
                          text=True, check=False)


def demo(count=6, *more):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="report-"))
    answer = run("demo", "--into", ".", "--count", str(count), *more, folder=folder)
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
  for (const element of document.querySelectorAll('button, .chip, .row, h1, h2, h3, h4, p, li, summary, .count,'
    + ' .status, .place, .suite, .per, .noticed, output, .findings code, .kind code')) {
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
    manifest = next((folder / ".build/layout-snapshots/manifests").glob("DemoTests-*"))
    lines = [json.loads(line) for line in manifest.read_text().splitlines()]
    for line in lines:
        if line.get("test") == "profile":
            more = ["checkout.backgroundColor #007AFF -> #FF3B30", "subtitle: font system bold 28, was system 17",
                    "stack: spacing after shipping 12, was none", "avatar.width == 96, was 72"]
            line["causes"] += [{**line["causes"][0], "text": text} for text in more]
    manifest.write_text("".join(json.dumps(line) + "\n" for line in lines))
    expect(run("report", folder=folder).returncode == 1, "no report")
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
    source = next(manifests.glob("DemoTests-*"))
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
    expect(run("report", folder=folder).returncode == 1, "no report")
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


def incomplete(browser):
    """A run that did not end, pictures that were not kept, and a change that was rejected."""
    folder = demo(3)
    artifacts = folder / ".build/layout-snapshots"
    run("reject", "DemoTests/SettingsTests", folder=folder)
    for path in artifacts.rglob("ProfileTests/**/*.actual.*"):
        path.unlink()
    ledger = artifacts / "manifests/run.demo.jsonl"
    ledger.write_text("".join(line for line in ledger.read_text().splitlines(True) if '"ended"' not in line))
    answer = run("report", folder=folder)
    expect(answer.returncode == 1, f"{answer}")
    page = browser.page()
    page.open(index(folder))
    told = page.eval("[...document.querySelectorAll('details.gaps')].map(each => [each.open, each.innerText])")
    expect(len(told) == 2 and all(is_open for is_open, _ in told), f"{told}")
    expect("Not everything is known: a run that did not end." in told[0][1], f"{told}")
    expect("1 rejected" in told[1][1] and "DemoTests/SettingsTests/settings was rejected" in told[1][1], f"{told}")
    show_change(page, "profile")
    lost = page.eval("document.querySelector('.decision.lost')?.innerText")
    expect("Its pictures are missing (not among the artifacts: DemoTests/ProfileTests/profile/profile.iPhone4.actual.json" in (lost or ""), f"{lost}")
    expect(not page.eval("document.getElementById('accept') || document.querySelector('.decision code')"), "it can be accepted")
    page.screenshot(SHOTS / "incomplete.png")
    finish(page, "a report of what is missing")
    shutil.rmtree(folder)


def made_again(browser):
    """A page whose files are of a later report, or not whole, says so and shows none of them under its own headings."""
    folder = demo()
    artifacts = folder / ".build/layout-snapshots"
    page = browser.page()
    page.open(index(folder))
    settle(page)
    cut = artifacts / "report/data/2.js"
    cut.write_text(cut.read_text()[:40])
    page.eval("select(1, 0, true)")
    page.wait_for("document.querySelector('#story').textContent.includes('a file is not whole')")
    page.complaints()
    # The first change is decided, so the others move up by one.
    answer = run("reject", page.eval("results[0].id"), folder=folder)
    expect(answer.returncode == 0, f"{answer}")
    run("report", folder=folder)
    page.eval("select(2, 0, true)")
    page.wait_for("document.querySelector('#replaced') !== null")
    settle(page)
    page.screenshot(SHOTS / "made-again.png")
    expect(page.eval("document.querySelectorAll('#detail img, #detail canvas, #detail .decision').length") == 0, "another change is shown")
    page.call("Page.reload")
    page.wait_for("typeof results !== 'undefined' && !isReplaced && document.querySelector('#story') !== null")
    page.close()
    shutil.rmtree(folder)


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


def many_failures(count):
    """A folder in which one failure of the demo has happened to so many tests, each with much to say, half of them with one
    cause."""
    folder = demo(1)
    artifacts = folder / ".build/layout-snapshots"
    shutil.rmtree(artifacts / "report")
    manifest, ledger = next((artifacts / "manifests").glob("DemoTests-*")), artifacts / "manifests/run.demo.jsonl"
    (run_line, line), (start, begun, *_, ended) = manifest.read_text().splitlines(), ledger.read_text().splitlines()
    # The devices share their evidence's names but for their own, and one of them is enough.
    result = json.loads(line)
    result["devices"] = result["devices"][:1]
    device = result["devices"][0]
    device["frames"]["changes"] = [f"view{number}.left is 16, was 12" for number in range(300)]
    device["picture"]["regions"] = [[number, 0, number + 1, 1] for number in range(300)]
    result["message"] = "\n".join(["Snapshot does not match.", *device["frames"]["changes"]])
    source = artifacts / "DemoTests/ProfileTests/profile"
    lines, notes = [run_line], []
    for number in range(count):
        suite, test = f"Many{number // 50}Tests", f"screen{number}"
        made = json.dumps(result).replace("ProfileTests/profile", f"{suite}/{test}").replace("/profile.", f"/{test}.")
        made = json.loads(made) | {"suite": suite, "test": test, "groupKey": f"group {number // (4 if number % 2 else count)}"}
        place = artifacts / "DemoTests" / suite / test
        place.mkdir(parents=True)
        for file in source.glob(f"profile.{device['device']}.*"):
            (place / file.name.replace("profile", test, 1)).hardlink_to(file)
        lines.append(json.dumps(made))
        notes.append(json.dumps({"kind": "noted", "id": made["id"]}))
    manifest.write_text("\n".join(lines) + "\n")
    ledger.write_text("\n".join([start, begun, *notes, ended]) + "\n")
    answer = run("report", folder=folder)
    expect(answer.returncode == 1 and answer.stdout.startswith(f"{count} changed"), f"{answer}")
    return folder


def thousands(browser, count=2000):
    """With thousands of real failures the page begins with an index: what a failure says, and its pictures, come when it
    is looked at."""
    folder = many_failures(count)
    report = folder / ".build/layout-snapshots/report"
    pictures = len(list((report / "images").iterdir()))
    expect(pictures == 3 * count, f"{pictures} pictures of {count} failures are beside the page")
    size = (report / "index.html").stat().st_size
    expect(size < 1000 * count, f"the page has {size} bytes")
    page = browser.page()
    page.count_work()
    page.call("Page.addScriptToEvaluateOnNewDocument", source=COUNTS_ROWS)
    page.work()
    page.open(index(folder))
    paint = page.first_paint()
    page.wait_for(f"document.querySelectorAll('#list .row').length === {count}")
    settle(page)
    opening, most = page.work(), page.eval("Math.max(...added)")
    expect(opening < 200 * count, f"opening takes {opening} runs of parts of the program")
    expect(most < 300, f"{most} rows are added at once")

    def loaded(ending):
        return [address.rsplit("/", 2)[-1] for address in page.addresses() if address.endswith(ending)]

    expect(len(loaded(".png")) < 100, f"{len(loaded('.png'))} pictures are loaded at first")
    expect(sorted(loaded(".js")) == ["1-1.js", "1.js"], f"{loaded('.js')} are loaded at first")
    page.screenshot(SHOTS / "thousands.png")
    # A failure far down has all that the first has: its words, its pictures, its layout, and the keys.
    place = count - 100
    page.eval(f"select({place}, 0, true)")
    page.wait_for("stageDetails.actual")
    settle(page)
    words = page.eval("document.querySelector('#story').textContent")
    expect("view299.left is 16, was 12" in words and "Accepting writes 2 files" in words, f"the words are {words[:200]}")
    expect(set(loaded(".js")) == {"1-1.js", "1.js", f"{place + 1}-1.js", f"{place + 1}.js"}, f"{loaded('.js')} are loaded")
    page.screenshot(SHOTS / "thousands-far.png")
    page.work()
    for key in "jk2":
        page.key(key)
    settle(page)
    expect(page.eval(f"state.result === {place} && state.mode === 'side'"), "the keys lead elsewhere")
    steps = page.work()
    expect(steps < 40_000, f"three keys take {steps} runs of parts of the program")
    page.eval(f"filter({{ search: 'screen{place}' }}, true)")
    expect(rows(page)[:1] == [f"screen{place}"], f"the search finds {rows(page)[:3]}")
    finish(page, f"{count} failures")
    shutil.rmtree(folder)
    return (f"{size / 1e6:.1f} MB, first paint after {paint * 1000:.0f} ms, {opening} runs of parts of the program to open,"
            f" {most} rows added at once")


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


def checks(browser, folder):
    """A failed check: its findings are in sight, its layout can be looked into, and nothing can be accepted."""
    page = browser.page()
    page.open(index(folder))
    show_change(page, "fits.expectation.12")
    page.wait_for("stageDetails.actual")
    settle(page)
    found = page.eval("[...document.querySelectorAll('.findings li')].map(each => each.textContent)")
    expect(len(found) == 2 and all(found), f"the findings are {found}")
    expect(page.eval("document.querySelector('.findings').getBoundingClientRect().bottom"
                     " <= document.querySelector('#stage').getBoundingClientRect().top"), "the findings stand below the picture")
    words = page.eval("document.querySelector('.decision').textContent")
    expect("nothing to accept" in words and not page.eval("document.querySelectorAll('#accept, #command').length"), f"it says {words}")
    expect(page.eval("document.querySelectorAll('[data-mode]').length") == 0, "a picture alone has modes of comparing")
    for key in "23456":
        page.key(key)
    expect(page.eval("document.querySelectorAll('#stage .canvas img').length") == 1, "a key shows what is not there")
    colours = page.eval("['.status.failed', '.chip.failed'].map(each => getComputedStyle(document.querySelector(each)).color)")
    expect(len(set(colours)) == 1, f"the mark and the chip have the colours {colours}")
    page.click("[data-overlay=labels]")
    page.wait_for("document.querySelectorAll('svg .plate').length")
    page.click("[data-overlay=labels]")
    code = page.eval("(() => { const s = [...document.querySelectorAll('.texts section')].find(each => each.querySelector('h3').textContent.endsWith('swift.txt'));"
                     " return [s.querySelector('pre').textContent, s.querySelector('.copy').dataset.copies, stageDetails.texts.find(each => each.name.endsWith('swift.txt')).actual]; })()")
    expect(code[0] == code[1] == code[2] and code[0].strip(), f"the code is {code}")
    page.screenshot(SHOTS / "check.png")
    # What fails at which sizes: shaded in the diagram, with the layout at the pointer.
    sweep = page.eval("stageDetails.texts.find(each => each.actualSweep).actualSweep")
    expect(page.eval("document.querySelectorAll('.sweep-panel .problem').length") >= len(sweep["problems"]), "sizes that fail are not shaded")
    point_at_sizes(page, sweep)
    page.screenshot(SHOTS / "check-sweep.png")
    page.click(".texts section:last-child .copy")
    page.screenshot(SHOTS / "check-code.png")
    finish(page, "a check")
    on_others(browser, folder, "#r=1", "check", "select(results.findIndex(each => each.test === 'fits.expectation.12'), 0, true)")


def show_change(page, test):
    page.wait_for("document.querySelectorAll('#list .row').length")
    page.eval(f"select(results.findIndex(each => each.test === {json.dumps(test)}), 0)")


def finish(page, what):
    expect(page.complaints() == [], f"{what}: the page complained: {page.complaints()}")
    expect(not re.search(r"\b(null|undefined|NaN)\b", page.eval("document.querySelector('#app').innerText")), f"{what} shows a hole")
    elsewhere = [address for address in page.addresses() if not re.match(r"file:|data:|about:", address)]
    expect(not elsewhere, f"{what}: the page asked the network for {elsewhere}")
    page.close()


def on_others(browser, folder, place, name, script="0"):
    """In dark style and on a phone."""
    for kind, settings in {"dark": {"dark": True}, "narrow": {"width": 900}, "phone": {"width": 390, "height": 844, "scale": 2, "mobile": True}}.items():
        page = browser.page(**settings)
        page.open(index(folder) + place)
        page.wait_for("document.querySelectorAll('#list .row').length")
        page.eval(script)
        page.wait_for("document.querySelectorAll('#detail h2').length")
        settle(page)
        for _ in range(2):
            hard = page.eval(HARD_TO_READ)
            expect(hard == [], f"hard to read: {name} on {kind}: {hard}")
            if kind == "dark":
                page.key("t")
                settle(page)
        expect(not page.eval("document.documentElement.scrollWidth > innerWidth"), f"{name} is wider than the screen: {kind}")
        page.screenshot(SHOTS / f"{name}-{kind}.png")
        finish(page, f"{name} on {kind}")


def edges_at(sweep, track, size):
    """Where a view lies: worked out here once more, with exact numbers."""
    segment = next((each for each in track["segments"] if each["from"] <= size <= each["to"]), None)
    if not segment:
        return None
    exact = [[Fraction(number).limit_denominator(10_000) for number in pair] for pair in segment["edges"]]
    return [float(Fraction(floor((slope * size + constant) * sweep["scale"] + Fraction(1, 2)), sweep["scale"])) for slope, constant in exact]


BOXES = """[...document.querySelectorAll('.sweep-screen rect.box[data-track]')].map(box => [box.dataset.track,
  ...['x', 'y', 'width', 'height'].map(name => Number(box.getAttribute(name))), box.classList.contains('wrong')])"""


def check_boxes(page, sweep, size):
    """Every box lies where its formula says, and is red where a problem of its view holds."""
    boxes = {path: rest for path, *rest in page.eval(BOXES)}
    for track in sweep["tracks"][1:]:
        path, edges = track["path"], edges_at(sweep, track, size)
        if not edges:
            expect(path not in boxes, f"{path} is not there at {size}")
            continue
        left, right, top, bottom = edges
        wanted, (*found, wrong) = [left, top, max(0, right - left), max(0, bottom - top)], boxes[path]
        expect(all(abs(a - b) < 1e-6 for a, b in zip(wanted, found)), f"{path} at {size} is at {found}, not {wanted}")
        holds = any(each["text"].startswith(path + ": ") and any(a <= size <= b for a, b in each["ranges"]) for each in sweep["problems"])
        expect(wrong == holds, f"{path} at {size} is {'red' if wrong else 'not red'}")


def sweeps(browser, folder):
    page = browser.page()
    page.open(index(folder))
    page.wait_for("document.querySelectorAll('#list .row').length")
    page.click("[data-page=sweeps]")
    page.wait_for("document.querySelectorAll('.sweep-screen rect.box').length")
    expect(page.eval("location.hash").startswith("#p=sweeps"), "the address does not say the page")
    sweep = page.eval("detailsByName.get(report.sweeps[0].details).texts.find(each => each.actualSweep).actualSweep")
    point_at_sizes(page, sweep)
    page.screenshot(SHOTS / "sweep.png")

    # Arrow keys: of the range after a click, and of the page when nothing has the focus.
    size = "Number(document.querySelector('.sweep-size').value)"
    before = page.eval(size)
    page.key("ArrowLeft")
    expect(page.eval(size) == before - 1, "the range ignores an arrow")
    page.eval("document.activeElement.blur()")
    page.key("ArrowRight")
    expect(page.eval(size) == before, "the page ignores an arrow")
    check_boxes(page, sweep, before)
    page.eval(f"(() => {{ const r = document.querySelector('.sweep-size'); r.value = {sweep['from']}; r.dispatchEvent(new Event('input')); }})()")
    check_boxes(page, sweep, sweep["from"])
    expect(page.eval("document.querySelectorAll('.sweep-panel .break').length") == 2 * len(sweep["breakpoints"]), "breakpoints are missing")
    marks(page, sweep)
    search(page, "sweeps", "report.sweeps[0].name")

    # Back leads to the changes, where an earlier sweep lies behind the present one.
    page.eval("history.back()")
    page.wait_for("state.page === 'changes'")
    show_change(page, "card")
    page.wait_for("document.querySelectorAll('.sweep-screen rect.box').length")
    settle(page)
    text = page.eval("stageDetails.texts.find(each => each.actualSweep)")
    point_at_sizes(page, text["actualSweep"])
    if text["expectedSweep"]:
        expect(page.eval("document.querySelectorAll('.sweep-panel .was line').length && document.querySelectorAll('.sweep-screen .was').length"), "the reference is not drawn")
    expect(page.eval("document.querySelectorAll('.texts pre .gone, .texts pre .new').length"), "the difference of the texts is missing")
    page.screenshot(SHOTS / "sweep-changed.png")
    finish(page, "a sweep")
    on_others(browser, folder, "#p=sweeps&r=1", "sweep")
    on_others(browser, folder, "#r=1", "sweep-changed", "select(results.findIndex(each => each.test === 'card' && each.suite === 'SweepTests'), 0, true)")


def point_at_sizes(page, sweep):
    """The pointer over a panel chooses the size, and the boxes follow."""
    page.eval("document.querySelector('.sweep-panel').scrollIntoView({ block: 'center' })")
    left, top, width, height = page.eval("(() => { const r = document.querySelector('.sweep-panel .ground').getBoundingClientRect(); return [r.left, r.top, r.width, r.height]; })()")
    middle, span = top + height / 2, max(1, sweep["to"] - sweep["from"])
    sizes = {sweep["from"], sweep["to"], (sweep["from"] + sweep["to"]) // 2}
    for point in sweep["breakpoints"][:20]:
        sizes |= {point - 1, point}
    for size in sorted(sizes):
        page.mouse("mouseMoved", left + width * (size - sweep["from"]) / span, middle)
        shown = page.eval("document.querySelector('.sweep-label').textContent")
        expect(shown == f"{sweep['axis']} {size}", f"the pointer at {size} says {shown}")
        check_boxes(page, sweep, size)
    # A click keeps the range ready for keys.
    x = left + width * ((sweep["from"] + sweep["to"]) // 2 - sweep["from"]) / span
    page.mouse("mousePressed", x, middle)
    page.mouse("mouseReleased", x, middle)
    expect(page.eval("document.activeElement.className") == "sweep-size", "a click on a panel does not lead to the range")


def marks(page, sweep):
    """Pointing at a box marks its lines, and pointing at a line its box and its name."""
    size = page.eval("Number(document.querySelector('.sweep-size').value)")
    path, x, y = page.eval("(() => { const b = document.querySelector('.sweep-screen rect.box[data-track]'); b.scrollIntoView({ block: 'center' });"
                           " const r = b.getBoundingClientRect(); return [b.dataset.track, r.left + 1.5, r.top + 1.5]; })()")
    page.mouse("mouseMoved", x, y)
    marked = "[...document.querySelectorAll('.sweep-screen .box.marked, .sweep-legend .marked')].map(each => each.dataset.track)"
    found = page.eval(marked)
    expect(len(found) == 2 and len(set(found)) == 1, f"a box at {size} marks {found}")
    expect(page.eval("document.querySelectorAll('.sweep-panel .marked line').length") >= 4, "a box does not mark its lines")
    page.screenshot(SHOTS / "sweep-marked.png")
    page.mouse("mouseMoved", 5, 5)
    expect(page.eval(marked) == [], "a mark stays")
    # The line of a view's bottom edge.
    track = next(each for each in sweep["tracks"][1:] if edges_at(sweep, each, size))
    page.eval("document.querySelectorAll('.sweep-panel')[1].scrollIntoView({ block: 'center' })")
    bottom = edges_at(sweep, track, size)[3]
    x, y = page.eval("(() => { const p = shownSweep.panels[1], r = p.picture.getBoundingClientRect();"
                     f" return [r.left + p.x({size}), r.top + p.y({bottom})]; }})()")
    page.mouse("mouseMoved", x, y)
    name = page.eval("(document.querySelector('.box-name.marked') || {}).textContent")
    expect(len(page.eval(marked)) == 2 and name, f"a line marks {page.eval(marked)} and the name {name}")
    page.mouse("mouseMoved", 5, 5)


def search(page, kind, name):
    """The search narrows the list of a page, and says when nothing is left."""
    count = page.eval("document.querySelectorAll('#list .row').length")
    page.eval(f"filter({{ search: {name} }}, true)")
    expect(page.eval("document.querySelectorAll('#list .row').length") >= 1, f"the search among {kind} finds nothing")
    page.eval("filter({ search: 'no such words' }, true)")
    expect(page.eval("document.querySelectorAll('#list .row').length") == 0, f"the search does not narrow the {kind}")
    page.click("#list .empty button")
    expect(page.eval("document.querySelectorAll('#list .row').length") == count, "the filters are not cleared")


def coverage(browser, folder):
    page = browser.page()
    page.open(index(folder))
    page.wait_for("document.querySelectorAll('#list .row').length")
    # By keyboard: a tab is a button.
    page.eval("document.querySelector('[data-page=coverage]').focus()")
    page.eval("document.activeElement.click()")
    page.wait_for("state.page === 'coverage'")
    expect(page.eval("document.activeElement.dataset.page") == "coverage", "the tab loses the focus")
    place = page.eval("report.coverage.findIndex(each => each.id === 'DemoTests/ProfileTests/profile')")
    expect(place >= 0, "the demo has no coverage of its profile")
    page.click(f".row[data-place='{place}']")
    record = page.eval(f"report.coverage[{place}]")
    changes, unnoticed = record["changes"], record["unnoticed"]
    per = (changes - len(unnoticed)) * 100 // changes
    shown = page.eval("[document.querySelector('.score b').textContent, document.querySelector('.score .bar i').style.width]")
    expect(shown == [f"{per} %", f"{per}%"], f"the score is {shown}, not {per} %")
    for kind in ["redundant", "untested", "without effect"]:
        wanted = [[each["text"], each["noticedOn"], each["place"]] for each in unnoticed if each["kind"] == kind]
        found = page.eval(f"[...document.querySelectorAll('.kind[data-kind={json.dumps(kind)}] li')].map(each => each.textContent)")
        expect(len(found) == len(wanted), f"{kind}: {found}")
        for parts, words in zip(wanted, found):
            expect(all(part in words for part in parts), f"{parts} is told as {words}")
    page.screenshot(SHOTS / "coverage.png")
    search(page, "tests", f"report.coverage[{place}].id")
    page.key("j")
    page.call("Page.reload")
    page.wait_for("typeof state !== 'undefined' && state.page === 'coverage'")
    finish(page, "the coverage")
    on_others(browser, folder, f"#p=coverage&r={place + 1}", "coverage")


def script_beside(path):
    """What a file beside the page hands to it: the words before its value, the value, and the words behind it."""
    head, rest = path.read_text().split(", ", 1)
    body, mark = rest.rsplit(", ", 1)
    return head, json.loads(body), mark


def hostile_proofs(browser):
    """Texts of checks, sweeps and coverage that would be programs or markup are shown as they are."""
    folder = demo(1, "--proofs")
    report = folder / ".build/layout-snapshots/report"
    texts = ["<script>window.hacked=1</script>", "\"><img src=x onerror=window.hacked=1>", "</script><svg onload=window.hacked=1>",
             "\u202egnp.exe", "n" * 5000, "'-window.hacked=1-'/a/b"]
    page = (report / "index.html").read_text()
    start = page.index('id="report-data">') + len('id="report-data">')
    end = page.index("</script>", start)
    data = json.loads(page[start:end])
    quoted = lambda value: json.dumps(value).replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026")
    record = data["coverage"][0]
    data["coverage"] = [{**record, "id": text, "target": text, "file": text, "devices": [text],
                         "unnoticed": [{"text": text, "kind": kind, "noticedOn": text, "place": text} for kind in ["redundant", "untested", text]]} for text in texts]
    stored = data["sweeps"][0]
    data["sweeps"] = [{"name": text, "device": text, "details": stored["details"]} for text in texts]
    head, value, mark = script_beside(report / stored["details"])
    sweep = value["texts"][0]["actualSweep"]
    sweep["title"] = texts[0]
    sweep["problems"] = [{"text": f"{text}: cut off", "ranges": [[sweep["from"], sweep["to"]]]} for text in texts]
    sweep["tracks"] = sweep["tracks"][:1] + [{**sweep["tracks"][1], "path": text} for text in texts] + [
        {"path": "odd", "segments": [{"from": sweep["from"], "to": sweep["to"], "edges": [["1", None], 2]}, None, {"from": "x"}]}, None, {"path": 5}]
    sweep["breakpoints"] += [texts[0], None]
    value["texts"][0].update(name=texts[1], actual="\n".join(texts))
    (report / stored["details"]).write_text(f"{head}, {quoted(value)}, {mark}")
    for result in data["results"]:
        if result["status"] == "failed":
            head, story, mark = script_beside(report / result["story"])
            story |= {"message": texts[0], "writes": texts}
            story["words"][0] = texts
            (report / result["story"]).write_text(f"{head}, {quoted(story)}, {mark}")
    (report / "index.html").write_text(page[:start] + quoted(data) + page[end:])
    page = browser.page()
    for place in ["#r=1", "#p=sweeps", "#p=coverage"]:
        page.open("about:blank")
        page.open(index(folder) + place)
        page.wait_for("document.querySelectorAll('#list .row').length")
        if place == "#p=sweeps":
            page.wait_for("document.querySelectorAll('.sweep-screen .box').length")
            page.eval("document.querySelectorAll('.sweep-legend button').forEach(each => each.click())")
        for number in range(page.eval("document.querySelectorAll('#list .row').length")):
            page.eval(f"document.querySelectorAll('#list .row')[{number}].click()")
            settle(page)
            shown = page.eval("document.body.innerText")
            expect("\u202e" not in shown, "a text turns the direction of reading")
        expect(page.eval("typeof window.hacked") == "undefined", "a text became a program")
        expect(page.eval("document.querySelectorAll('#app script, #app img[src=x], #app svg[onload]').length") == 0, "a text became markup")
        expect(not page.eval("document.documentElement.scrollWidth > innerWidth"), f"a text widens the page {place}")
        page.screenshot(SHOTS / f"hostile-proofs{place.replace('#', '-').replace('=', '')}.png")
    expect(page.complaints() == [], f"{page.complaints()}")
    page.close()
    shutil.rmtree(folder)


def failing_animation(browser):
    """An animation that failed a test: the reference and what it is now play beside each other, and so does their difference."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="animation-"))
    suite = "LayoutSnapshotTestingTests/SnapshotAnimationTests"
    shutil.copytree(f"Snapshots/{suite}", folder / "Snapshots" / suite)
    # The pictures of the spring in the place of those with a steady pace.
    shutil.copy(f"Snapshots/{suite}/drawer_slidesIn.spring.iPhone8.png",
                folder / f"Snapshots/{suite}/drawer_slidesIn.iPhone8.png")
    environment = {"PATH": "/usr/bin:/bin", "CI": "1", "LAYOUT_SNAPSHOT_REFERENCES": str(folder / "Snapshots"),
                   "LAYOUT_SNAPSHOT_ARTIFACTS": str(folder / "artifacts")}
    tests = next(PROGRAM.parent.glob("*PackageTests.xctest"))
    answer = subprocess.run([tests, "--testing-library", "swift-testing", "--filter", "drawer_slidesIn"],
                            env=environment, capture_output=True, text=True, check=False)
    expect("drawer_slidesIn" in answer.stdout + answer.stderr and answer.returncode == 1,
           f"the animation does not fail: {answer.stdout}{answer.stderr}")
    process = subprocess.Popen([PROGRAM, "report", "--serve"], env=environment, stdout=subprocess.PIPE, text=True)
    try:
        address = next(line.split()[-1] for line in process.stdout if line.startswith("Serving at"))
        page = browser.page()
        page.open(address)
        page.wait_for("document.querySelectorAll('#list .row').length === 1")
        found = {}
        for mode, count in [("difference", 1), ("side", 2)]:
            page.click(f"[data-mode={mode}]")
            settle(page)
            # How many pictures each file has, and whether the first and the last of them are the same.
            found[mode] = page.eval("""Promise.all([...document.querySelectorAll('#stage img')].map(async image => {
              const bytes = await (await fetch(image.currentSrc || image.src)).arrayBuffer();
              const decoder = new ImageDecoder({ data: bytes, type: "image/png" });
              await Promise.all([decoder.completed, decoder.tracks.ready]);
              const track = decoder.tracks.selectedTrack, sums = [];
              for (const frameIndex of [0, track.frameCount - 1]) {
                const frame = (await decoder.decode({ frameIndex })).image;
                const canvas = new OffscreenCanvas(frame.codedWidth, frame.codedHeight);
                const context = canvas.getContext("2d");
                context.drawImage(frame, 0, 0);
                sums.push(context.getImageData(0, 0, canvas.width, canvas.height).data
                  .reduce((sum, byte) => (sum * 31 + byte) | 0, 0));
              }
              return [track.animated, track.frameCount, sums[0] !== sums[1], image.naturalWidth > 0];
            }))""")
            expect(len(found[mode]) == count, f"{mode} shows {found[mode]}")
            page.screenshot(SHOTS / f"animation-{mode}.png")
        expect(found["side"] == [[True, 25, True, True]] * 2, f"{found}")
        expect(found["difference"] == [[True, 25, True, True]], f"{found}")
        expect(page.complaints() == [], f"{page.complaints()}")
        page.close()
    finally:
        process.terminate()
        process.wait()
    shutil.rmtree(folder)


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
        failing_animation(browser)
        print("an animation that failed: the reference and what it is now play beside each other")
        incomplete(browser)
        print("what is missing: told before everything else, and nothing to accept")
        made_again(browser)
        print("a report that is made again: the page that is open says so and shows nothing of it")
        served(browser, folder)
        print("served: accepts and rejects by a click, refuses others")
        hostile(browser)
        proofs = demo(6, "--proofs")
        checks(browser, proofs)
        print("a failed check: its findings first, its layout and its code, nothing to accept")
        sweeps(browser, proofs)
        print("sweeps: the layout at the pointer lies where the formulas say")
        coverage(browser, proofs)
        print("coverage: scores, kinds and places")
        hostile_proofs(browser)
        print("hostile names: shown, not obeyed")
        shutil.rmtree(proofs)
        print(f"1,000 changes: {thousand(browser)}")
        print(f"2,000 failures: {thousands(browser)}")
    shutil.rmtree(folder)


main()
