import Handset
import HandsetFacts
import Testing

/// The events by which native code tells scripts of a tap.
@Suite struct ScriptTellTests {
    private static let script = "taps.addListener('opened', show);"

    /// A delegate with some lines for a tap, and a page that listens.
    private func told(_ body: String, _ other: String = "", script: String = script) -> [String] {
        let code = """
            class A: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async {
            \(body)
            } }
            \(other)
            """
        let reading = reading(["A.swift": code, "taps.js": script])
        return (reading.facts(of: .scriptTold) + reading.facts(of: .scriptListens)).map {
            "\($0.place.file):\($0.place.line) \($0.value)"
        }
    }

    @Test("Each framework's call that tells an event is read, with the lines that listen")
    func calls() {
        let calls = [
            #"plugin.notifyListeners("opened", data: d)"#,
            #"bridge?.triggerWindowJSEvent(eventName: "opened", data: d)"#,
            #"emitter.sendEvent(withName: "opened", body: d)"#,
            #"commandDelegate.evalJs("cordova.fireDocumentEvent('opened', \(d))")"#,
            #"web.evaluateJavaScript("window.dispatchEvent(new CustomEvent('opened'))")"#,
        ]
        for call in calls {
            #expect(told(call) == ["A.swift:3 opened", "taps.js:1 opened"], "\(call)")
        }
    }

    @Test("A function that listens for the name it is called with listens where it is called")
    func wrapped() {
        let tell = #"emitter.sendEvent(withName: "opened", body: d)"#
        let named = """
            function listen(event, show) { emitter.addListener(event, show); }
            listen('closed', hide);
            listen('opened', show);
            """
        #expect(told(tell, script: named) == ["A.swift:3 opened", "taps.js:3 opened"])
        let object = """
            class Taps {
              listen(options) {
                const { event, show } = options;
                emitter.addListener(event, show);
              }
              start() {
                this.listen({ event: 'opened', show: tap => open(tap) });
              }
            }
            """
        #expect(told(tell, script: object) == ["A.swift:3 opened", "taps.js:7 opened"])
    }

    @Test("An event of Foundation's center leads on to the line that tells a script")
    func observed() {
        let observer = """
            class P: CAPPlugin { override func load() {
            NotificationCenter.default.addObserver(forName: .tapped, object: nil, queue: .main) { e in
            self.notifyListeners("opened", data: [:])
            } } }
            """
        #expect(
            told("NotificationCenter.default.post(name: .tapped, object: r)", observer) == [
                "A.swift:7 opened", "taps.js:1 opened",
            ])
    }

    @Test("What is kept, waits a while, or tells a page that does not listen is none")
    func others() {
        #expect(
            told(#"plugin.notifyListeners("opened", data: d, retainUntilConsumed: true)"#) == [])
        #expect(told("waiting = r.id\nplugin.notifyListeners(\"opened\", data: d)") == [])
        #expect(
            told(
                "DispatchQueue.main.asyncAfter(deadline: t) { plugin.notifyListeners(\"opened\", data: d) }"
            ) == [])
        #expect(
            told(#"plugin.notifyListeners("opened", data: d)"#, script: "show();") == [
                "A.swift:3 opened"
            ])
        #expect(told("show()", "func f() { p.notifyListeners(\"opened\", data: d) }") == [])
    }

    @Test("The launch of the tap is lost, unless a library of the app gets the tap")
    func fault() {
        let code = """
            class A: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
            func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive r: UNNotificationResponse) async {
            p.notifyListeners("opened", data: d)
            } }
            """
        let own = ["A.swift": code, "taps.js": Self.script]
        #expect(ReadApp(reading(own)).codeFaults.map(\.fault.kind) == [.eventBeforeView])
        let plugin = own.merging(
            [
                "package.json": #"{"dependencies":{"@capacitor/push-notifications":"6"}}"#,
                "push.js":
                    "PushNotifications.addListener('pushNotificationActionPerformed', a => show(a.notification.data.id));",
            ], uniquingKeysWith: { first, _ in first })
        #expect(ReadApp(reading(plugin)).codeFaults == [])
    }

    @Test("A link that a button opens is none that a tap on a notification leads to")
    func links() {
        let button = "const B = () => <Button onPress={() => Linking.openURL('https://a.b')} />;"
        let handler =
            "messaging().onNotificationOpenedApp(m => { Linking.openURL(m.data.url); });"
        #expect(lines(reading(["a.jsx": button]), .linkOpened) == [])
        #expect(
            lines(reading(["a.jsx": button, "b.js": handler]), .linkOpened)
                == ["1 did-receive likely"])
        let other = "const open = (url) => Linking.openURL(url);"
        let call = "messaging().onNotificationOpenedApp(m => open(m.data.url));"
        #expect(
            lines(reading(["b.js": "\(other)\n\(call)"]), .linkOpened)
                == ["1 did-receive likely"])
        let foreground = "messaging().onMessage(m => { Linking.openURL(m.data.url); });"
        #expect(lines(reading(["b.js": foreground]), .linkOpened) == [])
    }
}
