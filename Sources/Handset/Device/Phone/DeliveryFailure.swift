/// The faults of an app in a delivery.
///
/// ``Delivery/check()`` throws it, and ``Phone/receive(_:then:)-(Payload,_)`` does, so that a fault fails a test that does
/// not ask for it.
public struct DeliveryFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The faults of the app's delegate, with those of callbacks that were over before the delivery.
    public var faults: [DelegateFault]
    /// The faults of the service extension.
    public var serviceExtensionFaults: [ServiceExtensionFault]

    /// Creates the error of some faults; `nil` if there are none.
    init?(_ faults: [DelegateFault], _ serviceExtensionFaults: [ServiceExtensionFault]) {
        guard !faults.isEmpty || !serviceExtensionFaults.isEmpty else { return nil }
        self.faults = faults
        self.serviceExtensionFaults = serviceExtensionFaults
    }

    /// The faults, one a line.
    public var description: String {
        (faults.map { "the app's delegate has a fault in \($0)" }
            + serviceExtensionFaults.map { "the app's \($0)" })
            .joined(separator: "\n")
    }
}

extension Delivery {
    /// Throws if the app has a fault.
    ///
    /// ```swift
    /// try await phone.open().check()
    /// ```
    ///
    /// - Returns: The delivery itself.
    /// - Throws: ``DeliveryFailure`` with all faults, also those of ``localDeliveries``.
    @discardableResult public func check() throws(DeliveryFailure) -> Delivery {
        let all = [self] + localDeliveries
        if let failure = DeliveryFailure(
            all.flatMap(\.faults), all.flatMap(\.serviceExtensionFaults))
        {
            throw failure
        }
        return self
    }
}
