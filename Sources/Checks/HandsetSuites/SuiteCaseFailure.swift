import Handset

/// The error of a case that failed.
public struct SuiteCaseFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The result of the case.
    public var result: CaseResult

    /// Creates the error.
    public init(_ result: CaseResult) {
        self.result = result
    }

    /// The name and place of the case, the expected and found values, and the reasons.
    public var description: String {
        (["\(result.name) (\(result.place))"] + result.lines.map { $0.indented(by: 2).text })
            .joined(separator: "\n")
    }
}
