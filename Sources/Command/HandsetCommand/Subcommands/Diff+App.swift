import Handset
import HandsetSuites

extension Diff {
    /// An app with what it finds sessions by, on its version of iOS.
    struct App {
        let app: GivenApp
        let rules: SessionRules
        let version: IOSVersion
        /// True if somebody has named the version, so that lint asks what it ignores.
        let isVersionStated: Bool
        /// True if one of the sides does something else once iOS has disconnected its scene.
        let looksAtReconnection: Bool
        /// True if the rules are for a key that stands for any.
        var isKeyAssumed = false

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
}
