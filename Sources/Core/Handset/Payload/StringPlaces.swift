/// The places at which the bytes of a string's text are written in JSON, where some are escaped.
struct StringPlaces {
    /// The number of bytes of text between two places that are kept.
    private static let step = 256

    private let token: [UInt8]
    /// The index of the token in the value.
    private let start: Int
    /// The indices in the token of every 256th byte of the text, or of the escape that it is a part of.
    private var kept: [Int] = []

    /// `token` is a valid string with its quotes, which begins at `start`.
    init(of token: [UInt8], at start: Int) {
        self.token = token
        self.start = start
        var index = 1
        var count = 0
        while index < token.count - 1 {
            if count >= kept.count * Self.step { kept.append(index) }
            let (written, bytes) = unit(at: index)
            index += written
            count += bytes
        }
    }

    /// Returns the index in the value at which a byte of the text is written.
    func index(ofByte byte: Int) -> Int {
        guard !kept.isEmpty else { return start }
        let place = min(byte / Self.step, kept.count - 1)
        var index = kept[place]
        // A unit that was kept may begin up to three bytes behind its multiple.
        var count = place * Self.step
        while index < token.count - 1 {
            let (written, bytes) = unit(at: index)
            guard count + bytes <= byte else { break }
            index += written
            count += bytes
        }
        return start + index
    }

    /// Returns the number of bytes that a character or an escape is written with, and that it stands for.
    private func unit(at index: Int) -> (written: Int, bytes: Int) {
        guard token[index] == UInt8(ascii: "\\") else { return (1, 1) }
        guard token[index + 1] == UInt8(ascii: "u") else { return (2, 1) }
        let code = code(at: index)
        switch code {
        case ..<0x80: return (6, 1)
        case ..<0x800: return (6, 2)
        // Half of a character beyond the basic plane: the other half follows.
        case 0xD800..<0xDC00: return (12, 4)
        default: return (6, 3)
        }
    }

    private func code(at index: Int) -> Int {
        let digits = token.dropFirst(index + 2).prefix(4)
        return Int(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
    }
}
