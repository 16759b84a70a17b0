import Testing

/// Code in which each second part is repeated.
struct RepeatedCode: Sendable, ExpressibleByArrayLiteral, CustomTestStringConvertible {
    private let parts: [String]

    private static let count = 5_000

    init(arrayLiteral parts: String...) { self.parts = parts }

    var testDescription: String { parts.joined(separator: "…").debugDescription }

    var text: String {
        parts.enumerated().map { index, part in
            String(repeating: part, count: index % 2 == 1 ? Self.count : 1)
        }
        .joined()
    }
}
