/// Reads the kits for pushes that code uses, in Swift, Objective-C, JavaScript and Dart.
struct LibraryReader {
    let project: CodeProject

    /// The kits by the name of a module, a type or a package.
    private static let kits: [String: String] = [
        "FirebaseMessaging": "firebase-messaging", "Messaging": "firebase-messaging",
        "FIRMessaging": "firebase-messaging", "OneSignal": "onesignal",
        "OneSignalFramework": "onesignal", "OneSignalExtension": "onesignal",
        "BrazeKit": "braze", "Braze": "braze", "Appboy": "braze", "AirshipKit": "airship",
        "AirshipCore": "airship", "Airship": "airship", "UAirship": "airship",
        "CleverTapSDK": "clevertap", "CleverTap": "clevertap", "SdkPushExpress": "pushexpress",
        "PushwooshFramework": "pushwoosh", "Pushwoosh": "pushwoosh", "IterableSDK": "iterable",
        "CIOMessagingPushAPN": "customerio", "CioMessagingPushFCM": "customerio",
        "CioMessagingPushAPN": "customerio", "MoEngageSDK": "moengage", "Leanplum": "leanplum",
        "Batch": "batch", "PushNotifications": "pusher-beams", "KlaviyoSwift": "klaviyo",
        "NotificareKit": "notificare", "SwrveSDK": "swrve", "Intercom": "intercom",
    ]

    var facts: [AppFact] {
        project.files.flatMap { file -> [AppFact] in
            guard file.language == .swift || file.language == .objectiveC else { return [] }
            var seen: Set<String> = []
            return file.tokens.indices.compactMap { place in
                guard file.isName(place), let kit = Self.kits[file.text(place)],
                    isUsed(at: place, in: file), seen.insert(kit).inserted
                else { return nil }
                return AppFact(.sdk, kit, at: file.line(place), in: file)
            }
        }
    }

    private func isUsed(at place: Int, in file: CodeFile) -> Bool {
        if file.has("import", at: place - 1) { return true }
        if file.language == .objectiveC {
            return file.has("[", at: place - 1) && file.isName(place + 1)
        }
        return file.has(".", at: place + 1) && file.isName(place + 2)
            && !file.has(".", at: place - 1)
    }
}
