extension AnswerToken {
    /// The answer of a test gateway to a notification, which a token selects.
    ///
    /// ```swift
    /// for name in ["unregistered", "8", "delay:250"] { print(try AnswerToken.Answer(name)) }
    /// // Unregistered
    /// // status:8
    /// // delay:250
    /// ```
    public enum Answer: Hashable, Sendable, CustomStringConvertible {
        /// The gateway rejects it with a reason of the HTTP/2 provider protocol.
        case reason(RejectionReason)
        /// The gateway rejects it with a status of the binary provider protocol.
        case status(BinaryStatus)
        /// The gateway closes the connection without an answer.
        case close
        /// The gateway does not answer, and leaves the connection open.
        case stall
        /// The gateway accepts the notification after a delay.
        case delay(milliseconds: UInt32)

        /// Creates an answer from its name.
        ///
        /// - Parameter name: The text of a reason in any case of letters; `status:N` or `N` for a status; a
        ///   status of HTTP that has one reason, and 410 and 429 for `Unregistered` and `TooManyRequests`;
        ///   `close`, `stall`, or `delay:MILLISECONDS`.
        /// - Throws: ``AnswerNameError`` for any other name.
        public init(_ name: String) throws(AnswerNameError) {
            let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            switch (parts.first.map { $0.lowercased() }, parts.dropFirst().first) {
            case ("close", nil): self = .close
            case ("stall", nil): self = .stall
            case ("delay", let time):
                guard let time, let milliseconds = Self.number(time, as: UInt32.self) else {
                    throw AnswerNameError(.notMilliseconds(name))
                }
                self = .delay(milliseconds: milliseconds)
            case ("status", let code?):
                guard let code = Self.number(code, as: UInt8.self) else {
                    throw AnswerNameError(.notStatus(name))
                }
                self = .status(BinaryStatus(code: code))
            default:
                if let code = Self.number(name[...], as: UInt8.self) {
                    self = .status(BinaryStatus(code: code))
                } else if let status = Int(name), let reason = Self.reason(ofHTTPStatus: status) {
                    self = .reason(reason)
                } else if let status = Int(name) {
                    throw AnswerNameError(.severalReasons(httpStatus: status))
                } else if let reason = RejectionReason.allCases.first(where: {
                    $0.wireText.lowercased() == name.lowercased()
                }) {
                    self = .reason(reason)
                } else {
                    throw AnswerNameError(.unknown(name))
                }
            }
        }

        /// Returns the reason that people mean by a status of HTTP; `nil` if several are as likely.
        private static func reason(ofHTTPStatus status: Int) -> RejectionReason? {
            if status == RejectionReason.unregistered.httpStatus { return .unregistered }
            if status == RejectionReason.tooManyRequests.httpStatus { return .tooManyRequests }
            let reasons = RejectionReason.allCases.filter { $0.httpStatus == status }
            return reasons.count == 1 ? reasons[0] : nil
        }

        private static func number<Number: FixedWidthInteger>(
            _ text: Substring, as type: Number.Type
        ) -> Number? {
            text.allSatisfy { $0.isASCII && $0.isNumber } ? Number(text) : nil
        }

        /// The name, from which the answer can be created again.
        public var description: String {
            switch self {
            case .reason(let reason): reason.wireText
            case .status(let status): "status:\(status.code)"
            case .close: "close"
            case .stall: "stall"
            case .delay(let milliseconds): "delay:\(milliseconds)"
            }
        }

        /// The meaning, in one sentence.
        public var meaning: String {
            switch self {
            case .reason(let reason):
                (reason.httpStatus.map { "HTTP status \($0). " } ?? "") + reason.explanation
            case .status(let status): "Binary protocol: \(status)."
            case .close: "The gateway closes the connection without an answer."
            case .stall: "The gateway does not answer, and the connection stays open."
            case .delay(let milliseconds):
                "The gateway accepts the notification after \(milliseconds) ms."
            }
        }

        /// The answers that a list shows: all reasons, all statuses that Apple has defined, close, stall, and a
        /// delay of 250 milliseconds.
        public static let listed: [AnswerToken.Answer] =
            RejectionReason.allCases.map { .reason($0) } + BinaryStatus.allCases.map { .status($0) }
            + [.close, .stall, .delay(milliseconds: 250)]
    }
}
