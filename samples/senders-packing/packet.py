# Prints the simple packet (command 0) that a sender in Python makes. To compare:
# diff <(python3 samples/senders-packing/packet.py) <(handset packet samples/packets/testing-apns.json --token dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c3b090ac4c538e007a2f23a24 --command 0 --format hex)
import json
import struct

token = bytes.fromhex(
    "dc67b56c eb5dd9f9 782c37fd cfdcca87 3b7bc77c 3b090ac4 c538e007 a2f23a24")
message = {"aps": {"alert": "This is a message for testing APNs", "badge": 123, "sound": "default"}}
payload = json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode()
packet = struct.pack(
    f">BH{len(token)}sH{len(payload)}s", 0, len(token), token, len(payload), payload)
print(packet.hex())
