import Handset
import HandsetSuites

extension Diff {
    /// An app with what it finds sessions by, on its version of iOS.
    struct App {
        let app: GivenApp
        var rules: SessionRules
        let version: IOSVersion
        /// True if somebody has named the version, so that lint asks what it ignores.
        let isVersionStated: Bool
        /// True if one of the sides does something else once iOS has disconnected its scene.
        let looksAtReconnection: Bool

        /// True if the sources name no key that the app opens by.
        var hasNoKey: Bool {
            if case .sources = app.source { app.file.rules == nil } else { false }
        }

        /// True if the sources have code for taps.
        var handlesTaps: Bool {
            guard let callbacks = app.file.settings.routesIn else { return false }
            return !callbacks.isDisjoint(with: [.didReceive, .scene, .launch, .legacy])
        }
    }

    /// Returns the apps with the key of the one for the other, if that has code for taps and names no key, and a
    /// note about it; `nil` for others.
    func withKeyOfOther(_ apps: [App]) -> (apps: [App], note: String)? {
        guard !rules.givesRules,
            let place = apps.firstIndex(where: { $0.hasNoKey && $0.handlesTaps }),
            let other = apps.first(where: { !$0.hasNoKey && !$0.rules.rules.isEmpty }),
            let path = apps[place].app.source.path
        else { return nil }
        var apps = apps
        apps[place].rules = other.rules
        return (
            apps,
            "no key that the app opens by was found in \(SourceExcerpt.shown(PathText.shown(path))): with that of "
                + "the other side a tap that reaches the app's code for taps counts as opened; --key-path names the key"
        )
    }
}
