import HandsetFacts
import Testing

@Suite("The settings of frameworks")
struct FrameworkReaderTests {
    private func facts(_ path: String, _ text: String) -> [String] {
        reading([path: text]).facts.map { "\($0.place.line) \($0.kind.word) \($0.value)" }
    }

    @Test("A config.xml of Cordova says the version, the schemes and the plugins")
    func config() {
        let text = """
            <?xml version='1.0'?>
            <widget id="com.example.*NAME*" version="1.0"
                    ios-CFBundleIdentifier="com.example.app">
              <!-- <plugin name="phonegap-plugin-push" /> -->
              <platform name="android"><preference name="deployment-target" value="9" /></platform>
              <preference name="deployment-target" value="12.0" />
              <plugin name="cordova-plugin-customurlscheme" spec="5">
                <variable name="URL_SCHEME" value="example" />
                <variable name="SECOND_URL_SCHEME" value="*URI*" />
              </plugin>
              <plugin name="cordova-plugin-fcm-ng" spec="1"></plugin>
              <platform name="ios">
                <config-file parent="UIBackgroundModes" target="*-Info.plist">
                  <array><string>remote-notification</string></array>
                </config-file>
              </platform>
            </widget>
            """
        let expected = [
            "2 framework cordova", "2 bundle-identifier com.example.app",
            "6 deployment-target 12.0", "8 url-scheme example", "11 plugin cordova-plugin-fcm-ng",
            "14 background-mode remote-notification",
        ]
        #expect(Set(facts("template/config-template.xml", text)) == Set(expected))
    }

    @Test("A config.xml that Capacitor or Android keeps is none of Cordova's apps")
    func others() {
        #expect(
            facts("ios/App/App/config.xml", "<widget version='1.0'><access /></widget>").isEmpty)
        #expect(
            facts("resources/android/config.xml", "<widget id='com.example.app'></widget>").isEmpty)
        #expect(facts("config.xml", "<widget id=\"").isEmpty)
    }

    @Test("The settings of Expo are read from code and from JSON")
    func expo() {
        let code = """
            export default (): ExpoConfig => ({
              scheme: "example",
              ios: {
                bundleIdentifier: process.env.ID ?? "com.example.app",
                infoPlist: { UIBackgroundModes: ["remote-notification"] },
              },
              android: { package: "com.example.android" },
              plugins: [
                ["expo-build-properties", { ios: { deploymentTarget: "15.1" } }],
                "expo-notifications",
              ],
            });
            """
        #expect(
            Set(facts("app.config.ts", code)) == [
                "2 url-scheme example", "4 bundle-identifier com.example.app",
                "5 background-mode remote-notification", "9 deployment-target 15.1",
                "10 plugin expo-notifications",
            ])
        let json = """
            { "expo": {
              "scheme": ["one", "two"],
              "ios": { "bundleIdentifier": "com.example.app" } } }
            """
        #expect(
            Set(facts("app.json", json)) == [
                "1 framework expo", "2 url-scheme one", "2 url-scheme two",
                "3 bundle-identifier com.example.app",
            ])
    }

    @Test("Packages count that package.json asks for, and no words beside them")
    func packages() {
        let text = """
            {
              "keywords": ["react-native"],
              "scripts": { "expo": "expo start" },
              "dependencies": { "react-native": "1", "@notifee/react-native": "9" },
              "peerDependencies": { "expo": "1" }
            }
            """
        #expect(
            facts("package.json", text) == [
                "4 framework react-native", "4 plugin @notifee/react-native",
            ])
    }

    @Test("Broken files are read as far as they go")
    func broken() {
        #expect(facts("package.json", "{ \"dependencies\": {").isEmpty)
        #expect(facts("app.json", String(repeating: "[", count: 20_000)).isEmpty)
        #expect(facts("config.xml", String(repeating: "<", count: 20_000)).isEmpty)
    }

    @Test("The targets of a Podfile are told, with the one around each")
    func podfile() {
        let found = reading([
            "ios/Podfile":
                "platform :ios, '15.0'\ntarget 'Runner' do\n  use_frameworks!\n  if a\n    pod 'B'\n  end\n  target 'Push' do # the extension\n    pod 'A'\n  end\nend\n# target 'Old' do\ntarget \"Other\" do\nend\n"
        ])
        #expect(lines(found, .podTarget) == ["2 Runner", "7 Push", "12 Other"])
        #expect(found.facts(of: .podTarget).map(\.detail) == ["", "Runner", ""])
    }

    @Test("The identifier of Capacitor is that of the app, as long as no project has another one")
    func capacitor() {
        let json = #"{ "appId": "com.example.app", "plugins": { "A": { "appId": "1" } } }"#
        #expect(facts("capacitor.config.json", json) == ["1 bundle-identifier com.example.app"])
        let code = "const config: CapacitorConfig = { appId: 'com.example.app' };"
        #expect(facts("capacitor.config.ts", code) == ["1 bundle-identifier com.example.app"])
        #expect(ReadApp(reading(["capacitor.config.json": json])).topic == "com.example.app")
        let project = projectText([
            TestTarget(files: ["A.swift"], settings: ["PRODUCT_BUNDLE_IDENTIFIER": "org.example"])
        ])
        let both = ["capacitor.config.json": json, "App.xcodeproj/project.pbxproj": project]
        #expect(ReadApp(reading(both)).topic == "org.example")
    }

    @Test("The list of Flutter's own framework is none of the app")
    func flutter() {
        let list =
            "<plist><dict><key>CFBundleIdentifier</key><string>io.flutter</string></dict></plist>"
        #expect(facts("ios/Flutter/AppFrameworkInfo.plist", list) == [])
        #expect(facts("ios/Runner/Info.plist", list) == ["1 bundle-identifier io.flutter"])
    }

    @Test("A scheme that no file gives a value is a guess")
    func scheme() {
        func list(_ scheme: String) -> AppReading {
            reading([
                "Info.plist":
                    "<plist><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key><array><string>\(scheme)</string></array></dict></array></dict></plist>"
            ])
        }
        #expect(lines(list("$(SCHEME)"), .urlScheme) == ["1 $(SCHEME) guess"])
        #expect(lines(list("shop"), .urlScheme) == ["1 shop"])
    }
}
