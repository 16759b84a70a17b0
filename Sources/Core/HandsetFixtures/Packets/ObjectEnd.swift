internal import Handset

/// A search for the end of a JSON object, byte by byte: the brace that closes the first one.
///
/// It does not validate the JSON; ``Payload`` does so at the end.
struct ObjectEnd {
    enum Step {
        case inside
        case last
        /// JSON text cannot contain the byte.
        case foreign
    }

    private var depth = 0
    private var isInString = false
    private var isEscaped = false

    mutating func take(_ byte: UInt8) -> Step {
        guard byte >= 0x20 || JSONToken.isWhiteSpace(byte) else { return .foreign }
        if isInString {
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                isInString = false
            }
            return .inside
        }
        switch byte {
        case UInt8(ascii: "\""):
            isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
            depth -= 1
            return depth <= 0 ? .last : .inside
        default: break
        }
        return .inside
    }

    /// Returns the number of bytes of the payload at the beginning of some bytes; `nil` if there is none,
    /// or only a part of one.
    static func byteCount(ofPayloadIn bytes: some Collection<UInt8>) -> Int? {
        var end = ObjectEnd()
        var count = 0
        for byte in bytes {
            count += 1
            switch end.take(byte) {
            case .inside: continue
            case .foreign: return nil
            case .last:
                let isPayload = (try? Payload(json: Array(bytes.prefix(count)))) != nil
                return isPayload ? count : nil
            }
        }
        return nil
    }
}
