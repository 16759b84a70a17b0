/// A value in JSON text, whose parts can be taken out as they are written.
///
/// A tree would not do: jansson writes numbers in another form than it reads them.
struct JSONSlice {
    private let text: [UInt8]
    private let range: Range<Int>
    /// True if keys are equal or commas trail in the string that the value was read from.
    private(set) var wasLenient = false

    /// - Parameter json: Valid JSON; white space is removed.
    init(_ json: [UInt8]) {
        text = JSONToken.joined(json, json.indices)
        range = text.indices
    }

    /// - Parameter joined: Valid JSON without white space between its tokens.
    init(joined: [UInt8]) {
        text = joined
        range = text.indices
    }

    /// Creates the value of a text that may be JSON, with the members that count; `nil` if it is not an object or
    /// an array.
    init?(parsing text: String, equalKeys: Payload.EqualKeys) {
        let bytes = Array(text.utf8)
        if bytes.withUnsafeBufferPointer({ JanssonParser.isStrict(container: $0) }) {
            self.init(bytes)
            return
        }
        guard bytes.withUnsafeBufferPointer({ JanssonParser.tree(ofContainer: $0) }) != nil else {
            return nil
        }
        self.init(bytes.withUnsafeBufferPointer { equalKeys.blanked($0) })
        wasLenient = true
    }

    private init(_ text: [UInt8], _ range: Range<Int>) {
        self.text = text
        self.range = range
    }

    private var first: UInt8? { range.isEmpty ? nil : text[range.lowerBound] }

    var json: [UInt8] { Array(text[range]) }

    var isObject: Bool { first == UInt8(ascii: "{") }

    var isArray: Bool { first == UInt8(ascii: "[") }

    /// True for `true`, and for numbers other than 0.
    var isTruthful: Bool {
        switch first {
        case UInt8(ascii: "t")?: true
        case let byte?: (UInt8(ascii: "1")...UInt8(ascii: "9")).contains(byte)
        case nil: false
        }
    }

    var isNull: Bool { first == UInt8(ascii: "n") }

    /// True if the value is neither an object nor an array.
    var isScalar: Bool { !isObject && !isArray }

    /// The text of a string, and the JSON of every other value.
    var asText: String { string ?? String(decoding: json, as: UTF8.self) }

    /// The kind of the value in a sentence, with its article.
    var kindName: String {
        switch first {
        case UInt8(ascii: "{"): "an object"
        case UInt8(ascii: "["): "an array"
        case UInt8(ascii: "\""): "a text"
        case UInt8(ascii: "t"): "true"
        case UInt8(ascii: "f"): "false"
        case UInt8(ascii: "n"): "null"
        default: "a number"
        }
    }

    var string: String? {
        first == UInt8(ascii: "\"") ? Self.string(text, range) : nil
    }

    /// The members of an object in their order, each key once with its first value; empty for other values.
    var members: [(key: String, value: JSONSlice)] {
        guard isObject else { return [] }
        var members: [(key: String, value: JSONSlice)] = []
        var keys: Set<[UInt8]> = []
        text.withUnsafeBufferPointer { bytes in
            JSONMember.forEach(ofObjectAt: range, in: bytes) { member in
                let key = member.keyText(in: bytes)
                guard keys.insert(key).inserted else { return }
                members.append(
                    (String(decoding: key, as: UTF8.self), JSONSlice(text, member.value)))
            }
        }
        return members
    }

    /// Returns the values for keys, which are in UTF-8 and have their places in the result; `nil` for a key that
    /// an object does not have, and for each key of another value.
    func values(at places: [[UInt8]: Int]) -> [JSONSlice?] {
        var values = [JSONSlice?](repeating: nil, count: places.count)
        guard isObject else { return values }
        text.withUnsafeBufferPointer { bytes in
            JSONMember.forEach(ofObjectAt: range, in: bytes) { member in
                if let place = places[member.keyText(in: bytes)], values[place] == nil {
                    values[place] = JSONSlice(text, member.value)
                }
            }
        }
        return values
    }

    /// The elements of an array; empty for other values.
    var elements: [JSONSlice] {
        guard isArray, range.count > 2 else { return [] }
        var elements: [JSONSlice] = []
        text.withUnsafeBufferPointer { bytes in
            var start = range.lowerBound + 1
            while start < range.upperBound {
                let end = JSONMember.endOfValue(from: start, in: bytes)
                elements.append(JSONSlice(text, start..<end))
                // After the comma, or after the bracket that closes the array.
                start = end + 1
            }
        }
        return elements
    }

    subscript(key: String) -> JSONSlice? {
        guard isObject else { return nil }
        return JSONMember.first(key, ofObjectAt: range, in: text).map { JSONSlice(text, $0.value) }
    }

    private static func string(_ text: [UInt8], _ range: Range<Int>) -> String? {
        text.withUnsafeBufferPointer { JanssonParser.string(ofToken: $0[range]) }
    }
}
