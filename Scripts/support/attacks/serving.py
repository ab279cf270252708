"""Connections that are too many or too slow for a served report."""

import os
import re
import resource
import socket
import subprocess
import threading
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

    def connect_without_waiting(self) -> socket.socket:
        """A connection that is asked for; whether the server lets it in, this does not wait to see."""
        connection = socket.socket()
        connection.setblocking(False)
        connection.connect_ex(("127.0.0.1", self.port))
        return connection

    def answers(self, patience: float) -> bool:
        """Whether the page is answered."""
        request = f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n\r\n"
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout=patience) as connection:
                connection.sendall(request.encode())
                return connection.recv(12) == b"HTTP/1.1 200"
        except OSError:
            return False

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


def crowded(target: Target, act) -> bool:
    """Whether a page waits behind 1,000 connections that ask nothing, while something is done to them.

    The server gives each of them ten seconds. Who is answered within half of that, or within a hundred times of what an
    answer takes without them, and before the last of them is sent away, has not waited for them.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    try:
        with Served(target, 100) as served:
            begun = time.monotonic()
            if not served.answers(HANGS_AFTER):
                raise AssertionError("the page is not served")
            patience = min(target.patience, max(5, 100 * (time.monotonic() - begun)))
            crowd = [served.connect_without_waiting() for _ in range(1000)]
            ends = threading.Event()
            others = threading.Thread(target=act, args=(crowd, ends))
            others.start()
            time.sleep(0.5)
            is_answered = served.answers(patience)
            ends.set()
            others.join()
            try:
                is_there = crowd[-1].recv(1) != b""
            except OSError:
                is_there = True
            for connection in crowd:
                connection.close()
            return not (is_answered and is_there)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@attack("a page waits behind 1,000 idle connections")
def idle(target: Target) -> bool:
    return crowded(target, lambda crowd, ends: None)


@attack("a page waits behind 1,000 connections that send a byte now and then")
def slow(target: Target) -> bool:
    def drip(crowd: list[socket.socket], ends: threading.Event) -> None:
        while not ends.wait(0.2):
            for connection in crowd:
                try:
                    connection.send(b"G")
                except OSError:
                    pass

    return crowded(target, drip)
