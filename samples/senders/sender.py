#!/usr/bin/env python3
"""Sends one notification with command 2 of the binary provider protocol.

python3 sender.py HOST PORT CA TOKEN PAYLOAD [CERTIFICATE KEY]
"""
import binascii
import select
import socket
import ssl
import struct
import sys
import time

IDENTIFIER = 1


def item(number, data):
    return struct.pack("!BH", number, len(data)) + data


def frame(token, payload):
    items = b"".join([
        item(1, token),
        item(2, payload),
        item(3, struct.pack("!I", IDENTIFIER)),
        item(4, struct.pack("!I", int(time.time()) + 3600)),
        item(5, struct.pack("!B", 10)),
    ])
    return struct.pack("!BI", 2, len(items)) + items


def main(arguments):
    if len(arguments) not in (5, 7):
        sys.exit("sender.py: HOST PORT CA TOKEN PAYLOAD [CERTIFICATE KEY]")
    host, port, authority, token, path = arguments[:5]
    with open(path, "rb") as file:
        payload = file.read()

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.load_verify_locations(authority)
    if len(arguments) == 7:
        context.load_cert_chain(arguments[5], arguments[6])

    connection = context.wrap_socket(socket.create_connection((host, int(port))))
    connection.sendall(frame(binascii.unhexlify(token), payload))

    # No answer is a good one.
    answer = b""
    if select.select([connection], [], [], 1)[0]:
        answer = connection.recv(6)
    connection.close()

    if len(answer) == 6:
        _command, status, identifier = struct.unpack("!BBI", answer)
        sys.exit("sender.py: status %d, identifier %d" % (status, identifier))


main(sys.argv[1:])
