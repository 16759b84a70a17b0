internal import Handset

/// The reason why a name does not name an ``AnswerToken/Answer``.
public struct AnswerNameError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A cause.
    public enum Problem: Hashable, Sendable {
        /// The name is unknown.
        case unknown(String)
        /// The text after `status:` is not a number from 0 to 255.
        case notStatus(String)
        /// The text after `delay:` is missing, or is not a number of milliseconds.
        case notMilliseconds(String)
        /// A number above 255, but not a status of HTTP with one reason.
        case severalReasons(httpStatus: Int)
        /// The reason has no number, so a token cannot carry it.
        case unknownReason(RejectionReason)
    }

    /// The cause.
    public let problem: Problem

    package init(_ problem: Problem) {
        self.problem = problem
    }

    /// The fault and the remedy.
    public var description: String {
        switch problem {
        case .unknown(let name):
            "\(SourceExcerpt.quoted(name)) is not an answer; "
                + (nearestName.map { "did you mean \($0)?" }
                    ?? "give a reason such as Unregistered, status:N, close, stall, or "
                    + "delay:MILLISECONDS")
        case .notStatus(let name):
            "\(SourceExcerpt.quoted(name)) is not an answer; a status is a number from 0 to 255, such as "
                + "status:8"
        case .notMilliseconds(let name):
            "\(SourceExcerpt.quoted(name)) is not an answer; give a delay in milliseconds, up to "
                + "\(UInt32.max), such as delay:250"
        case .severalReasons(let status):
            Self.reasons(status).map {
                "HTTP status \(status) has several reasons; give one of \($0)"
            }
                ?? "\(status) is not an answer; a status of the binary protocol is from 0 to 255, such as "
                + "status:8"
        case .unknownReason(let reason):
            "\(SourceExcerpt.quoted(reason.wireText)) is not a reason that a token can carry"
        }
    }

    /// The known name that an unknown one is like; `nil` if none is.
    package var nearestName: String? {
        guard case .unknown(let name) = problem else { return nil }
        return NearestName.of(name, among: Self.names)
    }

    private static var names: [String] {
        RejectionReason.allCases.map(\.wireText) + ["close", "stall", "delay:250", "status:8"]
    }

    private static func reasons(_ httpStatus: Int) -> String? {
        let reasons = RejectionReason.allCases.filter { $0.httpStatus == httpStatus }
        return reasons.isEmpty ? nil : reasons.map(\.wireText).joined(separator: ", ")
    }
}
