/// A mistake that a registration token of Firebase Cloud Messaging often has.
///
/// ```swift
/// var generator = FixtureGenerator(seed: 1)
/// let text = BrokenFCMTokenKind.apple.make(using: &generator)
/// print(text.utf8.count)
/// // 64
/// ```
public enum BrokenFCMTokenKind: String, CaseIterable, Hashable, Sendable {
    /// The part before the colon is missing.
    case noInstallation = "no-installation"
    /// The end is missing, as in a column of a database that is too short.
    case cut
    /// The colon is percent-encoded.
    case encoded
    /// A device token of Apple's service.
    case apple
    /// A token of Expo's service.
    case expo

    /// Creates a text with the mistake.
    ///
    /// - Parameter generator: The source of random numbers.
    /// - Returns: A text that the service takes for no token.
    public func make(using generator: inout some RandomNumberGenerator) -> String {
        let token = FCMToken(using: &generator)
        switch self {
        case .noInstallation:
            return String(token.text.dropFirst(FCMToken.installationLength))
        case .cut: return String(token.text.prefix(32))
        case .encoded:
            return token.text.split(separator: ":").joined(separator: "%3A")
        case .apple:
            return (0..<8).map { _ in
                let digits = String(UInt32(truncatingIfNeeded: generator.next()), radix: 16)
                return String(repeating: "0", count: 8 - digits.count) + digits
            }.joined()
        case .expo: return "ExponentPushToken[\(token.installation)]"
        }
    }
}
