/// The way from userInfo to the value that holds a session: keys of dictionaries, outermost first.
///
/// ```swift
/// let payload = try Payload(json: #"{"aps":{"session":"ab-12"}}"#)
/// print(SessionKeyPath("aps.session")?.session(in: payload.userInfo) ?? "none")
/// // ab-12
/// ```
public struct SessionKeyPath: Hashable, Sendable, CustomStringConvertible {
    /// The keys, at least one.
    public let keys: [String]

    /// Creates a path of keys, which may hold dots; `nil` comes of no keys.
    public init?(keys: [String]) {
        guard !keys.isEmpty else { return nil }
        self.keys = keys
    }

    /// Creates a path of its text.
    ///
    /// - Parameter text: The keys with dots between them. `nil` comes of one that is empty.
    public init?(_ text: String) {
        let keys = text.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
            .map { String($0) }
        guard keys.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.init(keys: keys)
    }

    /// The keys with dots between them.
    public var description: String { keys.joined(separator: ".") }

    /// The top-level key.
    var topLevelKey: String { keys[0] }

    /// The session at the end of the path.
    ///
    /// - Parameter userInfo: The whole dictionary.
    /// - Returns: The text of a string, what `%@` gives for a number or a Boolean, or `nil` for
    ///   everything else and where there is nothing.
    public func session(in userInfo: PayloadValue) -> String? {
        value(in: userInfo).flatMap { value in
            switch value.kind {
            case .string, .integer, .real, .boolean: value.description
            case .dictionary, .array, .null: nil
            }
        }
    }

    /// The value at the end of the path, or `nil` if there is none.
    func value(in userInfo: PayloadValue) -> PayloadValue? {
        var value: PayloadValue? = userInfo
        for key in keys { value = value?[key] }
        return value
    }
}
