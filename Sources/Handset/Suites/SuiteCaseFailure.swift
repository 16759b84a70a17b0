/// Says that a case of a suite has failed, and in what.
public struct SuiteCaseFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What came of the case.
    public var result: CaseResult

    /// Creates the error.
    public init(_ result: CaseResult) {
        self.result = result
    }

    /// The case, its place, what was expected and found, and why.
    public var description: String {
        (["\(result.name) (\(result.place))"] + result.lines.map { $0.indented(by: 2).text })
            .joined(separator: "\n")
    }
}
