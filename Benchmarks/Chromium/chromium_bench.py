"""Measures what a user would otherwise pick on Linux: the same form as HTML, photographed by one headless
Chromium that stays open, and compared with a stored picture by pixelmatch.

Prints one line of the table: case, mode, snapshots a second, milliseconds each, peak memory in MB (the sum of
the browser's processes). Time is that of the clock, because the browser works in several processes.
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

    def memory(self):
        """The resident memory of the browser and its children, in MB."""
        parents = {}
        for status in pathlib.Path("/proc").glob("[0-9]*/status"):
            try:
                fields = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
            except OSError:
                continue
            parents[int(fields["Pid"])] = (int(fields["PPid"]), int(fields.get("VmHWM", "0 kB").split()[0]))
        ours, total = {self.process.pid}, 0
        grown = True
        while grown:
            grown = False
            for process, (parent, _) in parents.items():
                if parent in ours and process not in ours:
                    ours.add(process)
                    grown = True
        return sum(parents[process][1] for process in ours if process in parents) / 1024


def main():
    page = pathlib.Path(__file__).with_name("settings.html").resolve().as_uri()
    browser = Browser(sys.argv[1])
    browser.call("Page.enable")
    browser.call("Emulation.setDeviceMetricsOverride", width=375, height=667, deviceScaleFactor=2, mobile=True)
    reference = None

    def snapshot():
        browser.call("Page.navigate", url=page)
        browser.wait("Page.loadEventFired")
        picture = base64.b64decode(browser.call("Page.captureScreenshot")["data"])
        return picture

    def verify(picture):
        # Both are decoded, as pixelmatch needs it; equal bytes of pixels are its own quick way out.
        a, b = Image.open(io.BytesIO(reference)).convert("RGBA"), Image.open(io.BytesIO(picture)).convert("RGBA")
        assert a.size == b.size == (750, 1334)
        return 0 if a.tobytes() == b.tobytes() else pixelmatch(a, b, threshold=0.1)

    reference = snapshot()
    if len(sys.argv) > 2:
        pathlib.Path(sys.argv[2]).write_bytes(reference)
    for _ in range(WARM):
        assert verify(snapshot()) == 0
    start = time.monotonic()
    for _ in range(COUNT):
        if verify(snapshot()) != 0:
            sys.exit("the page does not look the same twice")
    each = (time.monotonic() - start) / COUNT
    print(f"verify\tchromium\t{1 / each:.1f}\t{each * 1000:.1f}\t{browser.memory():.0f}")
    browser.process.terminate()
    browser.process.wait()


main()
