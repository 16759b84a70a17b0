import React

extension Notification.Name {
    static let ferryTapped = Notification.Name("ferryTapped")
}

@objc(PierTaps)
final class PierTaps: RCTEventEmitter {
    override func supportedEvents() -> [String] { ["ferryTapped"] }

    override func startObserving() {
        NotificationCenter.default.addObserver(
            self, selector: #selector(tell(_:)), name: .ferryTapped, object: nil)
    }

    @objc private func tell(_ event: Notification) {
        guard let id = event.object as? String else { return }
        sendEvent(withName: "ferryTapped", body: ["ferry": id])
    }
}
