"""Shows every view of a canvas in light and dark style, on a wide page and on that of a phone, and puts the pictures of
the pages on one sheet for somebody to look at.

Usage: canvas_sheet.py PROGRAM FOLDER-FOR-SCREENSHOTS
"""

import pathlib
import re
import subprocess
import sys

from chromium import Browser

LOOKS = [("light", 1180, 940, False, False), ("dark", 1180, 940, True, False),
         ("phone", 390, 844, False, True), ("phone dark", 390, 844, True, True)]


def expect(value, words):
    if not value:
        raise AssertionError(words)


def show(page, view, is_dark, is_phone):
    """Shows a view at its device's size, or at the width of a phone's page, and waits for its picture."""
    size = "width: 320, height: 568" if is_phone else "width: 402, height: 874"
    page.eval(f"change({{ view: {view!r}, dark: {str(is_dark).lower()}, {size}, device: 'iPhone16Pro' }})")
    page.wait_for("!isAsking && !isStale && frame && counts.shown > 0")
    where = f"{view}, {'dark' if is_dark else 'light'}, {'phone' if is_phone else 'wide'}"
    expect(page.eval("byID.message.hidden"), f"{where}: {page.eval('byID.message.textContent')}")
    expect(page.eval("frame.conflicts === 0 && frame.ambiguous === 0"),
           f"{where}: {page.eval('frame.conflicts')} conflicts, {page.eval('frame.ambiguous')} ambiguous views")
    expect(page.eval("document.documentElement.scrollWidth <= innerWidth"), f"{where}: the page is too wide")
    # The view's own colours, of which an empty picture has one.
    colors = page.eval("(() => { const c = byID.canvas, d = new Uint32Array(c.getContext('2d').getImageData(0, 0, c.width, c.height)"
                       ".data.buffer); return new Set(d).size; })()")
    expect(colors > 2, f"{where}: the picture has {colors} colours")
    return page.eval("(() => { const c = byID.canvas, d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data;"
                     " let sum = 0; for (let i = 0; i < d.length; i++) sum = (sum * 31 + d[i]) | 0; return sum; })()")


def sheet(browser, shots, name, views):
    """All pictures of one look beside each other."""
    figures = "".join(f'<figure><img src="{name}-{number}.png"><figcaption>{number + 1} {view}</figcaption></figure>'
                      for number, view in enumerate(views))
    width = 300 if "phone" not in name else 230
    style = (f"body{{margin:8px;font:13px sans-serif;display:flex;flex-wrap:wrap;gap:8px}}figure{{margin:0;width:{width}px}}"
             "img{width:100%;border:1px solid #888}")
    path = shots / f"{name}.html"
    path.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{figures}")
    page = browser.page(width=5 * (width + 10) + 16, height=200)
    page.open(path.as_uri())
    page.wait_for("[...document.images].every(each => each.complete && each.naturalWidth > 0)")
    height = page.eval("document.documentElement.scrollHeight")
    page.call("Emulation.setDeviceMetricsOverride", width=5 * (width + 10) + 16, height=height, deviceScaleFactor=1, mobile=False)
    page.screenshot(shots / f"sheet-{name}.png")
    page.close()


def main():
    shots = pathlib.Path(sys.argv[2]).resolve()
    shots.mkdir(parents=True, exist_ok=True)
    program = subprocess.Popen([sys.argv[1]], stdout=subprocess.PIPE, text=True)
    try:
        address = re.search(r"http://\S+", program.stdout.readline()).group()
        with Browser() as browser:
            sums = {}
            for look, width, height, is_dark, is_phone in LOOKS:
                page = browser.page(width=width, height=height, dark=is_dark, mobile=is_phone)
                page.open(address)
                page.wait_for("counts.shown > 0")
                views = page.eval("state.views")
                expect(len(views) >= 20, f"the canvas has {len(views)} views")
                for number, view in enumerate(views):
                    sums[view, look] = show(page, view, is_dark, is_phone)
                    page.screenshot(shots / f"{look.replace(' ', '-')}-{number}.png")
                expect(not page.complaints(), f"the page complains: {page.complaints()}")
                page.close()
                sheet(browser, shots, look.replace(" ", "-"), views)
            for view in views:
                for light, dark in [("light", "dark"), ("phone", "phone dark")]:
                    expect(sums[view, light] != sums[view, dark], f"{view} looks alike in both styles")
        print(f"{len(views)} views in light and dark style, on a wide page and on a phone's; the sheets are in {shots}")
    finally:
        program.terminate()
        program.wait()


main()
