/// Rewrites, on their way to jansson, the tokens that it cannot hold: integers beyond 64 bits, and
/// `\u0000` in keys.
///
/// An integer becomes a string that begins with U+0001 and `n`; in strings, `\u0000` becomes U+0001 and
/// `0`, and `\u0001` becomes U+0001 and `1`. Nothing else can make a U+0001, which JSON has only as an
/// escape, so that ``RewrittenTree`` can undo it. Only a payload that jansson has refused for such a token
/// is parsed again through this.
struct JSONTokenRewriter {
    static let mark: UInt8 = 1

    private static let escapedMark = Array(#"\u0001"#.utf8)

    private enum State {
        case outside, string, number
        /// A backslash in a string and what followed it, up to five characters.
        case escape
    }

    private var state = State.outside
    /// The open brackets, and the last byte outside strings and numbers that was not white space.
    private var brackets: [UInt8] = []
    private var last: UInt8 = 0
    /// The number or the escape that is held back until its last byte is there.
    private var held: [UInt8] = []
    private var written = 0
    /// The number of bytes by which the output is longer than the input, after each output offset.
    private var insertions: [(end: Int, count: Int)] = []

    /// Appends the rewritten bytes; a number or an escape is held back until its end is known.
    mutating func rewrite(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        for byte in bytes {
            switch state {
            case .escape:
                held.append(byte)
                finishEscape(into: &output)
                continue
            case .number where Self.isPartOfNumber(byte):
                held.append(byte)
                continue
            case .number: finish(into: &output)
            case .outside, .string: break
            }
            switch (state, byte) {
            case (.string, UInt8(ascii: "\\")):
                state = .escape
                held.append(byte)
                continue
            case (.string, UInt8(ascii: "\"")): state = .outside
            case (.string, _): break
            case (_, UInt8(ascii: "\"")): state = .string
            case (_, UInt8(ascii: "-")), (_, UInt8(ascii: "0")...UInt8(ascii: "9")):
                state = .number
                held.append(byte)
                continue
            default: break
            }
            if state != .string, !JSONToken.isWhiteSpace(byte) { note(byte) }
            output.append(byte)
            written += 1
        }
    }

    private mutating func note(_ byte: UInt8) {
        last = byte
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "["): brackets.append(byte)
        case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = brackets.popLast()
        default: break
        }
    }

    private var expectsKey: Bool {
        last == UInt8(ascii: "{") || last == UInt8(ascii: ",") && brackets.last == UInt8(ascii: "{")
    }

    /// Appends what is held back, at the end of the input.
    mutating func finish(into output: inout [UInt8]) {
        if state == .number, Self.isBeyond64Bits(held), Self.isDouble(held) {
            // As a string it could be a key, which a number cannot be.
            let marked = Array(#""\u0001n"#.utf8) + held + [UInt8(ascii: "\"")]
            append(expectsKey ? held + Array("e0".utf8) : marked, to: &output)
        } else {
            append(held, to: &output)
        }
        state = state == .escape ? .string : .outside
    }

    private mutating func finishEscape(into output: inout [UInt8]) {
        guard held.count == 6 || held[1] != UInt8(ascii: "u") else { return }
        if held == Array(#"\u0000"#.utf8) || held == Self.escapedMark {
            append(Self.escapedMark + held.suffix(1), to: &output)
        } else {
            append(held, to: &output)
        }
        state = .string
    }

    private mutating func append(_ bytes: [UInt8], to output: inout [UInt8]) {
        output += bytes
        written += bytes.count
        if bytes.count > held.count { insertions.append((written, bytes.count - held.count)) }
        held.removeAll(keepingCapacity: true)
    }

    func inputCount(forOutputCount count: Int) -> Int {
        insertions.prefix { $0.end <= count }.reduce(count) { $0 - $1.count }
    }

    /// Returns true if a token is an integer that 64 bits, with a sign, cannot hold.
    static func isBeyond64Bits(_ token: some Collection<UInt8>) -> Bool {
        let digits = token.first == UInt8(ascii: "-") ? token.dropFirst() : token.dropFirst(0)
        return digits.count > 18
            && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            && Int64(String(decoding: token, as: UTF8.self)) == nil
    }

    // Jansson refuses what is beyond a double, and leading zeros, if it gets the number as it came.
    private static func isDouble(_ integer: [UInt8]) -> Bool {
        let first = integer.first == UInt8(ascii: "-") ? integer.dropFirst().first : integer.first
        return first != UInt8(ascii: "0")
            && Double(String(decoding: integer, as: UTF8.self))?.isFinite == true
    }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
            true
        default: false
        }
    }
}
