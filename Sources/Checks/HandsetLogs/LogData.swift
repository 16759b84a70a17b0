import Handset

/// Bytes that NSData prints: `<7b226170 …>` or `{length = 19, bytes = 0x7b226170…}`.
struct LogData {
    private(set) var bytes: [UInt8] = []
    /// The number of bytes of the text.
    private(set) var count = 0
    /// True if not all bytes were printed.
    private(set) var isCut = false
    /// True if the text is as Darwin prints it.
    private(set) var isExact = false

    /// Reads the text; the result is `nil` if it is something else, or the bytes do not begin with `{`.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        let isOld = text.first == UInt8(ascii: "<")
        if isOld {
            count = 1
        } else {
            guard let start = Self.startOfDigits(text) else { return nil }
            count = start
        }
        var half: UInt8?
        while count < text.count {
            let byte = text[count]
            count += 1
            if let digit = byte.hexDigitValue {
                bytes += half.map { [$0 << 4 | digit] } ?? []
                half = half == nil ? digit : nil
            } else if byte == UInt8(ascii: ".") {
                isCut = true
            } else if byte == UInt8(ascii: isOld ? ">" : "}") {
                guard bytes.first == UInt8(ascii: "{"), half == nil else { return nil }
                let form = isOld ? DataDescription.untilIOS12SDK : .sinceIOS13SDK
                isExact = text[..<count].elementsEqual(form.text(of: bytes).utf8)
                return
            } else if byte != UInt8(ascii: " ") {
                return nil
            }
        }
        return nil
    }

    /// Returns the index after `{length = 19, bytes = 0x`.
    private static func startOfDigits(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        guard text.starts(with: "{length".utf8) else { return nil }
        let head = text.prefix(64)
        guard let x = head.firstIndex(of: UInt8(ascii: "x")), head[x - 1] == UInt8(ascii: "0")
        else { return nil }
        return x + 1
    }
}
