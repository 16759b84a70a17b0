internal import CJansson

/// The dictionary that a provider sent and the app gets as `userInfo`.
///
/// Its keys keep the order in which they came. ``DescriptionWriter`` prints its values as Darwin does.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"alert":"1234:hello","session":"1234","badge":1}}"#)
/// print(payload)
/// // {
/// //     aps =     {
/// //         alert = "1234:hello";
/// //         badge = 1;
/// //         session = 1234;
/// //     };
/// // }
/// ```
public struct Payload: Sendable {
    /// The place that the payload came from.
    public var origin: PayloadOrigin
    /// The differences between the payload and what was sent; empty for nearly every payload.
    public var warnings: [Payload.Warning]
    /// The bundle identifier to which an `.apns` file of the simulator is addressed.
    ///
    /// It is `nil` if the payload was not read from such a file. It is not part of `userInfo`.
    public var simulatorTargetBundle: String?

    package private(set) var tree: PayloadTree

    /// Returns the payload as a version of iOS makes it of the same JSON.
    ///
    /// Integers beyond 64 bits differ: up to iOS 10 they keep all their digits, as NSDecimalNumber, and from
    /// iOS 11 each is the nearest double. A payload that was just read is as iOS 4 makes it, and the first of
    /// equal keys counts.
    ///
    /// ```swift
    /// let payload = try Payload(json: #"{"id":12345678901234567890}"#)
    /// print(payload.made(by: IOSVersion(10))["id"]?.description ?? "none")
    /// // 12345678901234567890
    /// print(payload.made(by: IOSVersion(11))["id"]?.description ?? "none")
    /// // 1.234567890123457e+19
    /// ```
    ///
    /// - Parameters:
    ///   - version: The version.
    ///   - equalKeys: The value that counts if a key comes again in its dictionary. A payload that was made
    ///     with the last one stays so.
    /// - Returns: The payload.
    public func made(
        by version: IOSVersion, equalKeys: Payload.EqualKeys = .first
    ) -> Payload {
        var payload = self
        payload.tree = tree.made(by: version, equalKeys: equalKeys)
        return payload
    }

    /// The whole dictionary.
    public var userInfo: PayloadValue { PayloadValue(node: tree.root, tree: tree) }

    /// The payload as JSON in UTF-8, without white space between its tokens.
    public var json: [UInt8] { JSONText(userInfo).bytes }

    /// The number of top-level keys.
    public var count: Int { tree.root.count }

    /// The value of a top-level key; `nil` if the payload does not have the key.
    ///
    /// The value of a key is set where it stands, and a new key comes last; `nil` removes the key.
    ///
    /// ```swift
    /// var payload: Payload = ["aps": ["alert": "Ready"], "order": 7]
    /// payload["aps"]?["badge"] = 2
    /// payload["order"] = nil
    /// print(String(decoding: payload.json, as: UTF8.self))
    /// // {"aps":{"alert":"Ready","badge":2}}
    /// ```
    public subscript(key: String) -> PayloadValue? {
        get { userInfo[key] }
        set {
            var dictionary = userInfo
            dictionary[key] = newValue
            tree = dictionary.tree
            origin.byteCount = JSONText(dictionary).bytes.count
            warnings = []
        }
    }
}

extension Payload: Sequence {
    /// An iterator over the top-level keys and their values, in the order in which they came.
    public struct Iterator: IteratorProtocol {
        private var members: PayloadNode.Members
        private let tree: PayloadTree

        fileprivate init(_ tree: PayloadTree) {
            members = tree.root.members
            self.tree = tree
        }

        /// Returns the next key and its value.
        public mutating func next() -> (key: String, value: PayloadValue)? {
            withExtendedLifetime(tree) {
                members.next().map { key, node in
                    (String(decoding: key, as: UTF8.self), PayloadValue(node: node, tree: tree))
                }
            }
        }
    }

    /// Returns an iterator that begins at the first key.
    public func makeIterator() -> Iterator { Iterator(tree) }
}

extension Payload {
    /// Reads one payload from text.
    ///
    /// Trailing commas are taken with a warning, as by Apple's parsers.
    ///
    /// - Parameters:
    ///   - json: A JSON object; white space may surround it.
    ///   - source: The name of the text in errors.
    ///   - maximumByteCount: The largest number of bytes of the object; 16 MiB by default.
    /// - Throws: ``PayloadRefusal`` if the text is not one JSON object.
    public init(
        json: String, source: String = "payload",
        maximumByteCount: Int = PayloadReader.defaultMaximumByteCount
    ) throws(PayloadRefusal) {
        try self.init(
            json: Array(json.utf8), source: source, maximumByteCount: maximumByteCount)
    }

    /// Reads one payload from bytes.
    ///
    /// Trailing commas are taken with a warning, as by Apple's parsers.
    ///
    /// - Parameters:
    ///   - json: A JSON object in UTF-8; white space may surround it.
    ///   - source: The name of the bytes in errors.
    ///   - maximumByteCount: The largest number of bytes of the object; 16 MiB by default.
    /// - Throws: ``PayloadRefusal`` if the bytes are not one JSON object.
    public init(
        json: [UInt8], source: String = "payload",
        maximumByteCount: Int = PayloadReader.defaultMaximumByteCount
    ) throws(PayloadRefusal) {
        try self.init(
            json: json, source: source, maximumByteCount: maximumByteCount,
            takesTrailingCommas: true)
    }

    package init(
        json: [UInt8], source: String, maximumByteCount: Int, takesTrailingCommas: Bool
    ) throws(PayloadRefusal) {
        let reader =
            takesTrailingCommas
            ? PayloadReader(
                source: source, bytes: json, framing: .whole, maximumByteCount: maximumByteCount)
            : PayloadReader(
                source: source, whole: json, maximumByteCount: maximumByteCount,
                maximumDepth: PayloadReader.largestMaximumDepth, refused: { _ in })
        switch reader.next() {
        case .payload(let payload): self = payload
        case .refusal(let refusal): throw refusal
        case .failure, nil: throw reader.refusalOfEmptyInput()
        }
    }
}

extension Payload {
    /// A payload without keys: the `userInfo` of a notification that has none.
    package static let empty = Payload(
        origin: PayloadOrigin(source: "empty", number: 1, line: 1, byteCount: 2), warnings: [],
        simulatorTargetBundle: nil,
        // Jansson's null is not allocated, so there is a value even if memory is short.
        tree: PayloadTree(owning: PayloadNode(pointer: json_object() ?? json_null())))
}

extension Payload {
    /// Returns a payload as it was sent, without the white space between its tokens and a byte order mark; `nil` if the
    /// bytes are not one JSON object, as a gateway takes it.
    package static func line(of json: [UInt8]) -> [UInt8]? {
        let payload = try? Payload(
            json: json, source: "", maximumByteCount: json.count, takesTrailingCommas: false)
        let start = json.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return payload == nil ? nil : JSONToken.joined(json, start..<json.count)
    }
}

extension Payload {
    /// The value that counts if a key comes again in its dictionary.
    public enum EqualKeys: String, CaseIterable, Sendable {
        /// The first one, as in Apple's two parsers of JSON when they were tried from 2016 to 2018.
        ///
        /// JSONTestSuite has their results. What a phone's daemon does with a payload is not known.
        case first
        /// The last one, as in most other parsers.
        case last
    }
}
