/// The libraries of an app, by what they do with the notification center's delegate.
package struct DelegateTakers: Sendable {
    /// A library that becomes the delegate only if something is done, or never.
    package struct Leaving: Sendable {
        /// The line that brings the library.
        package let fact: AppFact
        /// The line that keeps it from being the delegate; `nil` if one is missing.
        package let decisive: AppFact?
        /// The condition in words, such as `only if its option … is on`.
        package let condition: String
        /// The option that has it be the delegate; `nil` if that is none of a kit.
        package var option: AppFact.KitOption?
    }

    /// The lines that bring a library which becomes the delegate by itself, and hands on to the one before.
    package let taking: [AppFact]
    /// The libraries that leave the delegate to the app.
    package let leaving: [Leaving]
    /// The lines that bring a library of which it is not known.
    package let unknown: [AppFact]
    /// True if the app's own code for iOS was read.
    package let isNativeRead: Bool

    /// True if somebody else than the app's own lines may be the delegate.
    package var isTaken: Bool {
        !taking.isEmpty || !unknown.isEmpty || !leaving.isEmpty && !isNativeRead
    }

    private static let alwaysTaking: Set = [
        "@react-native-firebase/messaging", "@notifee/react-native", "expo-notifications",
        "react-native-onesignal", "@ua/react-native-airship", "urbanairship-react-native",
        "firebase_messaging", "onesignal_flutter", "awesome_notifications",
        "awesome_notifications_fcm", "airship_flutter", "@capacitor/push-notifications",
        "@capacitor-firebase/messaging", "onesignal-capacitor-plugin", "onesignal-cordova-plugin",
        "cordova-plugin-push", "@havesource/cordova-plugin-push", "phonegap-plugin-push",
        "cordova-plugin-firebasex", "urbanairship-cordova",
    ]
    private static let neverTaking: Set = [
        "flutter_local_notifications", "@react-native-community/push-notification-ios",
        "react-native-push-notification",
    ]
    /// Libraries that need a line, with the option that it is and the condition.
    private static let conditional: [String: (option: AppFact.KitOption, condition: String)] = [
        "react-native-notifications": (
            .wixStart, "only by [RNNotifications startMonitorNotifications]"
        ),
        "@braze/react-native-sdk": (.brazeAutomation, "only with push automation"),
        "react-native-appboy-sdk": (.brazeAutomation, "only with push automation"),
        "braze_plugin": (.brazeAutomation, "only with push automation"),
        "braze": (.brazeAutomation, "only with push automation"),
    ]
    /// Kits of native apps that become the delegate, or exchange the method that sets it.
    private static let takingKits: Set = ["onesignal", "airship", "clevertap", "pushwoosh"]

    init(_ reading: AppReading) {
        var (taking, leaving, unknown): ([AppFact], [Leaving], [AppFact]) = ([], [], [])
        let options = reading.facts(of: .kitOption)
        var seen: Set<String> = []
        for fact in reading.facts(of: .plugin) + reading.facts(of: .sdk)
        where seen.insert(fact.name).inserted {
            if let (option, condition) = Self.conditional[fact.name] {
                let lines = options.filter { $0.option == option }
                if lines.contains(where: { $0.optionValue != .bool(false) }) {
                    taking.append(fact)
                } else {
                    leaving.append(
                        Leaving(
                            fact: fact, decisive: lines.first, condition: condition, option: option)
                    )
                }
            } else if fact.name == "airship",
                let off = options.first(where: {
                    $0.meaning == .kitOption(.airshipSetup, .bool(false))
                })
            {
                leaving.append(
                    Leaving(fact: fact, decisive: off, condition: "only with its automatic setup"))
            } else if Self.neverTaking.contains(fact.name) {
                leaving.append(Leaving(fact: fact, decisive: nil, condition: "never by itself"))
            } else if Self.alwaysTaking.contains(fact.name)
                || Self.takingKits.contains(fact.name)
            {
                taking.append(fact)
            } else if fact.kind == .plugin {
                unknown.append(fact)
            }
        }
        let ofStart = options.filter { $0.option == .kmpAskOnStart }
        if let off = ofStart.first(where: { $0.optionValue == .bool(false) }) {
            leaving.append(
                Leaving(
                    fact: off, decisive: off,
                    condition: "only with askNotificationPermissionOnStart"))
        } else {
            taking += ofStart
        }
        self.taking = taking
        self.leaving = leaving
        self.unknown = unknown
        isNativeRead = !reading.methods(.launch).isEmpty
    }
}
