/// Marks integers beyond 64 bits as reals, on their way to jansson, which knows none.
///
/// `12345678901234567890` becomes `12345678901234567890e0`, the same number to JSON. Only a payload
/// in which jansson has met such an integer is read again through this.
struct LargeIntegerRewriter {
    private static let suffix: [UInt8] = [UInt8(ascii: "e"), UInt8(ascii: "0")]

    private enum State {
        case outside, string, escape, number
    }

    private var state = State.outside
    private var number: [UInt8] = []
    private var written = 0
    private var insertions: [Int] = []

    /// Appends what comes of some bytes; a number is held back until the byte behind it is there.
    mutating func rewrite(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
        for byte in bytes {
            if state == .number {
                if Self.isPartOfNumber(byte) {
                    number.append(byte)
                    continue
                }
                finish(into: &output)
            }
            switch (state, byte) {
            case (.string, UInt8(ascii: "\\")): state = .escape
            case (.string, UInt8(ascii: "\"")): state = .outside
            case (.string, _): break
            case (.escape, _): state = .string
            case (_, UInt8(ascii: "\"")): state = .string
            case (_, UInt8(ascii: "-")), (_, UInt8(ascii: "0")...UInt8(ascii: "9")):
                state = .number
                number.append(byte)
                continue
            default: break
            }
            output.append(byte)
            written += 1
        }
    }

    /// Appends the number that is held back, if there is one.
    mutating func finish(into output: inout [UInt8]) {
        guard state == .number else { return }
        state = .outside
        output += number
        written += number.count
        if Self.isBeyond64Bits(number) {
            output += Self.suffix
            insertions.append(written)
            written += Self.suffix.count
        }
        number.removeAll(keepingCapacity: true)
    }

    /// How many bytes had come in when some number of bytes had gone out.
    func inputCount(forOutputCount count: Int) -> Int {
        count - Self.suffix.count * insertions.count { $0 < count }
    }

    /// Whether the text of a token is an integer that 64 bits, with a sign, cannot hold.
    static func isBeyond64Bits(_ token: some Collection<UInt8>) -> Bool {
        let digits = token.first == UInt8(ascii: "-") ? token.dropFirst() : token.dropFirst(0)
        return digits.count > 18
            && digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            && Int64(String(decoding: token, as: UTF8.self)) == nil
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
