internal import Foundation
internal import Synchronization

/// A regular expression that was made once.
struct CodePattern {
    private static let made = Mutex<[String: NSRegularExpression]>([:])

    let expression: NSRegularExpression?

    /// A pattern that is not one finds nothing.
    init(_ pattern: String) {
        expression = Self.made.withLock { made in
            if let expression = made[pattern] { return expression }
            guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
            made[pattern] = expression
            return expression
        }
    }

    /// Returns the pattern of a text as it is.
    static func escaped(_ text: String) -> String {
        NSRegularExpression.escapedPattern(for: text)
    }
}
