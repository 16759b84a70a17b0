import HandsetTestSupport

// Faults of notifications whose end is known.

extension PacketFaultTests {
    static let faults: [Damage] = [
        Damage(
            name: "The token is text",
            bytes: PacketBytes.simple(
                badge, token: Array(String(repeating: "d7", count: 32).utf8)),
            messages: [
                "3: error: token-in-hex: the token is 64 hex digits: the sender wrote its text, not "
                    + "its 32 bytes"
            ]),
        Damage(
            name: "The token has 20 bytes",
            bytes: PacketBytes.simple(badge, token: Array(repeating: 7, count: 20)),
            messages: [
                "3: warning: token-length: the token has 20 bytes; nearly all tokens have 32"
            ]),
        Damage(
            name: "The payload is cut, and its length is right",
            bytes: PacketBytes.simple(String(badge.dropLast(3))),
            messages: [
                "35: error: payload-cut: the payload ends inside its JSON after 16 bytes"
            ]),
        Damage(
            name: "The payload ends with NUL",
            bytes: PacketBytes.simple(badge + "\0"),
            messages: [
                "56: error: payload-nul-terminated: 1 NUL byte ends the payload: the sender counted "
                    + "the end of a C string"
            ]),
        Damage(
            name: "The payload is no JSON",
            bytes: PacketBytes.simple("{'aps':{}}"),
            messages: [
                "38: error: payload-not-json: the payload is not a JSON object: found 'aps' instead of a "
                    + "key in double quotes; put strings and keys in double quotes"
            ]),
        Damage(
            name: "The payload is empty",
            bytes: PacketBytes.simple(""),
            messages: ["37: error: payload-missing: the payload is empty"]),
        Damage(
            name: "The payload has more than 2048 bytes",
            bytes: PacketBytes.framed(
                #"{"aps":{"alert":""# + String(repeating: "x", count: 2_029) + #""}}"#),
            messages: [
                "41: error: payload-too-large: the payload has 2049 bytes; the gateway accepts 2048"
            ]),
        Damage(
            name: "The payload has more than 256 bytes",
            bytes: PacketBytes.simple(
                #"{"aps":{"alert":""# + String(repeating: "x", count: 237) + #""}}"#),
            messages: [
                "35: warning: payload-too-large: the payload has 257 bytes; before iOS 8 the gateway "
                    + "accepted 256"
            ]),
        Damage(
            name: "An item is there twice",
            bytes: PacketBytes.framed([token, payload, payload]),
            messages: [
                "62: error: item-twice: the payload occurs again; the first one counts"
            ]),
        Damage(
            name: "There is no token",
            bytes: PacketBytes.framed([payload]),
            messages: ["0: error: token-missing: the frame has no token"]),
        Damage(
            name: "There is no payload",
            bytes: PacketBytes.framed([token]),
            messages: ["0: error: payload-missing: the frame has no payload"]),
        Damage(
            name: "The frame is empty",
            bytes: PacketBytes.framed([[UInt8]]()),
            messages: [
                "0: error: token-missing: the frame has no token",
                "0: error: payload-missing: the frame has no payload",
            ]),
        Damage(
            name: "An item is unknown",
            bytes: PacketBytes.framed([token, payload, PacketBytes.item(6, [1])]),
            messages: ["62: error: unknown-item: the item 6 is not one of 1 to 5"]),
        Damage(
            name: "The identifier has two bytes",
            bytes: PacketBytes.framed([token, payload, PacketBytes.item(3, [1, 2])]),
            messages: ["63: error: item-length: the identifier has 2 bytes; it has 4"]),
        Damage(
            name: "The priority is 1",
            bytes: PacketBytes.framed([token, payload, PacketBytes.item(5, [1])]),
            messages: [
                "65: error: priority: the priority is 1; it can be 10, at once, or 5, "
                    + "when it suits the device"
            ]),
    ]
}
