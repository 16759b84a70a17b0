"""A gateway that stands in for Apple's push service, as a process beside the tests."""

from __future__ import annotations

import json
import os
import secrets
import shutil
import subprocess
import tempfile
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Any, Mapping, Sequence

Notification = dict[str, Any]


class HandsetError(Exception):
    """Something that the gateway refuses or cannot do, in its own words."""


class Gateway:
    """A running ``handset listen --page``.

    It listens on ports of its own on the loopback address. Nothing leaves the machine.
    """

    def __init__(self, *options: str, program: str | None = None, start_time: float = 60) -> None:
        """Starts it, and waits until it takes connections.

        :param options: Options of ``handset listen``, such as ``"--app", "ios/MyApp"``.
        :param program: The path of ``handset``. By default the one of this package.
        :param start_time: Seconds that the start may take.
        :raises HandsetError: If it ends before it is ready, with what it has printed.
        """
        self._folder = tempfile.TemporaryDirectory(prefix="handset-")
        state = Path(self._folder.name)
        self._log = open(state / "log", "w+", encoding="utf-8")
        ports = [f"--port={name}=0" for name in ("http2", "binary", "feedback", "page")]
        self._process = subprocess.Popen(
            [program or _program(), "listen", "--page", "--quiet", *ports]
            + ["--state-directory", str(state / "state"), *options],
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
        )
        try:
            ready = self._wait_until_ready(state / "state" / "ready.json", start_time)
        except BaseException:
            self.close()
            raise
        #: The variables that senders find the gateway with, such as ``APNS_URL`` and ``APNS_CA_FILE``.
        self.environment: Mapping[str, str] = ready["variables"]
        #: The address of the HTTP/2 API.
        self.url: str = self.environment["APNS_URL"]
        #: The address of the page, for a browser.
        self.page: str = ready["page"]
        #: A device token that the gateway knows, in hex.
        self.token: str = secrets.token_hex(32)
        self._last = 0

    def wait(self, count: int = 1, timeout: float = 30, **filters: str) -> list[Notification]:
        """Waits for notifications that came after those of the last call.

        :param count: The number of notifications to wait for.
        :param timeout: Seconds to wait.
        :param filters: ``session``, ``token``, ``topic``, ``fate`` or ``text``, which they have to match.
        :returns: The notifications, the oldest first, with ``title``, ``body``, ``fate``, ``sessions`` and more.
        :raises HandsetError: If fewer come in this time.
        """
        __tracebackhide__ = True
        query = {"count": str(count), "after": str(self._last), "timeout": str(timeout), **filters}
        answer = self._call("GET", "/wait", query=query, timeout=timeout + 30)
        self._last = answer["last"]
        return list(answer["notifications"])

    def notifications(self, **filters: str) -> list[Notification]:
        """Returns all notifications that have come, the newest first."""
        return list(self._call("GET", "/notifications", query=dict(filters))["notifications"])

    def act(self, action: str, **members: Any) -> Any:
        """Lets the user act: ``tap``, ``dismiss``, ``open``, ``kill``, ``home``, ``lock``, ``unlock``."""
        return self._call("POST", "/phone/actions", body={"action": action, **members})

    def change(self, **settings: Any) -> Any:
        """Changes the phone, for example ``appState="not-running"`` or ``ios="26"``."""
        return self._call("PATCH", "/phone", body=settings)

    def fail_next(self, answer: str, count: int = 1) -> None:
        """Lets the next notifications be answered with an error, such as ``"TooManyRequests"``."""
        self._call("POST", "/faults", body={"answer": answer, "count": count})

    def forget(self) -> None:
        """Forgets all notifications, faults included: the next test begins anew."""
        self._call("DELETE", "/faults")
        self._call("DELETE", "/notifications")
        # Numbers go on.
        self._last = int(self._call("GET", "/health")["last"])

    def close(self) -> None:
        """Ends the gateway."""
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(30)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._log.close()
        self._folder.cleanup()

    def __enter__(self) -> Gateway:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _wait_until_ready(self, file: Path, seconds: float) -> dict[str, Any]:
        end = time.monotonic() + seconds
        while not file.exists():
            if self._process.poll() is not None:
                self._log.seek(0)
                raise HandsetError(f"handset listen did not start: {self._log.read().strip()}")
            if time.monotonic() > end:
                raise HandsetError(f"handset listen was not ready after {seconds:g} seconds")
            time.sleep(0.02)
        ready: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return ready

    def _call(
        self,
        method: str,
        path: str,
        query: Mapping[str, str] | None = None,
        body: Any = None,
        timeout: float = 30,
    ) -> Any:
        __tracebackhide__ = True
        address = f"{self.page}/api/v1{path}"
        if query:
            address += "?" + urllib.parse.urlencode(query)
        request = urllib.request.Request(
            address,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={} if body is None else {"Content-Type": "application/json"},
        )
        # A proxy of the environment is not for this machine.
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(request, timeout=timeout) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            text = error.read()
            if error.code == 408:
                came = len(json.loads(text).get("notifications", []))
                wanted = query["count"] if query else "any"
                raise HandsetError(
                    f"{came} came instead of {wanted}; {self.page} shows what has come"
                ) from None
            raise HandsetError(json.loads(text).get("detail", str(error))) from None
        return json.loads(text) if text else None


def _program() -> str:
    """The program that this package has installed, or the one in ``PATH``."""
    import sysconfig

    installed = Path(sysconfig.get_path("scripts")) / "handset"
    if installed.exists():
        return str(installed)
    found = shutil.which("handset")
    if found is None:
        raise HandsetError("there is no program handset; install the wheel, or put it in PATH")
    return os.fspath(found)


def options_of(text: str | Sequence[str]) -> list[str]:
    """Options as an ini file or a command line has them."""
    import shlex

    return shlex.split(text) if isinstance(text, str) else list(text)
