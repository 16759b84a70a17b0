"""A sender in Python, tested with the fixture `handset` of the wheel."""

import os
import ssl

import httpx


def send(token: str, payload: dict) -> httpx.Response:
    """The sender: in a project it is yours."""
    context = ssl.create_default_context(cafile=os.environ["APNS_CA_FILE"])
    context.load_cert_chain(os.environ["APNS_CERTIFICATE_FILE"], os.environ["APNS_CERTIFICATE_KEY_FILE"])
    with httpx.Client(http2=True, verify=context) as client:
        return client.post(
            f"{os.environ['APNS_URL']}/3/device/{token}",
            json=payload,
            headers={"apns-topic": os.environ["APNS_TOPIC"]},
        )


def test_an_order_is_shown_on_the_phone(handset):
    answer = send(handset.token, {"aps": {"alert": {"title": "Ready", "body": "Your order"}}, "orderId": "7"})
    assert answer.status_code == 200
    [notification] = handset.wait()
    assert notification["title"] == "Ready"
    assert notification["body"] == "Your order"


def test_a_sender_is_told_that_it_sends_too_much(handset):
    handset.fail_next("TooManyRequests")
    answer = send(handset.token, {"aps": {"alert": "Ready"}})
    assert answer.status_code == 429
    assert answer.json() == {"reason": "TooManyRequests"}


def test_each_test_begins_with_an_empty_phone(handset):
    assert handset.notifications() == []
