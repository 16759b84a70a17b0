/// Reads the framework of an app and its plugins for pushes, from the files that list packages.
struct FrameworkReader {
    let text: ProjectText

    private static let names: Set = [
        "package.json", "pubspec.yaml", "config.xml", "app.json", "app.config.js",
        "capacitor.config.json", "capacitor.config.ts", "firebase.json", "Podfile",
    ]
    /// The frameworks by the package that brings them.
    private static let frameworks = [
        "react-native": "react-native", "expo": "expo", "@capacitor/core": "capacitor",
        "@capacitor/ios": "capacitor", "cordova-ios": "cordova", "flutter": "flutter",
    ]
    private static let plugins: Set = [
        "@react-native-firebase/messaging", "@notifee/react-native", "react-native-notifications",
        "react-native-push-notification", "@react-native-community/push-notification-ios",
        "react-native-onesignal", "expo-notifications", "@capacitor/push-notifications",
        "@capacitor-firebase/messaging", "cordova-plugin-push", "@havesource/cordova-plugin-push",
        "phonegap-plugin-push", "cordova-plugin-firebase", "cordova-plugin-firebasex",
        "cordova-plugin-fcm-with-dependecy-updated", "onesignal-cordova-plugin",
        "firebase_messaging", "flutter_local_notifications", "onesignal_flutter",
        "awesome_notifications", "flutter_apns",
    ]

    static func takes(_ name: String) -> Bool { names.contains(name) }

    var facts: [AppFact] {
        var seen: Set<String> = []
        return text.lines.indices.flatMap { index -> [AppFact] in
            words(of: text.lines[index]).compactMap { word in
                guard seen.insert(word).inserted else { return nil }
                if let framework = Self.frameworks[word], text.name != "config.xml" {
                    return text.fact(.framework, framework, at: index)
                }
                if Self.plugins.contains(word) { return text.fact(.plugin, word, at: index) }
                if text.name == "config.xml", word == "widget" {
                    return text.fact(.framework, "cordova", at: index)
                }
                return nil
            }
        } + settings + presentation
    }

    /// The parts that a plugin presents in the foreground: the list behind its key.
    private var presentation: [AppFact] {
        let keys = ["messaging_ios_foreground_presentation_options", "presentationOptions"]
        guard
            let start = text.lines.firstIndex(where: { line in keys.contains { line.contains($0) } }
            )
        else { return [] }
        var words: Set<String> = []
        for line in text.lines[start...] {
            let rest = line.split(separator: ":", maxSplits: 1).last ?? line
            for word in rest.split(whereSeparator: { !$0.isLetter }) {
                if ["alert", "badge", "banner", "list", "sound"].contains(word) {
                    words.insert(String(word))
                }
            }
            if line.contains("]") { break }
        }
        let value = words.isEmpty ? "none" : words.sorted().joined(separator: ",")
        return [text.fact(.presents, value, at: start)]
    }

    /// The names in a line: keys and values in quotes, and what stands before a colon.
    private func words(of line: Substring) -> [String] {
        let trimmed = line.trimmed
        guard !trimmed.hasPrefix("#"), !trimmed.hasPrefix("//") else { return [] }
        if text.name == "pubspec.yaml" {
            return trimmed.split(separator: ":").first.map { [String($0.trimmed)] } ?? []
        }
        if text.name == "config.xml" {
            return trimmed.split { "<>\"= ".contains($0) }.map(String.init)
        }
        return trimmed.split { "\"'".contains($0) }.map(String.init)
    }

    /// The members of app.json that say something about iOS.
    private var settings: [AppFact] {
        guard text.name == "app.json" else { return [] }
        return text.lines.indices.flatMap { index -> [AppFact] in
            let parts = text.lines[index].split { "\"'".contains($0) }.map(String.init)
            guard let key = parts.firstIndex(of: "bundleIdentifier"), parts.count > key + 2 else {
                return text.lines[index].contains("remote-notification")
                    ? [text.fact(.backgroundMode, "remote-notification", at: index)] : []
            }
            return [text.fact(.bundleIdentifier, parts[key + 2], at: index)]
        }
    }
}
