"""Runs `layout-snapshot canvas` on a package, and uses its page in a real browser.

Usage: canvas_in_browser.py PROGRAM PACKAGE BUILD-FOLDER FOLDER-FOR-SCREENSHOTS
"""

import pathlib
import re
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request

from chromium import HANGS_AFTER, Browser

PROGRAM, PACKAGE, BUILD, SHOTS = sys.argv[1], *map(pathlib.Path, sys.argv[2:])
# What takes longer than this to build hangs.
BUILD_HANGS_AFTER = 1800


def expect(value, words):
    if not value:
        raise AssertionError(words)


class Canvas:
    """The command, with what it has said so far."""

    def __init__(self):
        self.lines = []
        self.process = subprocess.Popen(
            [PROGRAM, "canvas", "Preview", "--package", PACKAGE, "--scratch-path", BUILD],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        threading.Thread(target=self.read, daemon=True).start()

    def read(self):
        for line in self.process.stdout:
            self.lines.append(line.rstrip())

    def wait_for(self, pattern, after=0, never=None):
        end = time.monotonic() + BUILD_HANGS_AFTER
        while True:
            said = "\n".join(self.lines)
            for line in self.lines[after:]:
                match = re.search(pattern, line)
                if match:
                    return match
                expect(not never or never not in line, said)
            expect(self.process.poll() is None, f"the command ended with {self.process.returncode}:\n{said}")
            expect(time.monotonic() < end, f"the command does not say {pattern}:\n{said}")
            time.sleep(0.1)


def refuses(address):
    """Requests without the token, for another host, and from another site."""
    base = re.match(r"http://[^/]+/", address).group()
    for url, headers in [(base, {}), (base + "wrong/", {}), (address + "state", {"Host": "evil.example"}),
                         (address + "frame?view=Card", {"Origin": "http://evil.example"})]:
        try:
            urllib.request.urlopen(urllib.request.Request(url, headers=headers), timeout=HANGS_AFTER)
        except urllib.error.HTTPError as error:
            expect(error.code == 403, f"{url} with {headers} is answered with {error.code}")
        else:
            raise AssertionError(f"{url} with {headers} is answered")


def shown(page):
    """Waits until what was asked for is drawn, and gives a number for the picture."""
    page.wait_for("!isAsking && !isStale && counts.shown > 0")
    return page.eval("(() => { const c = byID.canvas; const d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data;"
                     " let sum = c.width * 31 + c.height; for (let i = 0; i < d.length; i++) sum = (sum * 31 + d[i]) | 0;"
                     " return sum; })()")


# How many frames are asked for at a time, at most.
COUNTS_OPEN = """(() => {
  window.mostOpen = 0;
  let open = 0;
  const reallyFetch = fetch;
  window.fetch = async (address, ...more) => {
    const isFrame = String(address).startsWith("frame");
    window.mostOpen = Math.max(window.mostOpen, open += isFrame);
    try { return await reallyFetch(address, ...more); } finally { open -= isFrame; }
  };
})()"""


def follows_drags(page):
    """Each step of a drag is drawn by one frame; of steps that come more quickly than frames the last is drawn."""
    page.eval("change({ view: 'Rows', width: 320, height: 640, scale: 1 })")
    shown(page)
    page.eval(COUNTS_OPEN)
    x, y = page.middle(".handle.x")
    page.mouse("mouseMoved", x, y)
    page.mouse("mousePressed", x, y)
    page.eval("counts.asked = counts.shown = 0")
    widths = [*range(328, 1025, 8), *range(1016, 319, -8)]

    def drag(width):
        page.call("Input.dispatchMouseEvent", type="mouseMoved", x=x + width - 320, y=y, button="left", buttons=1)

    begun = time.monotonic()
    for step, width in enumerate(widths, 1):
        drag(width)
        page.wait_for(f"!isAsking && !isStale && frame.width === {width}")
        found = page.eval("[counts.asked, counts.shown]")
        expect(found == [step, step], f"for {step} steps {found[0]} frames are asked for, {found[1]} are shown")
    print(f"each step of a drag is drawn, {len(widths) / (time.monotonic() - begun):.1f} steps a second with 201 views")

    page.eval("counts.asked = counts.shown = 0")
    for width in widths[:-1]:
        drag(width)
    page.wait_for(f"!isAsking && !isStale && frame.width === {widths[-2]}")
    asked, drawn, most = page.eval("[counts.asked, counts.shown, mostOpen]")
    expect(asked == drawn <= len(widths), f"of a quick drag {asked} frames are asked for, {drawn} are shown")
    expect(most == 1, f"{most} frames are asked for at once")
    page.mouse("mouseReleased", x, y)


def drags_the_height(page):
    """The grip at the bottom changes the height alone, and the one at the corner both."""
    for selector, x, y in [(".handle.y", 0, 150), (".handle.xy", -60, 90)]:
        page.eval("change({ view: 'Card', width: 402, height: 400, scale: 1 })")
        before = shown(page)
        page.drag(page.middle(selector), tuple(a + b for a, b in zip(page.middle(selector), (x, y))))
        expect(page.eval("[settings.width, settings.height].join()") == f"{402 + x},{400 + y}",
               f"{selector} made the view {page.eval('[settings.width, settings.height].join()')}")
        expect(shown(page) != before, f"{selector} changes nothing")


def settings_change_the_picture(page):
    page.eval("change({ view: 'Card', width: 402, height: 400 })")
    before = shown(page)
    for selector in ["#dark", "#rtl", "#overlay"]:
        page.click(selector)
        expect(shown(page) != before, f"{selector} changes nothing")
        page.click(selector)
        expect(shown(page) == before, f"{selector} does not go back")
    for change, back in [("size: 'ax3'", "size: ''"), ("locale: 'de_DE'", "locale: ''"), ("height: 300", "height: 400")]:
        page.eval(f"change({{ {change} }})")
        expect(shown(page) != before, f"{change} changes nothing")
        page.eval(f"change({{ {back} }})")
        expect(shown(page) == before, f"{change} does not go back")
    page.eval("byID.device.value = 'iPhone8'; byID.device.dispatchEvent(new Event('change'))")
    shown(page)
    expect(page.eval("[settings.width, settings.height].join()") == "375,667", "a device does not set the size")


def inspects(page):
    page.wait_for("inspection !== null")
    page.eval("select({ offsetX: 24, offsetY: 40 })")
    page.wait_for("byID.inspector.textContent.includes('Card/')")
    expect(not page.eval("byID.selection.hidden"), "the selected view has no outline")


def ends(port):
    """Waits until nobody listens any more."""
    end = time.monotonic() + HANGS_AFTER
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=HANGS_AFTER).close()
        except ConnectionError:
            return
        expect(time.monotonic() < end, "the program goes on after the command has ended")
        time.sleep(0.1)


