internal import Foundation
internal import Handset
internal import HandsetStandIn
internal import HandsetUserNotifications

extension Delivery {
    /// The delivery without the faults of completion handlers that what stands in has got in a closure.
    ///
    /// It calls none, so that nobody knows whether the app would. Standard error tells of each.
    @MainActor var withoutGivenHandlers: Delivery {
        guard HandlerLife.aliveCount > 0, let owner = Asked.closureOwners.last else { return self }
        var delivery = self
        let given: [any CustomStringConvertible] =
            (faults + lateFaults).filter { $0.kind == .neverCalled }
            + (serviceExtensionFaults + lateServiceExtensionFaults)
            .filter { $0.kind == .neverCalled }
        for fault in given {
            let line =
                "handset: not judged: \(fault), and may be in a closure that \(owner) has got, which stands in\n"
            FileHandle.standardError.write(Data(line.utf8))
        }
        delivery.serviceExtensionFaults.removeAll { $0.kind == .neverCalled }
        delivery.lateServiceExtensionFaults.removeAll { $0.kind == .neverCalled }
        delivery.faults.removeAll { $0.kind == .neverCalled }
        delivery.lateFaults.removeAll { $0.kind == .neverCalled }
        return delivery
    }
}
