internal import Handset

package struct TokenTemplateError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Problem: Hashable, Sendable {
        /// The template has no placeholder, so all lines would be the same.
        case noPlaceholder
        case unknownPlaceholder(String)
        case notText(TokenFormat)
    }

    package let problem: Problem

    init(_ problem: Problem) {
        self.problem = problem
    }

    package var description: String {
        switch problem {
        case .noPlaceholder:
            "the template has no placeholder; write {token} where the token belongs"
        case .unknownPlaceholder(let name):
            "the template has {\(name)}, which is not a placeholder; "
                + NearestName.advice(for: name, among: TokenTemplate.placeholders)
        case .notText(let format):
            "the template has {\(format.rawValue)}, which is not text; use --format "
                + "\(format.rawValue) without a template"
        }
    }
}
