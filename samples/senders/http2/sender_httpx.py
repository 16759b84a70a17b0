"""Sends one notification with httpx, and signs its provider token with cryptography.

python3 sender_httpx.py TOKEN
"""
import base64
import json
import os
import sys
import time

import httpx
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec, utils


def encode(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def provider_token():
    with open(os.environ["APNS_KEY_FILE"], "rb") as file:
        key = serialization.load_pem_private_key(file.read(), password=None)
    header = {"alg": "ES256", "kid": os.environ["APNS_KEY_ID"]}
    claims = {"iss": os.environ["APNS_TEAM_ID"], "iat": int(time.time())}
    text = ".".join(encode(json.dumps(part).encode()) for part in (header, claims))
    r, s = utils.decode_dss_signature(key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    return text + "." + encode(r.to_bytes(32, "big") + s.to_bytes(32, "big"))


# httpx trusts the file that SSL_CERT_FILE names.
with httpx.Client(http2=True, timeout=60) as client:
    response = client.post(
        os.environ["APNS_URL"] + "/3/device/" + sys.argv[1],
        headers={
            "authorization": "bearer " + provider_token(),
            "apns-topic": os.environ["APNS_TOPIC"],
            "apns-push-type": "alert",
        },
        json={"aps": {"alert": "Hello", "session": "42"}},
    )
print(response.text + str(response.status_code))
sys.exit(response.status_code != 200)
