internal import Handset

/// Says why a text is no ``TokenTemplate``.
public struct TokenTemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// Nothing stands for a token, so that all lines would be the same.
        case noPlaceholder
        /// A name in braces is not known.
        case unknownPlaceholder(String)
        /// A format in braces is no text.
        case notText(TokenFormat)
    }

    /// What is wrong.
    public let problem: Problem

    init(_ problem: Problem) {
        self.problem = problem
    }

    /// What was found and what to do next.
    public var description: String {
        switch problem {
        case .noPlaceholder:
            "the template has no placeholder; write {token} where the token belongs"
        case .unknownPlaceholder(let name):
            "the template has {\(name)}, which is no placeholder; "
                + NearestName.advice(for: name, among: TokenTemplate.placeholders)
        case .notText(let format):
            "the template has {\(format.rawValue)}, which is no text; use --format "
                + "\(format.rawValue) without a template"
        }
    }
}
