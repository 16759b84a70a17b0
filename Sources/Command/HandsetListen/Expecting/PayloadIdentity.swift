import Handset

/// The content of a payload: equal for payloads that are the same JSON.
///
/// The order of keys and the space between values do not matter, and `1.0` is `1`. Bytes that are not
/// a payload are equal only to themselves.
struct PayloadIdentity: Hashable {
    private let isPayload: Bool
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        guard let payload = try? Payload(json: bytes) else {
            self.init(isPayload: false, bytes)
            return
        }
        self.init(payload.userInfo)
    }

    init(_ value: PayloadValue) {
        var canonical: [UInt8] = []
        Self.write(value, to: &canonical)
        self.init(isPayload: true, canonical)
    }

    private init(isPayload: Bool, _ bytes: [UInt8]) {
        self.isPayload = isPayload
        self.bytes = bytes
    }

    /// Sorts the keys of a value, which is nested at most 2,048 levels deep: a stack holds that.
    private static func write(_ value: PayloadValue, to bytes: inout [UInt8]) {
        switch value.kind {
        case .dictionary:
            bytes.append(UInt8(ascii: "{"))
            for key in value.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
                write(key, to: &bytes)
                if let member = value[key] { write(member, to: &bytes) }
            }
            bytes.append(UInt8(ascii: "}"))
        case .array:
            bytes.append(UInt8(ascii: "["))
            for index in 0..<value.count {
                if let element = value[index] { write(element, to: &bytes) }
            }
            bytes.append(UInt8(ascii: "]"))
        case .string: write(value.string ?? "", to: &bytes)
        case .integer, .real: bytes += "#\(number(value));".utf8
        case .boolean: bytes += (value.boolean == true ? "t" : "f").utf8
        case .null: bytes += "n".utf8
        }
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes += "\"\(text.utf8.count):".utf8
        bytes += text.utf8
    }

    private static func number(_ value: PayloadValue) -> String {
        if let integer = value.integer { return "\(integer)" }
        if let digits = value.largeInteger { return digits }
        let double = value.double ?? 0
        return Int64(exactly: double).map { "\($0)" } ?? "\(double)"
    }
}
