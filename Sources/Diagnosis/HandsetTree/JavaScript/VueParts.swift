/// The parts of one of Vue's files.
enum VueParts {
    /// Returns the places of the scripts; `nil` if the file is a script itself.
    static func scripts(in bytes: [UInt8]) -> [Range<Int>]? {
        let text = bytes.drop { $0 <= 0x20 || $0 >= 0x80 }
        let beginnings = ["<script", "<template", "<style", "<!--", "<i18n"]
        guard beginnings.contains(where: { text.starts(with: $0.utf8) }) else { return nil }
        var (parts, place) = ([Range<Int>](), 0)
        while let tag = find("<script", in: bytes, from: place),
            let begin = find(">", in: bytes, from: tag)
        {
            let end = find("</script", in: bytes, from: begin) ?? bytes.count
            parts.append(begin + 1..<max(begin + 1, end))
            place = end + 1
        }
        return parts
    }

    private static func find(_ word: String, in bytes: [UInt8], from start: Int) -> Int? {
        let word = Array(word.utf8)
        guard let first = word.first, start + word.count <= bytes.count else { return nil }
        return (start...bytes.count - word.count).first {
            bytes[$0] == first && bytes[$0..<$0 + word.count].elementsEqual(word)
        }
    }
}
