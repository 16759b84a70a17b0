extension ScriptParser {
    private static let maximumTypeTokenCount = 200
    private static let maximumAnnotationByteCount = 400

    /// Returns tokens without the white space between them, as a type is written.
    final func joined(_ range: Range<Int>) -> String {
        var text: [UInt8] = []
        var wasWord = false
        for index in range.prefix(Self.maximumTypeTokenCount) {
            let isWord = tokens[index].kind == .word
            if isWord, wasWord { text.append(UInt8(ascii: " ")) }
            text += bytes[tokens[index].range]
            wasWord = isWord
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Returns tokens as they stand in the source, cut if they are long.
    final func source(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        let bytes = bytes[
            Int(tokens[first].start)..<max(Int(tokens[first].start), Int(tokens[last].end))]
        return String(decoding: bytes.prefix(Self.maximumAnnotationByteCount), as: UTF8.self)
    }

    /// Returns a name with a label of its own for each part, such as `name(_:title:)`.
    static func label(_ name: String, _ labels: [String]) -> String {
        name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
    }
}
