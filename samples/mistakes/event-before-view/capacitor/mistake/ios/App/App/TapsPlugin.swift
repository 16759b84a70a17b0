import Capacitor
import Foundation

extension Notification.Name {
    static let ferryTapped = Notification.Name("ferryTapped")
}

@objc(TapsPlugin)
class TapsPlugin: CAPPlugin, CAPBridgedPlugin {
    let identifier = "TapsPlugin"
    let jsName = "Taps"
    let pluginMethods: [CAPPluginMethod] = []

    override func load() {
        NotificationCenter.default.addObserver(
            forName: .ferryTapped, object: nil, queue: .main
        ) { [weak self] event in
            guard let id = event.object as? String else { return }
            self?.notifyListeners("ferryTapped", data: ["ferry": id])
        }
    }
}
