import Handset

/// The notifications that have reached the app, as far as they are compared with cases for which none came.
///
/// Equal payloads count once. Where one belongs to no case, those that belong to one are not compared.
struct CameNotifications {
    /// A notification that has reached the app.
    struct Came {
        /// The name of the payload in records, such as `http2#1`.
        let source: String
        let payload: [UInt8]
        /// The address at which the page shows it; `nil` without one.
        let page: String?
    }

    typealias Candidate = (came: Came, payload: Payload)

    /// The number of different payloads that are kept.
    private static let countLimit = 500
    /// The number of bytes of a payload that is kept; Apple's service takes 5,120.
    private static let byteLimit = 8 << 10
    /// The number of comparisons of all cases together.
    private static let comparisonLimit = 20_000

    private var expected: [Came] = []
    private var unexpected: [Came] = []
    private var identities: Set<PayloadIdentity> = []

    mutating func keep(_ came: Came, _ identity: PayloadIdentity, isExpected: Bool) {
        guard came.payload.count <= Self.byteLimit,
            (isExpected ? expected : unexpected).count < Self.countLimit,
            identities.insert(identity).inserted
        else { return }
        if isExpected { expected.append(came) } else { unexpected.append(came) }
    }

    /// Returns the payloads with which each of some cases is compared; none if already one of each is too many.
    func candidates(ofCases caseCount: Int) -> [Candidate] {
        guard caseCount <= Self.comparisonLimit else { return [] }
        let came = unexpected.isEmpty ? expected : unexpected
        return came.prefix(Self.comparisonLimit / max(1, caseCount)).compactMap { came in
            (try? Payload(json: came.payload)).map { (came, $0) }
        }
    }
}
