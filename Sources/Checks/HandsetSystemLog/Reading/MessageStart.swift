/// The beginning of the message in which a word was found.
struct MessageStart {
    /// The number of lines that are looked at.
    private static let largestLineCount = 64

    private(set) var offset: Int

    /// - Parameters:
    ///   - hit: The offset of the word.
    ///   - bytes: The bytes.
    ///   - first: The offset before which everything was read.
    init(of hit: Int, in bytes: UnsafeBufferPointer<UInt8>, from first: Int) {
        func start(ofLineBefore end: Int) -> Int {
            var start = end
            while start > first, bytes[start - 1] != 10 { start -= 1 }
            return start
        }
        var line = start(ofLineBefore: hit)
        offset = line
        let lineEnd = min(hit, line + 4_096)
        let text = Array(bytes[line..<lineEnd])[...]
        let indentation = text.prefix { $0 == 32 || $0 == 9 }.count
        // Objects on lines of their own begin with their first member, which is indented.
        let isMember = text.dropFirst(indentation).first == UInt8(ascii: "\"")
        guard isMember || LogPrefix(text) == nil && text.dropFirst(indentation).first != 123 else {
            return
        }
        for _ in 0..<Self.largestLineCount where line > first {
            let end = line - 1
            line = start(ofLineBefore: end)
            let text = Array(bytes[line..<min(end, line + 4_096)])[...]
            let own = text.prefix { $0 == 32 || $0 == 9 }.count
            let trimmed = text.dropFirst(own)
            if isMember {
                if own < indentation, trimmed.contains(UInt8(ascii: "{")) {
                    offset = line
                    return
                }
            } else if LogPrefix(text) != nil {
                offset = line
                return
            }
        }
    }
}
