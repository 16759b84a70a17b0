/// The faults of an app after its callbacks were over, until they are thrown.
final class LateFaults: Sendable {
    /// The number of faults of each kind that are kept, the first ones.
    private static let limit = 100

    private struct Faults: Sendable {
        var ofDelegate: [DelegateFault] = []
        var ofServiceExtension: [ServiceExtensionFault] = []
        var strayCalls: [Phone.StrayCall] = []
        var unsupportedCalls: [Phone.UnsupportedCall] = []
    }

    private let faults = Locked(Faults())

    func append(_ fault: DelegateFault) {
        faults.withLock { faults in
            if faults.ofDelegate.count < Self.limit { faults.ofDelegate.append(fault) }
        }
    }

    func append(_ fault: ServiceExtensionFault) {
        faults.withLock { faults in
            if faults.ofServiceExtension.count < Self.limit {
                faults.ofServiceExtension.append(fault)
            }
        }
    }

    /// Keeps a call once.
    func append(_ call: Phone.StrayCall) {
        faults.withLock { faults in
            guard faults.strayCalls.count < Self.limit, !faults.strayCalls.contains(call)
            else { return }
            faults.strayCalls.append(call)
        }
    }

    /// Keeps a call once.
    func append(_ call: Phone.UnsupportedCall) {
        faults.withLock { faults in
            guard faults.unsupportedCalls.count < Self.limit,
                !faults.unsupportedCalls.contains(call)
            else { return }
            faults.unsupportedCalls.append(call)
        }
    }

    /// Writes the faults into a delivery, and takes them if it is thrown for them.
    func add(to delivery: inout Delivery, taking takes: Bool) {
        let faults = faults.withLock { faults in
            defer { if takes { faults = Faults() } }
            return faults
        }
        delivery.lateFaults = faults.ofDelegate
        delivery.lateServiceExtensionFaults = faults.ofServiceExtension
        delivery.strayCalls = faults.strayCalls
        delivery.unsupportedCalls = faults.unsupportedCalls
    }

    /// Takes the faults, as an error that is to be thrown; `nil` if there are none.
    func takeFailure() -> DeliveryFailure? {
        let taken = faults.withLock { faults in
            defer { faults = Faults() }
            return faults
        }
        return DeliveryFailure(
            taken.ofDelegate, taken.ofServiceExtension, strayCalls: taken.strayCalls,
            unsupportedCalls: taken.unsupportedCalls)
    }
}
