"""What blazediff does, for Benchmarks/run diff.

blazediff_bench.py start                          import it and end
blazediff_bench.py once EXPECTED ACTUAL [OUTPUT]  one comparison, for a measurement from outside
blazediff_bench.py repeat COUNT EXPECTED ACTUAL   the least CPU time of some comparisons, in ms
blazediff_bench.py foreign INPUT OUTPUT           write a PNG as most tools do: RGBA, every filter
"""

import sys
import time


def compare(expected, actual, output=None):
    import blazediff

    blazediff.compare(expected, actual, output, threshold=0.1, antialiasing=True)


def repeat(count, expected, actual):
    compare(expected, actual)
    times = []
    for _ in range(count):
        start = time.process_time()
        compare(expected, actual)
        times.append(time.process_time() - start)
    print(min(times) * 1000)


def foreign(source, target):
    from PIL import Image

    Image.MAX_IMAGE_PIXELS = None
    Image.open(source).convert("RGBA").save(target)


command, arguments = sys.argv[1], sys.argv[2:]
if command == "start":
    import blazediff
elif command == "once":
    compare(*arguments)
elif command == "repeat":
    repeat(int(arguments[0]), *arguments[1:])
elif command == "foreign":
    foreign(*arguments)
else:
    sys.exit(__doc__)
