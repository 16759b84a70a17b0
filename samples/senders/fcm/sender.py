"""Sends one message with firebase-admin.

python3 sender.py TOKEN
"""
import sys

import firebase_admin
from firebase_admin import exceptions, messaging

# Takes the key of GOOGLE_APPLICATION_CREDENTIALS.
firebase_admin.initialize_app()
message = messaging.Message(
    fid=sys.argv[1],
    notification=messaging.Notification(title="Order ready", body="Counter 4"),
    data={"session": "42"},
)
try:
    print(messaging.send(message))
except exceptions.FirebaseError as error:
    sys.exit(f"{error.http_response.status_code} {error.code}: {error}")
