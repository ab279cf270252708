"""Drives a headless Chromium through its debugging pipe: no port, no driver program, no package."""

import base64
import json
import os
import pathlib
import select
import shutil
import signal
import subprocess
import tempfile
import time

# What takes longer hangs, in seconds. How busy the machine is decides nothing.
HANGS_AFTER = 120


class Browser:
    """A browser of its own, with nothing left of it afterwards."""

    def __init__(self):
        program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
        if not program:
            raise SystemExit("there is no chromium; apt-get install chromium")
        self.profile = tempfile.mkdtemp(prefix="chromium-")
        to_browser, self.to = os.pipe()
        self.from_, from_browser = os.pipe()

        def place_pipes():
            # Copies first: one of the four may already be 3 or 4.
            a, b = os.dup(to_browser), os.dup(from_browser)
            os.dup2(a, 3)
            os.dup2(b, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu",
             "--hide-scrollbars", "--no-first-run", "--disable-extensions", "--disable-background-networking",
             "--disable-component-update", "--force-color-profile=srgb", f"--user-data-dir={self.profile}",
             "about:blank"],
            preexec_fn=place_pipes, close_fds=False, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number = 0
        self.buffer = b""
        self.events = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        os.close(self.to)
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self.from_)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method, session=None, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.to, json.dumps(message).encode() + b"\0")
        wanted = self.number
        while True:
            answer = self.receive(HANGS_AFTER)
            if answer is None:
                raise AssertionError(f"{method} was not answered")
            if answer.get("id") == wanted:
                if "error" in answer:
                    raise AssertionError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            if "method" in answer:
                self.events.append(answer)

    def receive(self, patience):
        end = time.monotonic() + patience
        while b"\0" not in self.buffer:
            left = end - time.monotonic()
            if left <= 0 or not select.select([self.from_], [], [], left)[0]:
                return None
            chunk = os.read(self.from_, 1 << 20)
            if not chunk:
                raise AssertionError("the browser is gone")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def page(self, width=1440, height=900, scale=1, dark=False, mobile=False):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, session, target)
        for domain in ["Page", "Runtime", "Network", "Log", "Performance"]:
            page.call(f"{domain}.enable")
        page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                  mobile=mobile)
        page.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])
        return page


class Page:
    def __init__(self, browser, session, target):
        self.browser, self.session, self.target = browser, session, target

    def call(self, method, **parameters):
        return self.browser.call(method, self.session, **parameters)

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)

    def open(self, address):
        self.call("Page.navigate", url=address)
        self.wait_for("document.readyState === 'complete'")

    def eval(self, script):
        answer = self.call("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True,
                           userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise AssertionError(f"{script}: {details.get('exception', {}).get('description', details)}")
        return answer["result"].get("value")

    def count_work(self):
        """Counts what the page's own program does from here on, and in pages that are opened afterwards."""
        self.call("Profiler.enable")
        self.call("Profiler.startPreciseCoverage", callCount=True, detailed=True)

    def work(self):
        """How often a function, a branch or a loop of the page's program ran since this was asked last."""
        scripts = self.call("Profiler.takePreciseCoverage")["result"]
        # What is evaluated from here has no address.
        return sum(part["count"] for script in scripts if script["url"]
                   for function in script["functions"] for part in function["ranges"])

    def layouts(self):
        """How often the browser has laid the page out so far."""
        return next(each["value"] for each in self.call("Performance.getMetrics")["metrics"]
                    if each["name"] == "LayoutCount")

    def wait_for(self, script):
        end = time.monotonic() + HANGS_AFTER
        while True:
            value = self.eval(script)
            if value:
                return value
            if time.monotonic() > end:
                raise AssertionError(f"this did not come true: {script}")
            time.sleep(0.03)

    def click(self, selector):
        x, y = self.middle(selector)
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y)
        self.mouse("mouseReleased", x, y)

    def middle(self, selector):
        place = self.eval(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)}); if (!e) return null;"
            " e.scrollIntoView({ block: 'nearest' }); const r = e.getBoundingClientRect();"
            " return [r.left + r.width / 2, r.top + r.height / 2]; })()")
        assert place, f"there is no {selector}"
        return place

    def mouse(self, kind, x, y):
        button = "none" if kind == "mouseMoved" else "left"
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, buttons=1 if button == "left" else 0,
                  clickCount=0 if button == "none" else 1)

    def drag(self, start, end):
        self.mouse("mouseMoved", *start)
        self.mouse("mousePressed", *start)
        for part in range(1, 6):
            x, y = (start[i] + (end[i] - start[i]) * part / 5 for i in (0, 1))
            self.call("Input.dispatchMouseEvent", type="mouseMoved", x=x, y=y, button="left", buttons=1)
        self.mouse("mouseReleased", *end)

    def key(self, key, code=None):
        text = key if len(key) == 1 else ""
        names = {"ArrowRight": 39, "ArrowLeft": 37, "ArrowDown": 40, "ArrowUp": 38, "Escape": 27, "Enter": 13}
        self.call("Input.dispatchKeyEvent", type="keyDown", key=key, text=text, code=code or key,
                  windowsVirtualKeyCode=names.get(key, 0))
        self.call("Input.dispatchKeyEvent", type="keyUp", key=key, code=code or key,
                  windowsVirtualKeyCode=names.get(key, 0))

    def type(self, text):
        self.call("Input.insertText", text=text)

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(path).write_bytes(base64.b64decode(data))

    def first_paint(self):
        """Seconds from the navigation to the first contentful paint."""
        milliseconds = self.wait_for(
            "(performance.getEntriesByName('first-contentful-paint')[0] || {}).startTime || 0")
        return milliseconds / 1000

    def complaints(self):
        """What the page threw, logged as an error, or was not allowed."""
        # A call brings in events that are waiting.
        self.eval("0")
        words = []
        for event in self.browser.events:
            if event.get("sessionId") != self.session:
                continue
            parameters = event["params"]
            if event["method"] == "Runtime.exceptionThrown":
                words.append(str(parameters["exceptionDetails"].get("exception", {}).get("description")))
            if event["method"] == "Log.entryAdded" and parameters["entry"]["level"] == "error":
                words.append(parameters["entry"]["text"] + " " + parameters["entry"].get("url", ""))
            if event["method"] == "Runtime.consoleAPICalled" and parameters["type"] == "error":
                words.append(str(parameters["args"]))
        return words

    def addresses(self):
        """Everything that the page asked for."""
        self.eval("0")
        return [event["params"]["request"]["url"] for event in self.browser.events
                if event.get("sessionId") == self.session and event["method"] == "Network.requestWillBeSent"]
