/// The faults of an app in a delivery, and the acts of the user that could not be done.
///
/// ``Delivery/check()`` throws it, and ``Phone/receive(_:then:)-(Payload,_)`` does, so that a fault fails a test that does
/// not ask for it.
public struct DeliveryFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The faults of the app's delegate, with the faults of callbacks that were over before the delivery.
    public var faults: [DelegateFault]
    /// The faults of the service extension.
    public var serviceExtensionFaults: [ServiceExtensionFault]
    /// The acts of the user that could not be done, such as a button that the notification does not have.
    public var impossibleActs: [ImpossibleAct]
    /// The calls of apps outside of their callbacks that might belong to several phones.
    public var strayCalls: [Phone.StrayCall]
    /// The calls of members that cannot do here what they do on iOS.
    public var unsupportedCalls: [Phone.UnsupportedCall]
    /// True if the task that asked for the delivery was cancelled before it was over.
    public var isCancelled: Bool

    /// Creates the error of some faults; `nil` if there are none.
    init?(
        _ faults: [DelegateFault], _ serviceExtensionFaults: [ServiceExtensionFault],
        _ impossibleActs: [ImpossibleAct] = [], strayCalls: [Phone.StrayCall] = [],
        unsupportedCalls: [Phone.UnsupportedCall] = [], isCancelled: Bool = false
    ) {
        let hasFaults =
            !faults.isEmpty || !serviceExtensionFaults.isEmpty || !strayCalls.isEmpty
            || !unsupportedCalls.isEmpty
        guard hasFaults || !impossibleActs.isEmpty || isCancelled else { return nil }
        self.faults = faults
        self.serviceExtensionFaults = serviceExtensionFaults
        self.impossibleActs = impossibleActs
        self.strayCalls = strayCalls
        self.unsupportedCalls = unsupportedCalls
        self.isCancelled = isCancelled
    }

    /// The faults, one a line.
    public var description: String {
        (faults.map { "the app's delegate has a fault in \($0)" }
            + serviceExtensionFaults.map { "the app's \($0)" }
            + impossibleActs.map(\.description) + strayCalls.map(\.description)
            + unsupportedCalls.map(\.description)
            + (isCancelled ? ["the task was cancelled before the delivery was over"] : []))
            .joined(separator: "\n")
    }
}

extension Delivery {
    /// Throws if the app has a fault, if the user's act could not be done, or if the task was cancelled.
    ///
    /// ```swift
    /// try await phone.open().check()
    /// ```
    ///
    /// - Returns: The delivery itself.
    /// - Throws: ``DeliveryFailure`` with all faults, also the late ones and the faults in ``localDeliveries``.
    @discardableResult public func check() throws(DeliveryFailure) -> Delivery {
        let all = [self] + localDeliveries
        if let failure = DeliveryFailure(
            lateFaults + all.flatMap(\.faults),
            lateServiceExtensionFaults + all.flatMap(\.serviceExtensionFaults),
            all.compactMap(\.impossibleAct), strayCalls: strayCalls,
            unsupportedCalls: unsupportedCalls, isCancelled: all.contains(where: \.isCancelled))
        {
            throw failure
        }
        return self
    }
}
