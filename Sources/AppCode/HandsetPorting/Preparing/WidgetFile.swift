/// The types of Live Activities in a widget's file, cut out of its views.
///
/// Views need all of SwiftUI, and what a push has to give stands in the types alone. Every line stays in its place.
struct WidgetFile {
    /// The bytes, with spaces in place of what is left out.
    let bytes: [UInt8]
    /// The declarations that are left out, in the order of the file.
    let leftOut: [OuterDeclarations.Item]

    /// The words of an extension that has a part in how its type is decoded.
    private static let decoding: Set<String> = ["CodingKeys", "ContentState", "Decoder"]
    private static let directives: Set<String> = ["#if", "#elseif", "#else", "#endif"]

    /// Reads a file; `nil` if it is not a widget's file, or has no type of a Live Activity.
    ///
    /// Pass the outline of the file if it has been made; `nil` makes it.
    init?(_ source: SourceText, _ known: SourceOutline? = nil) {
        // Hardly any file has one.
        guard source.bytes.firstRange(of: Array("ActivityAttributes".utf8)) != nil else {
            return nil
        }
        let outline = known ?? SourceOutline(of: source)
        guard !outline.types(inheriting: ["ActivityAttributes"]).isEmpty,
            !outline.types(inheriting: ["Widget", "WidgetBundle"]).isEmpty
                || outline.imports.contains(where: { $0.name == "WidgetKit" })
        else { return nil }
        let items = OuterDeclarations(source).all
        let wanted = Self.wanted(of: items)
        leftOut = items.filter { item in
            switch item.keyword {
            case "import": item.name == "WidgetKit"
            case "extension":
                item.name.map(wanted.contains) != true
                    || item.inherited.isEmpty && item.names.isDisjoint(with: Self.decoding)
            default: item.name.map(wanted.contains) != true
            }
        }
        var bytes = source.bytes
        for item in leftOut { Self.blank(item.start..<item.end, in: &bytes, source) }
        self.bytes = bytes
    }

    /// Returns the names of the types of Live Activities, and of what they need of the file.
    private static func wanted(of items: [OuterDeclarations.Item]) -> Set<String> {
        let types = items.filter { $0.keyword != "import" }
        let declared = Set(types.compactMap(\.name))
        var queue = types.filter {
            ["struct", "class", "enum", "extension"].contains($0.keyword)
                && $0.inherited.contains("ActivityAttributes")
        }.compactMap(\.name)
        var wanted = Set(queue)
        while let name = queue.popLast() {
            for item in types where item.name == name && item.keyword != "extension" {
                for needed in item.names where declared.contains(needed) {
                    if wanted.insert(needed).inserted { queue.append(needed) }
                }
            }
        }
        return wanted
    }

    /// Puts spaces over a part of a file, but for the ends of its lines and the lines of `#if`.
    private static func blank(_ range: Range<Int>, in bytes: inout [UInt8], _ source: SourceText) {
        var place = range.lowerBound
        while place < range.upperBound {
            if let word = source.word(at: place), source.isCode(at: place),
                Self.directives.contains(word)
            {
                place = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? range.upperBound
            } else {
                if bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
                place += 1
            }
        }
    }
}

extension WidgetFile {
    /// Returns a change for each declaration that is left out.
    func changes(of source: SourceText) -> [SourceChange] {
        leftOut.map { item in
            SourceChange(
                cause: .views, line: source.line(at: item.start),
                column: source.column(at: item.start),
                text: [item.keyword, item.name].compactMap(\.self).joined(separator: " "),
                replacement: "")
        }
    }
}
