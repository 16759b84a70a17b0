"""Handset, the app's side of Apple push notifications, for tests of senders.

The package installs the command ``handset`` and a fixture of the same name for pytest:

    def test_an_order_is_sent(handset):
        my_sender.send(token=handset.token, payload={"aps": {"alert": "Ready"}, "orderId": "7"})
        [notification] = handset.wait()
        assert notification["body"] == "Ready"
"""

from ._gateway import Gateway, HandsetError

__all__ = ["Gateway", "HandsetError"]
