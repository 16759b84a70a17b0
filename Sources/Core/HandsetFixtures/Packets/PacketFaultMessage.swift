internal import Handset

/// The sentence for the cause of a fault, without its full stop.
struct PacketFaultMessage {
    let finding: String

    init(_ cause: PacketFault.Cause) {
        finding =
            switch cause {
            case .unknownCommand(let byte): Self.unknownCommand(byte)
            case .swappedLength(let field, let said, let meant):
                "\(Self.name(of: field)) says \(said): the sender wrote \(meant) with the low byte "
                    + "first (little-endian)"
            case .frameTooLong(let count, let maximum):
                "the length makes a notification of \(count) bytes; \(maximum) are allowed"
            case .tokenLengthOutOfRange(let count):
                "the token length says \(count); tokens have from 1 to 100 bytes"
            case .tokenLengthWithoutPayload(let count, let isUsual):
                "the token length says \(count), but no payload begins after that many bytes"
                    + (isUsual
                        ? "; the token seems to have \(PacketFrame.usualTokenByteCount)" : "")
            case .unusualTokenLength(let count):
                "the token has \(Self.bytes(count)); nearly all tokens have 32"
            case .tokenInHex(let count):
                "the token is \(count) hex digits: the sender wrote its text, not its \(count / 2) "
                    + "bytes"
            case .wrongPayloadLength(let said, let count, let counted):
                Self.wrongPayloadLength(said, count, counted)
            case .endlessPayload(let said):
                "the length says \(said), but text follows that belongs to no notification: the "
                    + "payload continues past its length and never ends"
            case .payloadEmpty: "the payload is empty"
            case .payloadMissing: "the frame has no payload"
            case .payloadTooLarge(let count, let maximum):
                "the payload has \(count) bytes; the gateway accepts \(maximum)"
            case .payloadTooLargeBeforeIOS8(let count, let maximum):
                "the payload has \(count) bytes; before iOS 8 the gateway accepted \(maximum)"
            case .payloadCut(let count): "the payload ends inside its JSON after \(count) bytes"
            case .payloadCutByNotification(let count):
                "the payload is cut: another notification begins \(count) bytes before the length "
                    + "says"
            case .payloadNULTerminated(let count):
                "\(count) NUL \(count == 1 ? "byte ends" : "bytes end") the payload: the sender "
                    + "counted the end of a C string"
            case .payloadNotJSON(let refusal):
                "the payload is not a JSON object: \(refusal.finding); \(refusal.advice)"
            case .itemHeaderCut: "the frame ends inside the number and length of an item"
            case .itemBeyondFrame(let number, let count, let rest):
                "the length of item \(number) says \(count), but the frame has \(rest) more bytes"
            case .unknownItem(let number): "the item \(number) is not one of 1 to 5"
            case .itemLength(let field, let count, let allowed):
                "the \(field.rawValue) has \(Self.bytes(count)); it has "
                    + (allowed.count == 1
                        ? "\(allowed.upperBound)"
                        : "from \(allowed.lowerBound) to \(allowed.upperBound)")
            case .itemTwice(let field): "the \(field.rawValue) occurs again; the first one counts"
            case .tokenMissing: "the frame has no token"
            case .tooManyItems(let maximum):
                "the frame has more than \(maximum) items; there are five different ones"
            case .priority(let number):
                "the priority is \(number); it can be 10, at once, or 5, when it suits the device"
            case .notificationTruncated(let start, let present, let needed, let isExact):
                "the stream ends inside the notification that begins at \(start): \(present) of "
                    + "\(isExact ? "" : "at least ")\(needed) bytes are there"
            case .recordTruncated(let start, let present):
                "the stream ends inside the record that begins at \(start), after \(present) bytes"
            }
    }

    private static func bytes(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }

    private static func name(of field: PacketFault.LengthField) -> String {
        switch field {
        case .token: "the token length"
        case .frame: "the frame length"
        case .item(let number): "the length of item \(number)"
        }
    }

    private static func wrongPayloadLength(
        _ said: Int, _ count: Int, _ counted: PacketFault.Count
    ) -> String {
        let reason =
            switch counted {
            case .characters: "the sender counted characters, not UTF-8 bytes"
            case .lowByte: "the sender wrote only the low byte of \(count), and 0 before it"
            case .swappedBytes: "the sender wrote the low byte first (little-endian)"
            case .utf16Bytes: "the sender counted UTF-16 bytes"
            case .unknown: "the sender counted something else"
            }
        let distance = "\(bytes(abs(count - said))) \(count > said ? "later" : "earlier")"
        return "the length says \(said), but the JSON ends \(distance): \(reason)"
    }

    private static func unknownCommand(_ byte: UInt8) -> String {
        let beginning =
            "the byte 0x\(String(hexOf: [byte])) stands where a command (0, 1 or 2) should"
        let character = "the character \(Character(Unicode.Scalar(byte)))"
        return switch byte {
        case UInt8(ascii: "{"): beginning + ": this is JSON without the binary protocol around it"
        case UInt8(ascii: "A"):
            // A packet begins with 0, 1 or 2, which base64 writes as A, and hex as 0.
            beginning + ", \(character): base64 text has to be converted to bytes, as by base64 -d"
        case _ where byte.hexDigitValue != nil:
            beginning + ", \(character): hex text has to be converted to bytes"
        case 0x16: beginning + ": it begins a TLS handshake"
        case GatewayErrorResponse.command:
            beginning + ": an error response would have a status that Apple has defined"
        case 0x20..<0x7F:
            beginning + ", \(character): text that no length counts, or the end of a payload "
                + "whose length is too small"
        default: beginning
        }
    }
}
