import React

extension Notification.Name {
    static let ferryTapped = Notification.Name("ferryTapped")
}

@objc(PierTaps)
final class PierTaps: RCTEventEmitter {
    /// The ferry of a tap that nobody has asked for yet.
    static var waiting: String?

    override func supportedEvents() -> [String] { ["ferryTapped"] }

    override func startObserving() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(tell(_:)), name: .ferryTapped, object: nil)
    }

    @objc func first(
        _ resolve: RCTPromiseResolveBlock, rejecter reject: RCTPromiseRejectBlock
    ) {
        resolve(Self.waiting)
        Self.waiting = nil
    }

    @objc private func tell(_ event: Notification) {
        guard let id = event.object as? String else { return }
        sendEvent(withName: "ferryTapped", body: ["ferry": id])
    }
}
