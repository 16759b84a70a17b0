# Prints the simple packet (command 0) that a sender in Ruby makes. To compare:
# diff <(ruby samples/senders-packing/packet.rb) <(handset packet samples/packets/testing-apns.json --token dc67b56ceb5dd9f9782c37fdcfdcca873b7bc77c3b090ac4c538e007a2f23a24 --command 0 --format hex)
require "json"

token = ["dc67b56c eb5dd9f9 782c37fd cfdcca87 3b7bc77c 3b090ac4 c538e007 a2f23a24".delete(" ")].pack("H*")
payload = { aps: { alert: "This is a message for testing APNs", badge: 123, sound: "default" } }.to_json
# bytesize, not length, which counts characters.
packet = [0, token.bytesize, token, payload.bytesize, payload.b].pack("Cna*na*")
puts packet.unpack1("H*")
