extension LogTree {
    /// Returns the text that a language prints for the values.
    func text(in language: MapLanguage) -> [UInt8] {
        var text: [UInt8] = []
        var open: [(end: Int, closing: UInt8)] = []
        var isFirst = true
        func close(before index: Int) {
            while let last = open.last, last.end <= index {
                text.append(last.closing)
                open.removeLast()
                isFirst = false
            }
        }
        for (index, node) in nodes.enumerated() {
            close(before: index)
            if !isFirst { text += ", ".utf8 }
            if let key = node.key { text += Array(bytes(key)) + Array(language.separator.utf8) }
            isFirst = node.kind == .dictionary || node.kind == .array
            switch node.kind {
            case .dictionary:
                // An object has its name and its bracket there.
                let head = node.text.isEmpty ? Array("{".utf8) : Array(bytes(node.text))
                text += head
                open.append((node.end, Self.closing(head.last)))
            case .array:
                text.append(UInt8(ascii: "["))
                open.append((node.end, UInt8(ascii: "]")))
            default: text += bytes(node.text)
            }
        }
        close(before: nodes.count)
        return text
    }

    private static func closing(_ bracket: UInt8?) -> UInt8 {
        switch bracket {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: UInt8(ascii: "}")
        }
    }
}
