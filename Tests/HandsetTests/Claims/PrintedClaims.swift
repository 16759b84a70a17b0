import Foundation

/// The claims about printing that the lines of an app's log show.
struct PrintedClaims {
    private let lines: [Substring]

    init(_ text: String) { lines = text.split(separator: "\n", omittingEmptySubsequences: false) }

    private static let patterns: [(claim: String, pattern: String)] = [
        ("print-layout", #"^ +(aps|alert) = +\{$"#),
        ("print-quoted", #"^ +"content-available" = 1;$"#),
        ("print-null", #"= "<null>";"#), ("print-swift", #"^\[AnyHashable\("#),
        ("print-doubles", #"= "64\.40000000000001";"#),
        ("print-data-old", #"<[0-9a-f]{8}( [0-9a-f]{8}){2,}"#),
        ("print-data-13", #"\{length = 32, bytes = 0x[0-9a-f ]+ \.\.\. "#),
        ("prefix-7", #"^20[0-9-]+ [0-9:]+\.[0-9]{3} [A-Za-z]+\[[0-9]+:[0-9]*[a-f][0-9a-f]*\] "#),
        ("prefix-8", #"^20[0-9-]+ [0-9:]+\.[0-9]{3} [A-Za-z]+\[[0-9]+:[0-9]{4,}\] "#),
        ("prefix-10", #"^20[0-9-]+ [0-9:]+\.[0-9]{6}[+-][0-9]{4} "#),
    ]

    /// The names of the claims, each with the first line that shows it.
    var claims: [(claim: String, line: Int)] {
        Self.patterns.compactMap { claim, pattern in
            lines.firstIndex { $0.range(of: pattern, options: .regularExpression) != nil }
                .map { (claim, $0 + 1) }
        }
    }
}
