"""Sends one notification with PyAPNs2 (apns2 0.7.2), up to Python 3.9.

python3.9 sender_apns2.py TOKEN
"""
import os
import sys

import hyper.tls
from apns2.client import APNsClient
from apns2.credentials import TokenCredentials
from apns2.errors import APNsException
from apns2.payload import Payload

hyper.tls.cert_loc = os.environ["APNS_CA_FILE"]
APNsClient.LIVE_SERVER = os.environ["APNS_HOST"]
APNsClient.DEFAULT_PORT = int(os.environ["APNS_PORT"])

credentials = TokenCredentials(
    os.environ["APNS_KEY_FILE"], os.environ["APNS_KEY_ID"], os.environ["APNS_TEAM_ID"]
)
client = APNsClient(credentials)
payload = Payload(alert="Hello", custom={"session": "42"})
try:
    client.send_notification(sys.argv[1], payload, os.environ["APNS_TOPIC"])
except APNsException as error:
    sys.exit(type(error).__name__)
print(200)
