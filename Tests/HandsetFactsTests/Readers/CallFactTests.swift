import HandsetFacts
import Testing

/// The facts about calls, extensions and Live Activities.
@Suite struct CallFactTests {
    private func push(_ body: String) -> String {
        """
        class A: NSObject, PKPushRegistryDelegate {
        func pushRegistry(_ r: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload,
            for type: PKPushType, completion: @escaping () -> Void) {
        \(body)
        }
        func report() { provider.reportNewIncomingCall(with: id, update: update) { _ in } }
        }
        """
    }

    @Test("A path of PushKit's method has to report a call")
    func missing() {
        #expect(facts(.voipMethod, in: push("")) == ["2 voip-push"])
        let guarded = """
            guard payload.dictionaryPayload["event"] as? String != "ended" else {
            return
            }
            report()
            """
        #expect(facts(.callMissing, in: push(guarded)) == ["5 voip-push likely"])
        #expect(facts(.callMissing, in: push("report()")) == [])
        #expect(facts(.voipKey, in: push(guarded)) == ["4 event"])
    }

    @Test("Keys are read from a part of the payload that a variable keeps")
    func parts() {
        let body = """
            guard let data = payload.dictionaryPayload["data"] as? [String: Any],
            let topic = data["topic"] as? String else { return }
            let caller = data["caller"] as? [String: Any]
            report(caller?["name"])
            """
        #expect(
            facts(.voipKey, in: push(body)) == ["5 data.topic", "7 data.caller.name"])
    }

    @Test("Keys are read in a function of the app's own that gets a part of the payload")
    func handedParts() {
        let code =
            push(
                "Caller.show(from: payload.dictionaryPayload[\"call\"] as? [String: Any], at: now)\nreport()"
            ) + """

                enum Caller {
                static func show(from data: [String: Any]?, at time: Date) {
                let all = data ?? [:]
                _ = all["name"]
                again(all)
                }
                static func again(_ data: [String: Any]) {
                _ = data["id"]
                again(data)
                }
                }
                """
        #expect(facts(.voipKey, in: code).sorted() == ["12 call.name", "16 call.id"])
    }

    @Test("A push of another type needs no call")
    func types() {
        #expect(
            facts(.callMissing, in: push("guard type == .voIP else { return }\nreport()")) == [])
        #expect(facts(.callMissing, in: push("if type == .voIP { report() }")) == [])
        #expect(
            facts(.callMissing, in: push("switch type {\ncase .voIP: report()\ndefault: return\n}"))
                == [])
        #expect(facts(.callMissing, in: push("if isOpen { report() }")).count == 1)
    }

    @Test("The keys of a payload that is kept in a variable are read")
    func keys() {
        let code = push(
            "let all = payload.dictionaryPayload\nlet id = (all[\"call\"] as? [String: Any])?[\"id\"]"
        )
        #expect(facts(.voipKey, in: code) == ["5 call.id"])
    }

    @Test("The class that an extension's Info.plist names has to be there")
    func principalClass() {
        let list = """
            <plist><dict><key>NSExtension</key><dict>
            <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).Service</string>
            </dict></dict></plist>
            """
        func found(_ code: String) -> [String] {
            reading(["Info.plist": list, "S.swift": code]).facts(of: .principalClass).map(\.detail)
        }
        #expect(found("class Service: UNNotificationServiceExtension {}") == ["declared"])
        #expect(found("class PushService: UNNotificationServiceExtension {}") == ["missing"])
    }

    @Test("The members of a Live Activity's state are those of its coding keys")
    func activity() {
        let code = """
            struct Seats: ActivityAttributes {
            struct ContentState: Codable {
            var booked: Int
            var free: Int { 0 }
            static var all = 1
            }
            }
            """
        #expect(facts(.activityState, in: code) == ["3 booked"])
        let coded = code.replacing(
            "static var all = 1", with: "enum CodingKeys: String, CodingKey { case booked = \"b\" }"
        )
        #expect(facts(.activityState, in: coded) == ["5 b"])
        let alias =
            "struct S: ActivityAttributes { typealias ContentState = T }\nstruct T { var a: Int }"
        #expect(facts(.activityState, in: alias) == ["2 a"])
    }

    @Test("A type of a Live Activity conforms by a protocol of the app's own too")
    func activityByProtocol() {
        let code = """
            protocol Shown: ActivityAttributes {}
            struct Seats: Shown {
            struct ContentState: Codable {
            var booked: Int
            }
            }
            """
        #expect(facts(.activityState, in: code) == ["4 booked"])
    }

    @Test("A notification that the app itself shows is named with what leads there")
    func local() {
        let script = "messaging().onMessage(async m => { notifee.displayNotification(m) })"
        let all = reading(["a.js": script])
        #expect(
            all.facts(of: .localNotification).map { "\($0.value) \($0.detail)" } == [
                "displayNotification onMessage"
            ])
        #expect(
            facts(
                .localNotification,
                in: "func f() { UNNotificationRequest(identifier: a, content: b, trigger: c) }")
                == ["1 UNNotificationRequest"])
    }
}
