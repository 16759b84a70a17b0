"""Sends one notification with aioapns.

python3 sender_aioapns.py TOKEN
"""
import asyncio
import os
import sys

from aioapns import APNs, NotificationRequest, PushType
from aioapns.connection import APNsTLSClientProtocol


class Gateway(APNsTLSClientProtocol):
    APNS_SERVER = os.environ["APNS_HOST"]
    APNS_PORT = int(os.environ["APNS_PORT"])


async def main(token):
    with open(os.environ["APNS_KEY_FILE"]) as file:
        key = file.read()
    # Python trusts the file that SSL_CERT_FILE names.
    client = APNs(
        key=key,
        key_id=os.environ["APNS_KEY_ID"],
        team_id=os.environ["APNS_TEAM_ID"],
        topic=os.environ["APNS_TOPIC"],
        max_connection_attempts=1,
    )
    client.pool.protocol_class = Gateway
    request = NotificationRequest(
        device_token=token,
        message={"aps": {"alert": "Hello", "session": "42"}},
        push_type=PushType.ALERT,
    )
    result = await client.send_notification(request)
    client.pool.close()
    print(result.description or "", result.status)
    return 0 if result.is_successful else 1


sys.exit(asyncio.run(main(sys.argv[1])))
