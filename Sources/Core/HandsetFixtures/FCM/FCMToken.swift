/// A registration token of Firebase Cloud Messaging: the identifier of an installation, a colon, and a long word.
///
/// ```swift
/// var generator = FixtureGenerator(seed: 1)
/// let token = FCMToken(using: &generator)
/// print(token.text.hasPrefix("\(token.installation):APA91b"), token.installation.count)
/// // true 22
/// ```
public struct FCMToken: Hashable, Sendable, CustomStringConvertible {
    /// The identifier of the installation (FID).
    public let installation: String
    /// The whole token.
    public let text: String

    /// The number of characters of an identifier.
    public static let installationLength = 22
    /// The number of characters of a token.
    static let length = 142
    private static let mark = "APA91b"
    private static let letters = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")

    /// Creates a token of random letters.
    ///
    /// - Parameter generator: The source of random numbers.
    public init(using generator: inout some RandomNumberGenerator) {
        self.init(carrying: "", using: &generator)
    }

    /// Creates a token to which a stand-in for the service answers with a fault.
    ///
    /// - Parameters:
    ///   - fault: The fault.
    ///   - generator: The source of random numbers.
    public init(fault: FCMFault, using generator: inout some RandomNumberGenerator) {
        self.init(carrying: "-\(fault.rawValue)-", using: &generator)
    }

    private init(carrying name: String, using generator: inout some RandomNumberGenerator) {
        installation =
            Self.word(of: Array("cdef"), 1, &generator)
            + Self.word(of: Self.letters, Self.installationLength - 1, &generator)
        let start = "\(installation):\(Self.mark)\(name)"
        text = start + Self.word(of: Self.letters, Self.length - start.utf8.count, &generator)
    }

    private static func word(
        of letters: [Character], _ count: Int, _ generator: inout some RandomNumberGenerator
    ) -> String {
        String((0..<count).map { _ in letters[Int(generator.next() % UInt64(letters.count))] })
    }

    /// Returns the fault that a token carries; `nil` for a usual one.
    public static func fault(in token: String) -> FCMFault? {
        guard let colon = token.firstIndex(of: ":") else { return nil }
        let rest = token[token.index(after: colon)...]
        guard rest.hasPrefix("\(mark)-") else { return nil }
        let carried = rest.dropFirst(mark.count + 1)
        return FCMFault.allCases.first { carried.hasPrefix("\($0.rawValue)-") }
    }

    /// The token.
    public var description: String { text }
}
