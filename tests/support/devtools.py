"""A real browser, headless, driven over its DevTools protocol through a pipe: pages are opened, keys pressed, the mouse
clicked as a reader would, and what the console says is kept."""

import base64
import json
import os
import select
import subprocess
import time

CODES = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "PageUp": 33, "PageDown": 34, "End": 35, "Home": 36,
         "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}
SHIFT = 8


class Browser:
    def __init__(self, binary, profile):
        to_browser, self.out = os.pipe()
        self.back, from_browser = os.pipe()

        def pipes():  # the protocol is read from 3 and written to 4
            first, second = os.dup(to_browser), os.dup(from_browser)
            os.dup2(first, 3)
            os.dup2(second, 4)

        self.process = subprocess.Popen(
            [binary, "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
             "--user-data-dir=" + profile, "--host-resolver-rules=MAP * ~NOTFOUND", "--remote-debugging-pipe"],
            preexec_fn=pipes, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.number, self.rest, self.events = 0, b"", []

    def receive(self, seconds=60):
        while b"\0" not in self.rest:
            ready, _, _ = select.select([self.back], [], [], seconds)
            data = os.read(self.back, 1 << 20) if ready else b""
            if not data:
                raise RuntimeError("the browser does not answer")
            self.rest += data
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, session=None, **words):
        self.number += 1
        message = dict(id=self.number, method=method, params=words)
        if session:
            message["sessionId"] = session
        os.write(self.out, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, address, width=1280, height=800):
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        page = Page(self, target, session)
        for domain in ("Page", "Runtime", "Log"):
            page.call(domain + ".enable")
        page.size(width, height)
        page.go(address)
        return page

    def close(self):
        try:
            self.call("Browser.close")
        except (RuntimeError, OSError):
            pass
        self.process.wait(20)


class Page:
    def __init__(self, browser, target, session):
        self.browser, self.target, self.session = browser, target, session

    def call(self, method, **words):
        return self.browser.call(method, self.session, **words)

    def go(self, address):
        self.call("Page.navigate", url=address)
        self.wait("document.readyState === 'complete'")

    def wait(self, condition, seconds=60):
        end = time.monotonic() + seconds
        while not self.run(condition):
            if time.monotonic() > end:
                raise RuntimeError("waited in vain for " + condition)
            time.sleep(0.02)

    def size(self, width, height):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                  mobile=width < 600)

    def run(self, script):
        """The value of an expression in the page; a promise is waited for."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def key(self, key, modifiers=0):
        text = key if len(key) == 1 else "\r" if key == "Enter" else ""
        code = CODES.get(key, ord(key.upper()) if len(key) == 1 else 0)
        words = dict(key=key, windowsVirtualKeyCode=code, modifiers=modifiers)
        self.call("Input.dispatchKeyEvent", type="keyDown", **words, **(dict(text=text) if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", **words)

    def write(self, text):
        self.call("Input.insertText", text=text)

    def mouse(self, kind, x, y):
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)

    def middle(self, selector, place):
        """Where the middle of an element is, once it has come into view."""
        found = self.run(f"""(() => {{
            const all = [...document.querySelectorAll({json.dumps(selector)})].filter((each) => each.getClientRects().length);
            if (!all[{place}]) return null;
            all[{place}].scrollIntoView({{block: 'nearest', inline: 'nearest'}});
            const box = all[{place}].getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
        }})()""")
        if found is None:
            raise RuntimeError("there is no " + selector)
        return found

    def click(self, selector, place=0):
        """Clicks the middle of an element, after it has come into view and stays where it is."""
        found = self.middle(selector, place)
        for _ in range(100):
            time.sleep(0.02)
            before, found = found, self.middle(selector, place)
            if found == before:
                break
        self.mouse("mousePressed", *found)
        self.mouse("mouseReleased", *found)

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def printed(self):
        return base64.b64decode(self.call("Page.printToPDF", printBackground=True, preferCSSPageSize=True)["data"])

    def faults(self):
        """What the console said since the last call: errors, refused resources, exceptions."""
        said = []
        for event in self.browser.events:
            words = event.get("params", {})
            if event["method"] == "Runtime.exceptionThrown":
                details = words["exceptionDetails"]
                said.append(details.get("exception", {}).get("description", details["text"]))
            elif event["method"] == "Log.entryAdded" and words["entry"]["level"] in ("error", "warning"):
                said.append(words["entry"]["text"])
            elif event["method"] == "Runtime.consoleAPICalled" and words["type"] in ("error", "warning"):
                said.append(str(words["args"]))
        self.browser.events.clear()
        return said

    def close(self):
        self.browser.call("Target.closeTarget", targetId=self.target)
