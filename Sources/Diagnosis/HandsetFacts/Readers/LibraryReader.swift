import HandsetTree

/// Reads the kits for pushes that code uses, in Swift, Objective-C, JavaScript and Dart.
struct LibraryReader {
    let project: CodeProject

    /// The kits by the name of a module, a type or a package.
    static let kits: [String: String] = [
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

    /// Names that are also a word: their module counts where a type of that name is used.
    private static let words: Set = ["PushNotifications", "Batch", "Intercom", "Braze", "Leanplum"]

    var facts: [AppFact] {
        // A module of the project's own that has the name of a kit is none.
        project.files.trees(withAnyOf: Self.kits.keys).flatMap { tree -> [AppFact] in
            guard tree.language == .swift || tree.language == .objectiveC else { return [] }
            var seen: Set<String> = []
            return tree.nodes.compactMap { node in
                guard let name = name(of: node), let kit = Self.kits[name],
                    !project.hasTypes(named: name), !project.modules.contains(name),
                    seen.insert(kit).inserted
                else { return nil }
                return AppFact(.sdk(kit), at: node)
            }
        }
    }

    /// The name of a module that is imported, or of a type whose methods are called.
    private func name(of node: CodeNode) -> String? {
        switch node.kind {
        case .module:
            // <FirebaseMessaging/FirebaseMessaging.h>
            guard !Self.words.contains(node.text) else { return nil }
            return node.text.split(separator: "/").first.map { name in
                String(name.split(separator: ".").first ?? name)
            }
        case .name: return node.role == .base && node.parent?.kind == .member ? node.text : nil
        case .call: return Self.words.contains(node.text) && node.receiver == nil ? node.text : nil
        default: return nil
        }
    }
}
