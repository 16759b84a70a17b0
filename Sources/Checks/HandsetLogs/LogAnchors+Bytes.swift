import Handset

// The bytes that tell of a payload.

extension LogAnchors {
    /// The classes whose descriptions hold a notification without its userInfo.
    private static let objects = [
        "UNNotification", "UNNotificationRequest", "UNNotificationContent",
        "UNMutableNotificationContent", "UNNotificationResponse", "UNTextInputNotificationResponse",
    ].map { Array($0.utf8) }

    /// The keys that an `aps` has which was logged alone.
    private static let innerKeys = ["alert ", "badge ", "\"content-available\" "]
        .map { Array($0.utf8) }
    /// The last bytes of these keys.
    private static let lastBytes: [UInt8] = [
        UInt8(ascii: "t"), UInt8(ascii: "e"), UInt8(ascii: "\""),
    ]
    private static let swiftKeys = [
        "alert", "badge", "sound", "category", "thread-id", "content-available", "mutable-content",
        "interruption-level", "relevance-score",
    ].map { Array("[\"\($0)\": ".utf8) }

    /// Returns true if a container follows some key, as in `aps = {`, or something that is not a value.
    static func hasKeyOfContainer(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var next = 0
        while let index = bytes.firstOffset(of: UInt8(ascii: "p"), from: next) {
            next = index + 1
            guard isKey(bytes, index - 1, isAtEnd: true) else { continue }
            let rest = bytes[min(index + 2, bytes.count)...].prefix(reach)
            let value = rest.first { !isBetweenKeyAndValue($0) }
            if let value, !LogParser.isBareKey(value) || value >= 0x80 { return true }
        }
        return false
    }

    private static func isBetweenKeyAndValue(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"), UInt8(ascii: ")"),
            UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: ">"):
            true
        default: byte <= 32
        }
    }

    /// The texts that lldb writes around the key.
    private static let debuggerWords = [("key : AnyHashable(\"", "\")"), ("key : \"", "\"")]
        .map { (before: Array($0.utf8), after: Array($1.utf8)) }
    private static let hashable = Array("[AnyHashable(\"".utf8)
    private static let keyWord = Array("ey: ".utf8)

    /// Returns true at `key : AnyHashable("aps")`, and at `key : "aps"`, at the end of a line.
    static func isKeyOfDebugger(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        isAPS(bytes, index)
            && debuggerWords.contains { before, after in
                isLine(bytes, index..<(index + 3), before, after)
            }
    }

    /// Returns true at `key: aps` at the end of a line.
    static func isKeyOnItsLine(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        isAPS(bytes, index) && isLine(bytes, index..<(index + 3), keyWord, [])
    }

    private static let keysOfPHP = [("[", "] =>"), ("[\"", "\"]=>")]
        .map { (before: Array($0.utf8), after: Array($1.utf8)) }

    /// Returns true at `[aps] =>` of print_r, and at `["aps"]=>` of var_dump.
    static func isKeyOfPHP(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        isAPS(bytes, index)
            && keysOfPHP.contains { before, after in
                index >= before.count && bytes[(index - before.count)..<index].elementsEqual(before)
                    && bytes[(index + 3)...].starts(with: after)
            }
    }

    private static let messageID = (before: Array("message".utf8), after: Array("Id".utf8))

    /// Returns true at the `I` of the key `messageId`.
    static func isKeyOfMessage(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        let start = index - messageID.before.count
        guard start >= 0, bytes[start..<index].elementsEqual(messageID.before),
            bytes[index...].starts(with: messageID.after), index + 2 < bytes.count
        else { return false }
        switch bytes[index + 2] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ":"), UInt8(ascii: "\\"):
            return true
        default: return false
        }
    }

    private static let maximumHeadOfDump = 192

    /// Returns true at the digits of a brace in a line that begins with the offset of a hex dump.
    static func isDump(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard index > 5, bytes[index] == UInt8(ascii: "7") else { return false }
        guard bytes[index - 1] == 32 || bytes[index - 1].hexDigitValue != nil else { return false }
        let start = max(0, index - maximumHeadOfDump)
        let lineStart =
            bytes[start..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? start
        let line = UnsafeBufferPointer(rebasing: bytes[lineStart..<min(bytes.count, index + 8)])
        let end = line.firstIndex(of: UInt8(ascii: "\n")) ?? line.count
        return HexDumpLine(UnsafeBufferPointer(rebasing: line[..<end])) != nil
    }

    private static func isAPS(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        index > 0 && index + 3 < bytes.count && bytes[index] == UInt8(ascii: "a")
            && bytes[index + 1] == UInt8(ascii: "p") && bytes[index + 2] == UInt8(ascii: "s")
    }

    /// Returns true if a range has these bytes around it, and the line ends behind them.
    private static func isLine(
        _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ before: [UInt8],
        _ after: [UInt8]
    ) -> Bool {
        let start = range.lowerBound - before.count
        let end = range.upperBound + after.count
        guard start >= 0, end < bytes.count, bytes[end] == UInt8(ascii: "\n") || bytes[end] == 13
        else { return false }
        return bytes[start..<range.lowerBound].elementsEqual(before)
            && bytes[range.upperBound..<end].elementsEqual(after)
    }

    /// Returns true if a key of `aps` stands before an equals sign.
    static func isInnerKey(_ bytes: UnsafeBufferPointer<UInt8>, before index: Int) -> Bool {
        guard index > 5, bytes[index - 1] == UInt8(ascii: " "), lastBytes.contains(bytes[index - 2])
        else { return false }
        return innerKeys.contains { key in
            let start = index - key.count
            guard start >= 0, bytes[start..<index].elementsEqual(key) else { return false }
            return start == 0 || !isWord(bytes[start - 1])
        }
    }

    /// Returns true at `[AnyHashable("`, and at `["alert": `.
    static func isSwift(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
        guard index + 1 < bytes.count else { return false }
        switch bytes[index + 1] {
        case UInt8(ascii: "A"): return bytes[index...].starts(with: hashable)
        case UInt8(ascii: "\""): return swiftKeys.contains(where: bytes[index...].starts)
        default: return false
        }
    }

    /// False where the name may go on in bytes that have not arrived yet.
    static func isObject(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let name = rest.prefix(reach).prefix { QuotedText.isBare($0) }
        return name.count < rest.count && objects.contains { $0.elementsEqual(name) }
    }
}

extension Collection<UInt8> {
    func contains(subsequence: some Collection<UInt8>) -> Bool {
        var rest = self[...]
        while rest.count >= subsequence.count {
            if rest.starts(with: subsequence) { return true }
            rest = rest.dropFirst()
        }
        return false
    }
}
