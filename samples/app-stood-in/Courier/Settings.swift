import FirebaseAnalytics
import Foundation

/// What the user has chosen.
class Settings {
    static let shared = Settings()

    var wantsNews: Bool { UserDefaults.standard.bool(forKey: "wantsNews") }

    var token: String? {
        didSet { Analytics.setUserProperty(token, forName: "token") }
    }
}
