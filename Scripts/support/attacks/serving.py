"""Connections that are too many or too slow for a served report."""

import os
import re
import socket
import subprocess
import time

from .target import HANGS_AFTER, Target, attack


class Served:
    """A report that is served, with few descriptors."""

    def __init__(self, target: Target, descriptors: int):
        words = ["sh", "-c", f'ulimit -n {descriptors}; exec "$@"', "sh", *target.program, "report", "--serve"]
        self.process = subprocess.Popen(
            words, cwd=target.package, env=target.environment(), stdout=subprocess.PIPE, text=True)
        for line in self.process.stdout:
            if found := re.search(r"http://127\.0\.0\.1:(\d+)(/\S*)", line):
                self.port, self.path = int(found[1]), found[2]
                return
        raise AssertionError("nothing is served")

    def connect(self) -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), timeout=HANGS_AFTER)

    def processor_time(self) -> float:
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as file:
            fields = file.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.communicate()


@attack("a served report that is out of descriptors is busy with nothing")
def spinning(target: Target) -> bool:
    if not os.path.exists("/proc/self/stat"):
        print("SKIPPED: without /proc the processor time of another process is not known here")
        return False
    with Served(target, 32) as served:
        idle = [served.connect() for _ in range(60)]
        before = served.processor_time()
        # Who is busy gets as much of the processors as this loop, however many others want them.
        end = time.process_time() + 1
        while time.process_time() < end:
            pass
        busy = served.processor_time() - before
        for connection in idle:
            connection.close()
        return busy > 0.25


@attack("a connection lives as long as it sends a byte now and then")
def dripping(target: Target) -> bool:
    with Served(target, 64) as served:
        connection = served.connect()
        connection.setblocking(False)
        begun = time.monotonic()
        while time.monotonic() < begun + target.patience:
            try:
                connection.send(b"G")
                if connection.recv(10) == b"":
                    return False
            except BlockingIOError:
                pass
            except OSError:
                return False
            time.sleep(0.5)
        return True
