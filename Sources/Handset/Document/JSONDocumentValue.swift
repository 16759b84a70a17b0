/// A value of a document, and its place.
package struct JSONDocumentValue: Sendable {
    /// The document.
    package let document: JSONDocument
    /// The value.
    package let value: PayloadValue
    /// The value's bytes in the document.
    package let range: Range<Int>
    /// The bytes of its key, with quotes; `nil` for an element of an array and for the whole.
    package let keyRange: Range<Int>?

    /// The place of the value's first byte.
    package var place: SourcePlace { document.place(at: range.lowerBound) }

    /// Returns a problem of the value.
    package func problem(_ cause: any JSONDocumentCause) -> JSONDocumentProblem {
        document.problem(at: range.lowerBound, cause)
    }

    /// Returns a problem of the value's key.
    package func problemOfKey(_ cause: any JSONDocumentCause) -> JSONDocumentProblem {
        document.problem(at: (keyRange ?? range).lowerBound, cause)
    }

    /// Returns a problem inside a string.
    ///
    /// - Parameters:
    ///   - unit: The number of UTF-16 units of the text before the place.
    ///   - cause: The cause of the problem.
    /// - Returns: The problem.
    package func problem(atUnit unit: Int, _ cause: any JSONDocumentCause) -> JSONDocumentProblem {
        let offset = document.bytes.withUnsafeBufferPointer {
            JSONToken.index(ofUnit: unit, inString: $0[range])
        }
        return document.problem(at: offset, cause)
    }

    /// The value and its key, for a message about them.
    package var found: FoundJSONValue {
        let content: FoundJSONValue.Content =
            switch value.kind {
            case .dictionary: .object
            case .array: .array
            case .string: .string(value.string ?? "")
            case .integer, .real: .number(String(decoding: document.bytes[range], as: UTF8.self))
            case .boolean: .boolean(value.boolean == true)
            case .null: .null
            }
        return FoundJSONValue(content, ofKey: keyRange.flatMap(document.key(in:)))
    }

    // MARK: - Scalars

    /// Returns the text of a string.
    package func string() throws(JSONDocumentProblem) -> String {
        guard let string = value.string else { throw wrongKind(.string) }
        return string
    }

    /// Returns the value of an integer from 0 on.
    ///
    /// In JSON, `1.0` and `1e0` are integers too.
    package func count() throws(JSONDocumentProblem) -> Int {
        let count = value.integer.map { Int($0) } ?? value.double.flatMap { Int(exactly: $0) }
        guard let count, count >= 0 else { throw wrongKind(.count) }
        return count
    }

    /// Returns the value of `true` or `false`.
    func boolean() throws(JSONDocumentProblem) -> Bool {
        guard let boolean = value.boolean else { throw wrongKind(.boolean) }
        return boolean
    }

    /// Returns the choice that a string names.
    package func choice<Choice: RawRepresentable & CaseIterable>(
        of type: Choice.Type
    ) throws(JSONDocumentProblem) -> Choice where Choice.RawValue == String {
        let text = try string()
        if let choice = Choice(rawValue: text) { return choice }
        throw unknownName(text, among: Choice.allCases.map(\.rawValue))
    }

    /// Returns the problem of a string that is not one of some names.
    func unknownName(_ name: String, among names: [String]) -> JSONDocumentProblem {
        problem(JSONFileCause.unknownName(name, known: names))
    }

    private func wrongKind(_ wanted: JSONFileCause.Kind) -> JSONDocumentProblem {
        problem(JSONFileCause.wrongKind(found, wanted: wanted))
    }

    // MARK: - Containers

    /// Returns the elements of an array.
    package func elements() throws(JSONDocumentProblem) -> [JSONDocumentValue] {
        guard value.kind == .array else { throw wrongKind(.array) }
        return contents().enumerated().compactMap { index, content in
            value[index].map {
                JSONDocumentValue(
                    document: document, value: $0, range: content.range, keyRange: nil)
            }
        }
    }

    /// Returns the members of an object.
    ///
    /// - Parameter keys: The type of the keys that the object may have.
    /// - Returns: The members, with the problems of their keys.
    /// - Throws: ``JSONFileCause/wrongKind(_:wanted:)`` if the value is not an object.
    package func members<Key: RawRepresentable<String> & CaseIterable>(
        _ keys: Key.Type
    ) throws(JSONDocumentProblem) -> JSONDocumentMembers {
        guard value.kind == .dictionary else { throw wrongKind(.object) }
        let known = keys.allCases.map(\.rawValue)
        var unknownCount = 0
        let members = contents().compactMap { content -> (String, JSONDocumentValue)? in
            guard let keyRange = content.key, let key = document.key(in: keyRange),
                let value = value[key]
            else { return nil }
            if !known.contains(key) {
                // Enough to tell that there are too many.
                unknownCount += 1
                guard unknownCount <= JSONDocumentError.maximumProblemCount + 1 else { return nil }
            }
            return (
                key,
                JSONDocumentValue(
                    document: document, value: value, range: content.range, keyRange: keyRange)
            )
        }
        return JSONDocumentMembers(members, known: known, of: self)
    }

    /// Returns the ranges of the members of an object or the elements of an array.
    ///
    /// Each call scans all bytes of the value. The formats are read at most five levels deep, so that
    /// a byte is scanned a few times at most.
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
}

extension JSONDocument {
    /// Returns the key whose bytes, with quotes, are in a range.
    fileprivate func key(in range: Range<Int>) -> String? {
        bytes.withUnsafeBufferPointer { JanssonParser.string(ofToken: $0[range]) }
    }
}
