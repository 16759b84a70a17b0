/// The start of a page in HTML, up to the place where its first script can stand.
enum PageStart {
    /// The number of bytes in which the start is looked for.
    private static let byteLimit = 64 << 10

    /// Returns the place after the tag `head`, or else after the tag `html`, or after the document type; 0
    /// without any of them.
    static func end(of page: [UInt8]) -> Int {
        let start = page.prefix(byteLimit).map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }
        for name in ["<head", "<html", "<!doctype"] {
            if let end = endOfTag(Array(name.utf8), in: start) { return end }
        }
        return 0
    }

    private static func endOfTag(_ name: [UInt8], in page: [UInt8]) -> Int? {
        var index = 0
        while index + name.count < page.count {
            if page[index...].starts(with: Array("<!--".utf8)) {
                index = endOfComment(from: index + 4, in: page)
            } else if page[index...].starts(with: name),
                // Not `header`.
                [0x20, 0x09, 0x0a, 0x0d, 0x3e].contains(page[index + name.count])
            {
                return page[index...].firstIndex(of: 0x3e).map { $0 + 1 }
            } else {
                index += 1
            }
        }
        return nil
    }

    private static func endOfComment(from start: Int, in page: [UInt8]) -> Int {
        let end = Array("-->".utf8)
        var index = start
        while index < page.count {
            if page[index...].starts(with: end) { return index + end.count }
            index += 1
        }
        return index
    }
}
