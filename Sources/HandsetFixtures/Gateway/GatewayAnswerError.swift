internal import Handset

/// Says why a name is no ``GatewayAnswer``.
public struct GatewayAnswerError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Problem: Hashable, Sendable {
        /// The name is not known.
        case unknown(String)
        /// What stands behind `status:` is no number from 0 to 255.
        case notStatus(String)
        /// What stands behind `delay:` is no number of milliseconds, or nothing stands there.
        case notMilliseconds(String)
        /// A number above 255, perhaps a status of HTTP, which does not name one reason.
        case severalReasons(httpStatus: Int)
        /// The reason is not one of the table, and no token can carry it.
        case unknownReason(RejectionReason)
    }

    /// What is wrong.
    public let problem: Problem

    package init(_ problem: Problem) {
        self.problem = problem
    }

    /// What was found and what to do next.
    public var description: String {
        switch problem {
        case .unknown(let name):
            "\(SourceExcerpt.quoted(name)) is no answer; "
                + (NearestName.of(name, among: Self.names).map { "did you mean \($0)?" }
                    ?? "give a reason such as Unregistered, status:N, close, stall, or "
                    + "delay:MILLISECONDS")
        case .notStatus(let name):
            "\(SourceExcerpt.quoted(name)) is no answer; a status is a number from 0 to 255, such as "
                + "status:8"
        case .notMilliseconds(let name):
            "\(SourceExcerpt.quoted(name)) is no answer; give a delay in milliseconds, up to "
                + "\(UInt32.max), such as delay:250"
        case .severalReasons(let status):
            "\(status) is no status of the binary protocol; "
                + (Self.reasons(status).map { "HTTP status \(status) is given for \($0)" }
                    ?? "those are from 0 to 255")
        case .unknownReason(let reason):
            "\(SourceExcerpt.quoted(reason.wireText)) is no reason that a token can carry"
        }
    }

    private static var names: [String] {
        RejectionReason.allCases.map(\.wireText) + ["close", "stall", "delay:250", "status:8"]
    }

    private static func reasons(_ httpStatus: Int) -> String? {
        let reasons = RejectionReason.allCases.filter { $0.httpStatus == httpStatus }
        return reasons.isEmpty ? nil : reasons.map(\.wireText).joined(separator: ", ")
    }
}
