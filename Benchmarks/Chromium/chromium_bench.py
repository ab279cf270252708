"""Measures what a user would otherwise pick on Linux: the same forms as HTML, photographed by one headless
Chromium that stays open, and compared with a stored picture by pixelmatch.

    chromium_bench.py CHROMIUM FORM...

Prints a line of the table for each form: case, mode, snapshots a second, milliseconds each, peak memory in MB,
milliseconds of the clock on the wall each. The first two are processor time, as on our side: that of this process and
of all of the browser's. So is the memory.
"""

import base64
import io
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

from PIL import Image
from pixelmatch.contrib.PIL import pixelmatch

COUNT = 30
WARM = 5


class Browser:
    """A Chromium that is spoken to through pipes, as Puppeteer and Playwright do."""

    def __init__(self, program):
        to_read, self.requests = os.pipe()
        self.answers, to_write = os.pipe()
        self.number = 0
        self.rest = b""
        self.profile = tempfile.TemporaryDirectory()

        def wire():
            # The protocol's pipes are descriptors 3 and 4; moved away first, because they may be these already.
            read, write = os.dup(to_read), os.dup(to_write)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             f"--user-data-dir={self.profile.name}", "--remote-debugging-pipe", "about:blank"],
            preexec_fn=wire, close_fds=False, stderr=subprocess.DEVNULL)
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = None
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    session = None

    def call(self, method, **parameters):
        self.number += 1
        request = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            request["sessionId"] = self.session
        os.write(self.requests, json.dumps(request).encode() + b"\0")
        while True:
            answer = self.next()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]

    def wait(self, event):
        while self.next().get("method") != event:
            pass

    def next(self):
        while b"\0" not in self.rest:
            part = os.read(self.answers, 1 << 20)
            if not part:
                sys.exit("Chromium has gone")
            self.rest += part
        line, self.rest = self.rest.split(b"\0", 1)
        return json.loads(line)

    def processes(self):
        """The browser and its children, by number, with the fields of their status."""
        known = {}
        for status in pathlib.Path("/proc").glob("[0-9]*/status"):
            try:
                fields = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
            except OSError:
                continue
            known[int(fields["Pid"])] = fields
        ours, grown = {self.process.pid}, True
        while grown:
            more = {number for number, fields in known.items() if int(fields["PPid"]) in ours} - ours
            ours |= more
            grown = bool(more)
        return {number: known[number] for number in ours if number in known}

    def memory(self):
        """The most resident memory that the browser's processes have had, in MB."""
        return sum(int(fields.get("VmHWM", "0 kB").split()[0]) for fields in self.processes().values()) / 1024

    def processor_time(self):
        """The seconds that the browser's processes have computed, with those of children that have ended."""
        ticks = 0
        for number in self.processes():
            try:
                words = pathlib.Path(f"/proc/{number}/stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            ticks += sum(int(word) for word in words[11:15])
        return ticks / os.sysconf("SC_CLK_TCK")


def measure(browser, form):
    page = pathlib.Path(__file__).with_name(f"{form}.html").resolve().as_uri()

    def snapshot():
        browser.call("Page.navigate", url=page)
        browser.wait("Page.loadEventFired")
        return base64.b64decode(browser.call("Page.captureScreenshot")["data"])

    def verify(reference, picture):
        # Both are decoded, as pixelmatch needs it; equal bytes of pixels are its own quick way out.
        a, b = Image.open(io.BytesIO(reference)).convert("RGBA"), Image.open(io.BytesIO(picture)).convert("RGBA")
        assert a.size == b.size == (750, 1334)
        return 0 if a.tobytes() == b.tobytes() else pixelmatch(a, b, threshold=0.1)

    reference = snapshot()
    if "LAYOUT_SNAPSHOT_SHOW" in os.environ:
        pathlib.Path(os.environ["LAYOUT_SNAPSHOT_SHOW"], f"{form}.png").write_bytes(reference)
    for _ in range(WARM):
        assert verify(reference, snapshot()) == 0
    clock, processor = time.monotonic(), time.process_time() + browser.processor_time()
    for _ in range(COUNT):
        if verify(reference, snapshot()) != 0:
            sys.exit("the page does not look the same twice")
    clock_each = (time.monotonic() - clock) / COUNT
    each = (time.process_time() + browser.processor_time() - processor) / COUNT
    figures = [1 / each, each * 1000, browser.memory(), clock_each * 1000]
    print(f"verify {form}\tchromium\t" + "\t".join(f"{figure:.1f}" for figure in figures))


def main():
    browser = Browser(sys.argv[1])
    browser.call("Page.enable")
    browser.call("Emulation.setDeviceMetricsOverride", width=375, height=667, deviceScaleFactor=2, mobile=True)
    for form in sys.argv[2:]:
        measure(browser, form)
    browser.process.terminate()
    browser.process.wait()


main()
