/// A value of a document, and where it stands.
package struct JSONDocumentValue: Sendable {
    package let document: JSONDocument
    package let value: PayloadValue
    /// The value's bytes in the document.
    package let range: Range<Int>
    /// The bytes of its key, with quotes; `nil` for an element of an array and for the whole.
    package let keyRange: Range<Int>?

    /// The place of the value's first byte.
    package var place: SourcePlace { document.place(at: range.lowerBound) }

    /// What is wrong with the value.
    package func problem(_ finding: String, _ advice: String) -> JSONDocumentProblem {
        document.problem(at: range.lowerBound, finding, advice)
    }

    /// What is wrong with the value's key.
    package func problemOfKey(_ finding: String, _ advice: String) -> JSONDocumentProblem {
        document.problem(at: (keyRange ?? range).lowerBound, finding, advice)
    }

    /// What is wrong with the character of a string that so many UTF-16 units of its text stand
    /// before.
    package func problem(atUnit unit: Int, _ finding: String, _ advice: String)
        -> JSONDocumentProblem
    {
        let offset = document.bytes.withUnsafeBufferPointer {
            JSONToken.index(ofUnit: unit, inString: $0[range])
        }
        return document.problem(at: offset, finding, advice)
    }

    // MARK: - Scalars

    /// The text of a string.
    package func string() throws(JSONDocumentProblem) -> String {
        guard let string = value.string else { throw wrongKind("a string", "in double quotes") }
        return string
    }

    /// The number of an integer from 0 on; to JSON `1.0` is one, and `1e0` too.
    package func count() throws(JSONDocumentProblem) -> Int {
        let count = value.integer.map { Int($0) } ?? value.double.flatMap { Int(exactly: $0) }
        guard let count, count >= 0 else { throw wrongKind("a whole number", "from 0 on") }
        return count
    }

    /// Either `true` or `false`.
    func boolean() throws(JSONDocumentProblem) -> Bool {
        guard let boolean = value.boolean else {
            throw wrongKind("true or false", "without quotes")
        }
        return boolean
    }

    /// One of several names.
    package func choice<Choice: RawRepresentable & CaseIterable>(
        of type: Choice.Type
    ) throws(JSONDocumentProblem) -> Choice where Choice.RawValue == String {
        let text = try string()
        if let choice = Choice(rawValue: text) { return choice }
        throw unknownName(text, among: Choice.allCases.map(\.rawValue))
    }

    /// Says that a string is none of the names that it may be.
    func unknownName(_ name: String, among names: [String]) -> JSONDocumentProblem {
        problem(
            "\(Self.quoted(name)) is not known here", NearestName.advice(for: name, among: names))
    }

    // MARK: - Containers

    /// The elements of an array.
    package func elements() throws(JSONDocumentProblem) -> [JSONDocumentValue] {
        guard value.kind == .array else { throw wrongKind("an array", "in [ and ]") }
        return contents().enumerated().compactMap { index, content in
            value[index].map {
                JSONDocumentValue(
                    document: document, value: $0, range: content.range, keyRange: nil)
            }
        }
    }

    /// The members of an object, which may have the `known` keys; throws if the value is none.
    package func members(known: [String]) throws(JSONDocumentProblem) -> JSONDocumentMembers {
        guard value.kind == .dictionary else { throw wrongKind("an object", "in { and }") }
        let members = contents().compactMap { content -> (String, JSONDocumentValue)? in
            guard let keyRange = content.key,
                let key = document.bytes.withUnsafeBufferPointer({
                    JanssonParser.string(ofToken: $0[keyRange])
                }), let value = value[key]
            else { return nil }
            return (
                key,
                JSONDocumentValue(
                    document: document, value: value, range: content.range, keyRange: keyRange)
            )
        }
        return JSONDocumentMembers(members, known: known, of: self)
    }

    /// The ranges of what an object or an array holds.
    private func contents() -> [(key: Range<Int>?, range: Range<Int>)] {
        var contents: [(key: Range<Int>?, range: Range<Int>)] = []
        var depth = 0
        var key: Range<Int>?
        var start: Int?
        var previous = 0..<0
        document.bytes.withUnsafeBufferPointer { bytes in
            let bytes = UnsafeBufferPointer(rebasing: bytes[..<range.upperBound])
            var index = range.lowerBound
            while let token = JSONToken.next(in: bytes, from: index) {
                index = token.range.upperBound
                switch token.kind {
                case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: "]")): depth -= 1
                default: break
                }
                switch token.kind {
                case .mark(UInt8(ascii: ":")) where depth == 1:
                    key = previous
                    start = nil
                case .mark(UInt8(ascii: ",")) where depth == 1, .mark where depth == 0:
                    if let start { contents.append((key, start..<previous.upperBound)) }
                    (key, start) = (nil, nil)
                default:
                    if depth >= 1, start == nil { start = token.range.lowerBound }
                }
                switch token.kind {
                case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "[")): depth += 1
                default: break
                }
                previous = token.range
            }
        }
        return contents
    }

    /// Says that a value is of another kind than is asked for.
    func wrongKind(_ wanted: String, _ how: String) -> JSONDocumentProblem {
        let found =
            switch value.kind {
            case .dictionary: "an object"
            case .array: "an array"
            case .string: "the string \(Self.quoted(value.string ?? ""))"
            case .integer, .real:
                "the number "
                    + document.bytes.withUnsafeBufferPointer { SourceExcerpt.shortened($0[range]) }
            case .boolean: value.boolean == true ? "true" : "false"
            case .null: "null"
            }
        let subject = keyRange.map { range in
            document.bytes.withUnsafeBufferPointer { SourceExcerpt.shown($0[range]) + " is " }
        }
        return problem(
            "\(subject ?? "found ")\(found)",
            "give \(wanted)" + (how.isEmpty ? "" : " \(how)"))
    }

    /// A text as it can be shown in a sentence: in quotes, and cut if it is very long.
    static func quoted(_ text: String) -> String { SourceExcerpt.quoted(text, limit: 200) }
}
