/// What a provider sent: a dictionary with its keys in the order in which they came.
///
/// It is the `userInfo` that the app gets. Its values are those of JSON; how Darwin prints them is
/// the business of ``DescriptionWriter``.
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
    /// Where the payload came from.
    public var origin: PayloadOrigin
    /// What is not as it was sent; empty for nearly every payload.
    public var warnings: [PayloadWarning]
    /// The bundle identifier to which an `.apns` file of the simulator is addressed, if the payload
    /// was read from such a file; it is no part of userInfo.
    public var simulatorTargetBundle: String?

    let tree: PayloadTree

    /// The whole dictionary.
    public var userInfo: PayloadValue { PayloadValue(node: tree.root, tree: tree) }

    /// How many top-level keys there are.
    public var count: Int { tree.root.count }

    /// The value of a top-level key, or `nil` if there is none.
    public subscript(key: String) -> PayloadValue? {
        userInfo[key]
    }
}

extension Payload: Sequence {
    /// Goes through the top-level keys and their values, in the order in which they came.
    public struct Iterator: IteratorProtocol {
        private var members: PayloadNode.Members
        private let tree: PayloadTree

        fileprivate init(_ tree: PayloadTree) {
            members = tree.root.members
            self.tree = tree
        }

        /// The next key and its value.
        public mutating func next() -> (key: String, value: PayloadValue)? {
            withExtendedLifetime(tree) {
                members.next().map { key, node in
                    (String(decoding: key, as: UTF8.self), PayloadValue(node: node, tree: tree))
                }
            }
        }
    }

    /// An iterator that begins at the first key.
    public func makeIterator() -> Iterator { Iterator(tree) }
}

extension Payload {
    /// Reads one payload from text.
    ///
    /// - Parameters:
    ///   - json: A JSON object, with nothing but white space around it.
    ///   - source: What errors call the text.
    ///   - maximumByteCount: How many bytes the object may have.
    /// - Throws: ``PayloadRefusal`` if the text is anything else.
    public init(
        json: String, source: String = "payload",
        maximumByteCount: Int = PayloadReader.defaultMaximumByteCount
    ) throws(PayloadRefusal) {
        try self.init(
            json: Array(json.utf8), source: source, maximumByteCount: maximumByteCount)
    }

    /// Reads one payload from bytes.
    ///
    /// - Parameters:
    ///   - json: A JSON object in UTF-8, with nothing but white space around it.
    ///   - source: What errors call the bytes.
    ///   - maximumByteCount: How many bytes the object may have.
    /// - Throws: ``PayloadRefusal`` if the bytes are anything else.
    public init(
        json: [UInt8], source: String = "payload",
        maximumByteCount: Int = PayloadReader.defaultMaximumByteCount
    ) throws(PayloadRefusal) {
        let reader = PayloadReader(
            source: source, bytes: json, framing: .whole, maximumByteCount: maximumByteCount)
        switch reader.next() {
        case .payload(let payload): self = payload
        case .refusal(let refusal): throw refusal
        case .failure, nil: throw reader.refusalOfEmptyInput()
        }
    }
}