def main():
    SHOTS.mkdir(parents=True, exist_ok=True)
    card = PACKAGE / "Sources/Preview/Card.swift"
    canvas = Canvas()
    try:
        address = canvas.wait_for(r"Serving at (http://127\.0\.0\.1:\d+/\S+)", never="The build failed").group(1)
        refuses(address)
        with Browser() as browser:
            page = browser.page()
            page.open(address)
            page.wait_for("counts.shown > 0")
            settings_change_the_picture(page)
            inspects(page)
            page.screenshot(SHOTS / "light.png")
            drags_the_height(page)
            follows_drags(page)

            page.eval("change({ view: 'Card', width: 375, height: 300, dark: true })")
            before = shown(page)
            page.wait_for("location.hash.includes('375')")
            good = card.read_text()
            said = len(canvas.lines)
            card.write_text(good.replace('"Hotels"', '"Hotels'))
            canvas.wait_for("The build failed", said)
            page.wait_for("!byID.complaints.hidden && byID.complaints.textContent.includes('Card.swift')")
            expect(shown(page) == before, "a build that failed changes the picture")
            page.screenshot(SHOTS / "complaint.png")

            page.eval("window.isOld = true")
            card.write_text(good.replace('"Hotels"', '"Houses by the sea"'))
            canvas.wait_for("Serving at", said)
            page.wait_for("!window.isOld && typeof counts !== 'undefined' && counts.shown > 0")
            expect(shown(page) != before, "the page shows the old program")
            expect(page.eval("[settings.width, settings.height, settings.dark].join()") == "375,300,true",
                   "the settings are lost")
            expect(page.eval("byID.complaints.hidden"), "the compiler's words are still there")
            expect(page.eval("location.href").startswith(address), "the address is another")
            page.screenshot(SHOTS / "dark.png")
            phone = browser.page(width=390, height=844, scale=3, mobile=True)
            phone.open(address)
            phone.wait_for("counts.shown > 0")
            phone.screenshot(SHOTS / "phone.png")
            expect(not phone.complaints(), f"the page complains: {phone.complaints()}")
        program = int(re.search(r":(\d+)/", address).group(1))
        canvas.process.send_signal(signal.SIGTERM)
        canvas.process.wait(HANGS_AFTER)
        ends(program)
    finally:
        canvas.process.kill()
        canvas.process.wait()


main()
