package struct JSONDocumentValue: Sendable {
    package let document: JSONDocument
    package let value: PayloadValue
    package let range: Range<Int>
    /// The bytes of its key, with quotes; `nil` for an element of an array and for the whole.
    package let keyRange: Range<Int>?

    package var place: SourcePlace { document.place(at: range.lowerBound) }

    package func problem(_ cause: any JSONDocumentError.Cause) -> JSONDocumentError.Problem {
        document.problem(at: range.lowerBound, cause)
    }

    package func problemOfKey(_ cause: any JSONDocumentError.Cause) -> JSONDocumentError.Problem {
        document.problem(at: (keyRange ?? range).lowerBound, cause)
    }

    /// Returns a problem inside a string, after a number of UTF-16 units of its text.
    package func problem(atUnit unit: Int, _ cause: any JSONDocumentError.Cause)
        -> JSONDocumentError.Problem
    {
        let offset = document.bytes.withUnsafeBufferPointer {
            JSONToken.index(ofUnit: unit, inString: $0[range])
        }
        return document.problem(at: offset, cause)
    }

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

    package func string() throws(JSONDocumentError.Problem) -> String {
        guard let string = value.string else { throw wrongKind(.string) }
        return string
    }

    /// The value of an integer from 0 on; in JSON, `1.0` and `1e0` are integers too.
    package func count() throws(JSONDocumentError.Problem) -> Int {
        let count = value.integer.map { Int($0) } ?? value.double.flatMap { Int(exactly: $0) }
        guard let count, count >= 0 else { throw wrongKind(.count) }
        return count
    }

    package func boolean() throws(JSONDocumentError.Problem) -> Bool {
        guard let boolean = value.boolean else { throw wrongKind(.boolean) }
        return boolean
    }

    package func choice<Choice: RawRepresentable & CaseIterable>(
        of type: Choice.Type
    ) throws(JSONDocumentError.Problem) -> Choice where Choice.RawValue == String {
        let text = try string()
        if let choice = Choice(rawValue: text) { return choice }
        throw unknownName(text, among: Choice.allCases.map(\.rawValue))
    }

    package func unknownName(_ name: String, among names: [String]) -> JSONDocumentError.Problem {
        problem(JSONFileCause.unknownName(name, known: names))
    }

    private func wrongKind(_ wanted: JSONFileCause.Kind) -> JSONDocumentError.Problem {
        problem(JSONFileCause.wrongKind(found, wanted: wanted))
    }

    // MARK: - Containers

    package func elements() throws(JSONDocumentError.Problem) -> JSONDocumentElements {
        guard value.kind == .array else { throw wrongKind(.array) }
        return JSONDocumentElements(of: self)
    }

    /// - Throws: ``JSONFileCause/wrongKind(_:wanted:)`` if the value is not an object.
    package func members<Key: RawRepresentable<String> & CaseIterable>(
        _ keys: Key.Type
    ) throws(JSONDocumentError.Problem) -> JSONDocumentMembers {
        try members(known: keys.allCases.map(\.rawValue))
    }

    /// Returns the members of an object that may have any keys; only repeated ones are problems.
    ///
    /// - Throws: ``JSONFileCause/wrongKind(_:wanted:)`` if the value is not an object.
    package func members() throws(JSONDocumentError.Problem) -> JSONDocumentMembers {
        try members(known: nil)
    }

    /// Returns the members of an object; without known keys, all are known.
    ///
    /// - Throws: ``JSONFileCause/wrongKind(_:wanted:)`` if the value is not an object.
    package func members(
        known: [String]?
    ) throws(JSONDocumentError.Problem) -> JSONDocumentMembers {
        guard value.kind == .dictionary else { throw wrongKind(.object) }
        // One more than are reported, which tells that there are too many.
        var leftUnknown = JSONDocumentError.maximumProblemCount + 1
        var leftRepeated = leftUnknown
        var seen: Set<String> = []
        var members: [(String, JSONDocumentValue)] = []
        for content in JSONDocumentContents(of: self) {
            guard let keyRange = content.key, let key = document.key(in: keyRange),
                let value = value[key]
            else { continue }
            if let known, !known.contains(key) {
                guard leftUnknown > 0 else { continue }
                leftUnknown -= 1
            } else if !seen.insert(key).inserted {
                guard leftRepeated > 0 else { continue }
                leftRepeated -= 1
            }
            members.append(
                (
                    key,
                    JSONDocumentValue(
                        document: document, value: value, range: content.range, keyRange: keyRange)
                ))
        }
        return JSONDocumentMembers(members, known: known, of: self)
    }
}

extension JSONDocument {
    /// Returns the key whose bytes, with quotes, are in a range.
    fileprivate func key(in range: Range<Int>) -> String? {
        bytes.withUnsafeBufferPointer { JanssonParser.string(ofToken: $0[range]) }
    }
}
