/// A value of a payload: what the app finds in `userInfo`.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"badge":1,"session":"ab-12"}}"#)
/// print(payload["aps"]?["badge"]?.integer ?? 0)
/// // 1
/// print(payload["aps"]?["session"]?.string ?? "")
/// // ab-12
/// ```
public struct PayloadValue: Sendable {
    /// A class of objects that the app gets.
    public enum Kind: Hashable, Sendable {
        /// An NSDictionary.
        case dictionary
        /// An NSArray.
        case array
        /// An NSString.
        case string
        /// An NSNumber that holds an integer.
        case integer
        /// An NSNumber that holds a double, or an NSDecimalNumber for an integer beyond 64 bits.
        case real
        /// An NSNumber that holds a Boolean.
        case boolean
        /// NSNull.
        case null
    }

    package let node: PayloadNode
    package let tree: PayloadTree

    package init(node: PayloadNode, tree: PayloadTree) {
        self.node = node
        self.tree = tree
    }

    /// The class of the object that the app gets.
    public var kind: Kind { node.kind }

    /// The text of a string; `nil` for everything else.
    public var string: String? {
        withExtendedLifetime(tree) {
            kind == .string ? String(decoding: node.utf8, as: UTF8.self) : nil
        }
    }

    /// The number of an integer; `nil` for everything else.
    public var integer: Int64? { kind == .integer ? node.integer : nil }

    /// The digits, with a sign, of an integer beyond 64 bits that keeps them, as one does up to iOS 10;
    /// `nil` for everything else.
    ///
    /// Its ``kind`` is ``Kind/real``, and its ``double`` is the nearest one.
    public var largeInteger: String? {
        tree.largeIntegers?.digits(of: node).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The number of an integer or a real; `nil` for everything else.
    public var double: Double? {
        switch kind {
        case .integer: Double(node.integer)
        case .real: node.real
        default: nil
        }
    }

    /// The truth of a Boolean; `nil` for everything else.
    public var boolean: Bool? { kind == .boolean ? node.isTrue : nil }

    /// The number of members of a dictionary or an array; 0 for everything else.
    public var count: Int { node.count }

    /// The keys of a dictionary in the order in which they came; empty for everything else.
    public var keys: [String] {
        withExtendedLifetime(tree) {
            node.members.map { String(decoding: $0.key, as: UTF8.self) }
        }
    }

    /// Returns the value of a dictionary for a key; `nil` if it does not have the key, or is not a
    /// dictionary.
    ///
    /// The value of a key is set where it stands, and a new key comes last; `nil` removes the key. What is not a
    /// dictionary stays as it is.
    public subscript(key: String) -> PayloadValue? {
        get { node.value(forKey: key).map { PayloadValue(node: $0, tree: tree) } }
        set {
            guard kind == .dictionary else { return }
            var members = keys.compactMap { key in self[key].map { (key, $0) } }
            let index = members.firstIndex { $0.0.utf8.elementsEqual(key.utf8) }
            switch (index, newValue) {
            case (let index?, let value?): members[index].1 = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append((key, value))
            case (nil, nil): return
            }
            self = PayloadTreeBuilder.value(.dictionary(members))
        }
    }

    /// Returns the element of an array at an index; `nil` if it has none there, or is not an array.
    public subscript(index: Int) -> PayloadValue? {
        guard index >= 0 else { return nil }
        return node.element(at: index).map { PayloadValue(node: $0, tree: tree) }
    }
}

extension PayloadValue {
    /// Creates the object or the array of JSON text as Apple's `JSONSerialization` reads it; `nil` if the text is
    /// something else.
    package init?(container text: String) {
        let reader = PayloadReader(
            source: "", framing: .whole,
            maximumByteCount: PayloadReader.largestMaximumByteCount,
            maximumDepth: PayloadReader.largestMaximumDepth, isSimulatorFile: false,
            takesAnyValue: true, window: InputWindow(whole: Array(text.utf8)),
            from: .start, refused: { _ in })
        guard case .payload(let payload) = reader.next() else { return nil }
        self = payload.userInfo
        guard kind == .dictionary || kind == .array else { return nil }
    }
}
