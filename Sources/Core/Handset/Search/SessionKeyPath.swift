/// The path from userInfo to the value that holds a session: keys of dictionaries, outermost first.
///
/// In an array a key that is a number names the element with this index, counted from 0.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"session":"ab-12"}}"#)
/// print(SessionKeyPath("aps.session")?.session(in: payload.userInfo) ?? "none")
/// // ab-12
/// ```
public struct SessionKeyPath: Hashable, Sendable, CustomStringConvertible {
    /// The keys, at least one.
    public let keys: [String]

    /// Creates a path from keys, which may contain dots; `nil` if there are none.
    public init?(keys: [String]) {
        guard !keys.isEmpty else { return nil }
        self.keys = keys
    }

    /// Creates a path from its text; `nil` if a key is empty.
    ///
    /// - Parameter text: The keys with dots between them.
    public init?(_ text: String) {
        let keys = text.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
            .map { String($0) }
        guard keys.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.init(keys: keys)
    }

    /// The keys with dots between them.
    public var description: String { keys.joined(separator: ".") }

    var topLevelKey: String { keys[0] }

    /// Returns the session at the end of the path.
    ///
    /// - Parameter userInfo: The whole dictionary.
    /// - Returns: A string itself; a number or a Boolean as `%@` prints it; otherwise `nil`.
    public func session(in userInfo: PayloadValue) -> String? {
        value(in: userInfo).flatMap(Self.session)
    }

    static func session(_ value: PayloadValue) -> String? {
        switch value.kind {
        case .string, .integer, .real, .boolean: value.description
        case .dictionary, .array, .null: nil
        }
    }

    func value(in userInfo: PayloadValue) -> PayloadValue? {
        var value: PayloadValue? = userInfo
        for key in keys { value = value.flatMap { Self.member(key, of: $0) } }
        return value
    }

    /// Returns the value of a dictionary for a key, or the element of an array whose index the key is.
    static func member(_ key: String, of value: PayloadValue) -> PayloadValue? {
        guard value.kind == .array else { return value[key] }
        return index(key).flatMap { value[$0] }
    }

    /// Returns the index that a key stands for in an array: digits, without a zero before them.
    static func index(_ key: String) -> Int? {
        guard let index = Int(key), index >= 0, String(index) == key else { return nil }
        return index
    }

    /// Returns the text of a path with dots in the place of brackets around the index of an element, as other
    /// languages write it; `nil` if there are none.
    package static func dotted(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "[")) else { return nil }
        let dotted = text.replacing(/\[([0-9]+)\]/) { ".\($0.output.1)" }
        guard dotted != text else { return nil }
        return dotted.hasPrefix(".") ? String(dotted.dropFirst()) : dotted
    }
}
