import Testing

@testable import HandsetFacts

/// The plugins for pushes that imports name.
struct ImportReaderTests {
    private static func reading(_ files: [String: String]) -> AppReading {
        AppReading(of: files.map { AppReading.File(path: $0.key, bytes: Array($0.value.utf8)) })
    }

    @Test(
        "Without a list of packages, an import or a require names the plugin",
        arguments: [
            (
                "App.js", "import messaging from '@react-native-firebase/messaging';",
                "@react-native-firebase/messaging"
            ),
            (
                "App.js", "const Notifications = require('expo-notifications');",
                "expo-notifications"
            ),
            (
                "lib/main.dart", "import 'package:firebase_messaging/firebase_messaging.dart';",
                "firebase_messaging"
            ),
        ])
    func imports(path: String, code: String, plugin: String) {
        let reading = Self.reading([path: code])
        #expect(reading.facts(of: .plugin).map(\.value) == [plugin])
        #expect(
            reading.facts(of: .framework).map(\.value)
                == (plugin.hasPrefix("expo") ? ["expo"] : []))
    }

    @Test("A list of packages is what counts where there is one")
    func list() {
        let reading = Self.reading([
            "package.json": #"{"dependencies":{"@notifee/react-native":"9.0.0"}}"#,
            "App.js": "import messaging from '@react-native-firebase/messaging';",
        ])
        #expect(reading.facts(of: .plugin).map(\.value) == ["@notifee/react-native"])
    }

    @Test("Other modules name none")
    func others() {
        let reading = Self.reading(["App.js": "import React from 'react';"])
        #expect(reading.facts(of: .plugin).isEmpty)
    }
}
