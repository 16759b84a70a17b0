import Handset
import HandsetSuites

/// The app if the user gives none: the only place that decides it.
///
/// Views (`matrix`, `why`, `explain`, `diff`, `phone` and a page) then have no app at all: the phone of today, without a
/// rule. Programs that are piped into (`receive`, `register`, `test` and `listen`) play the built-in app of 2011.
enum NoApp {
    /// The app file of a view: a phone of today that calls whatever an app may implement, and no rule.
    ///
    /// `versions` are those that are looked at; before iOS 10 a tap calls another method.
    static func file(on versions: [IOSVersion]) -> AppFile {
        var file = AppFile()
        file.rules = SessionRules([])
        file.settings.version = .newest
        file.settings.backgroundModes = .remoteNotification
        if versions.contains(where: { $0 < IOSVersion(10) }) {
            file.settings.delegates = [.legacy, .actions, .userNotifications]
            file.settings.routesIn = [.legacy, .actions, .didReceive]
        } else {
            file.settings.delegates = [.fetch, .userNotifications]
            file.settings.routesIn = .didReceive
        }
        if versions.allSatisfy({ $0 >= IOSVersion(13) }) { file.settings.lifeCycle = .scenes }
        return file
    }
}
