/// The faults of an app after its callbacks were over, until somebody asks for them.
final class LateFaults: Sendable {
    /// The number of faults that are kept, the first ones.
    private static let limit = 100

    private let faults = Locked<[DelegateFault]>([])

    func append(_ fault: DelegateFault) {
        faults.withLock { faults in
            if faults.count < Self.limit { faults.append(fault) }
        }
    }

    func take() -> [DelegateFault] {
        faults.withLock { faults in
            defer { faults = [] }
            return faults
        }
    }
}
