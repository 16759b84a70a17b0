"""The fixture ``handset`` of pytest."""

from __future__ import annotations

import os
from typing import Any, Generator, Iterator

import pytest

from ._gateway import Gateway, options_of

_GATEWAY = pytest.StashKey[Gateway]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini(
        "handset_options",
        "Options of handset listen for the fixture handset, such as: --app ios/MyApp",
        default="",
    )


@pytest.fixture(scope="module")
def handset_gateway(request: pytest.FixtureRequest) -> Iterator[Gateway]:
    """The gateway of a test module, with its variables in the environment."""
    options = options_of(request.config.getini("handset_options"))
    with Gateway(*options) as gateway, pytest.MonkeyPatch.context() as patch:
        for name, value in gateway.environment.items():
            patch.setenv(name, value)
        yield gateway


@pytest.fixture
def handset(request: pytest.FixtureRequest, handset_gateway: Gateway) -> Gateway:
    """The gateway of the test module, without the notifications of earlier tests."""
    handset_gateway.forget()
    request.node.stash[_GATEWAY] = handset_gateway
    return handset_gateway


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, Any, None]:
    report: pytest.TestReport = (yield).get_result()
    gateway = item.stash.get(_GATEWAY, None)
    if report.when == "call" and report.failed and gateway is not None:
        report.sections.append(("handset", _state(gateway)))


def _state(gateway: Gateway) -> str:
    """What has come, for a report of a failure."""
    lines = [f"{gateway.page} (while the module runs)"]
    try:
        for each in reversed(gateway.notifications()):
            words = each.get("body") or each.get("title") or each.get("kind") or ""
            lines.append(f"{each['number']}: {each['fate']['code']} {words}".rstrip())
    except Exception as error:  # A report never fails.
        lines.append(str(error))
    return os.linesep.join(lines)
