import Handset
import HandsetFacts
import HandsetLint

extension Mistake {
    static let ofBackground: [Mistake] = [noBackgroundMode, noFetchMethod]

    private static let noBackgroundMode = Mistake(
        "no-background-mode", "the app does not declare the background mode remote-notification",
        effect: "iOS wakes no app for content-available without it.",
        change: "add remote-notification to UIBackgroundModes of Info.plist",
        lines: [
            "<key>UIBackgroundModes</key>", "<array><string>remote-notification</string></array>",
        ],
        at: .waking, seen: [.notWoken],
        log: [["still need to add", "remote-notification"]]
    ) { complaint in
        guard complaint.content?.isContentAvailable ?? complaint.has(.notWoken) else { return nil }
        guard let app = complaint.app else {
            return complaint.has(.notWoken) && complaint.scenario.delegates.contains(.fetch)
                && !complaint.scenario.backgroundModes.contains(.remoteNotification)
                ? Sign([Cause.Place](), .likely) : nil
        }
        guard complaint.hasMethod(.fetch) || app.plugin != nil,
            let modes = app.settings.backgroundModes, !modes.contains(.remoteNotification)
        else { return nil }
        let fetch = complaint.methods(.fetch)
        let places = app.reading.infoFiles.map {
            Cause.Place(file: $0, line: nil, isOfSources: true)
        }
        // Expo makes Info.plist of settings that may be code.
        return Sign(
            places + fetch.map(Cause.Place.init),
            app.reading.infoFiles.isEmpty ? .likely : .certain)
    }

    private static let noFetchMethod = Mistake(
        "no-fetch-method",
        "content-available calls the method with the fetch handler, which the app lacks",
        effect:
            "iOS wakes the app for nothing, or not at all. The older method is not called in the background.",
        change: "implement application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
        lines: [
            "func application(",
            "    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]",
            ") async -> UIBackgroundFetchResult",
        ],
        at: .callback, seen: [.notWoken]
    ) { complaint in
        guard complaint.content?.isContentAvailable ?? complaint.has(.notWoken) else { return nil }
        guard let app = complaint.app else { return nil }
        guard app.plugin == nil, !complaint.hasMethod(.fetch), complaint.facts(.misspelt).isEmpty,
            !complaint.facts(.method).isEmpty
        else { return nil }
        let legacy = complaint.methods(.legacy)
        return Sign(legacy, legacy.isEmpty ? .likely : .certain)
    }
}
