import HandsetFacts
import Testing

/// The keys that code reads from a notification's `userInfo`.
@Suite struct UserInfoKeyTests {
    private func keys(_ body: String, others: String = "") -> [String] {
        let reading = reading([
            "App.swift": """
            class A: NSObject {
            func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            let userInfo = response.notification.request.content.userInfo
            \(body)
            }
            \(others)
            }
            """
        ])
        return reading.facts(of: .key).map {
            "\($0.value)" + ($0.detail.isEmpty ? "" : " → \($0.detail)")
        }
    }

    @Test("Keys are followed 62 within each other, and not further", arguments: [62, 64, 500])
    func depth(count: Int) {
        let chain = (1..<count).map { "let v\($0) = v\($0 - 1)[\"k\"]" }
        let keys = keys("let v0 = userInfo[\"k\"]\n" + chain.joined(separator: "\n"))
        #expect(keys.map { $0.split(separator: ".").count } == (count > 62 ? [] : [62]))
    }

    @Test(
        "A key is found in each form of a read",
        arguments: [
            ("let a = userInfo[\"id\"]", ["id"]),
            ("let a = (userInfo[\"data\"] as? [String: Any])?[\"url\"] as? String", ["data.url"]),
            (
                "guard let data = userInfo[\"data\"] as? [String: Any] else { return }\nlet a = data[\"id\"]",
                ["data.id"]
            ),
            (
                "if let aps = userInfo[\"aps\"] as? NSDictionary, let a = aps[\"alert\"] as? String {}",
                ["aps.alert"]
            ),
            ("let a = userInfo[AnyHashable(\"id\")]", ["id"]),
            ("let a = (userInfo as NSDictionary).value(forKeyPath: \"a.b\")", ["a.b"]),
            ("let a = response.notification.request.content.userInfo[\"id\"]", ["id"]),
        ])
    func forms(body: String, found: [String]) {
        #expect(keys(body) == found)
    }

    @Test("A value that becomes a URL, a notification or a screen says so")
    func destinations() {
        #expect(
            keys(
                "if let link = userInfo[\"url\"] as? String, let url = URL(string: link) { open(url) }"
            )
                == ["url → url"])
        #expect(keys("navigate(to: userInfo[\"screen\"])") == ["screen → router"])
        #expect(
            keys("NotificationCenter.default.post(name: .push, object: userInfo[\"id\"])")
                == ["id → notification"])
        #expect(keys("print(userInfo[\"id\"])") == ["id"])
    }

    @Test("What is written, and another userInfo, is no read")
    func others() {
        #expect(keys("content.userInfo[\"id\"] = 1") == [])
        #expect(keys("", others: "func f(_ n: Notification) { _ = n.userInfo?[\"id\"] }") == [])
    }

    @Test(
        "A key of shown notifications may be the app's own, and what JSON cannot give is none of a push",
        arguments: [
            "center.getDeliveredNotifications { shown in\nLIST\n}",
            "for n in await center.deliveredNotifications() {\nREAD\n}",
            "let shown = await center.deliveredNotifications()\nLIST",
        ])
    func shown(list: String) {
        let code = { (type: String) in
            let read = "_ = n.request.content.userInfo[\"chat\"] as? \(type)"
            let body = list.replacing("LIST", with: "for n in shown {\nREAD\n}").replacing(
                "READ", with: read)
            return "func clear() async {\n\(body)\n}"
        }
        #expect(facts(.key, in: code("String")).map { $0.drop { $0 != " " } } == [" chat likely"])
        #expect(facts(.key, in: code("Date")) == [])
    }

    @Test("A notification that still waits is no push")
    func waiting() {
        let read = "_ = n.content.userInfo[\"chat\"]"
        let code =
            "func clear() async {\nfor n in await center.pendingNotificationRequests() {\n\(read)\n}\n}"
        #expect(facts(.key, in: code) == [])
    }

    @Test("A dictionary that is handed on is followed, also into another file")
    func handed() {
        #expect(
            keys(
                "route(userInfo)",
                others: "func route(_ info: [AnyHashable: Any]) { show(info[\"order\"]) }")
                == ["order → router"])
        let found = reading([
            "A.swift":
                "class A: UIResponder { func application(_ a: UIApplication, didReceiveRemoteNotification info: [AnyHashable: Any]) { Router.open(push: info) } }",
            "B.swift":
                "enum Router { static func open(push payload: [AnyHashable: Any]) { _ = payload[Keys.order] } }\nenum Keys { static let order = \"order_id\" }",
        ])
        #expect(lines(found, .key) == ["1 order_id"])
        #expect(found.facts(of: .key)[0].place.file == "B.swift")
        #expect(lines(found, .routes) == ["1 legacy likely"])
    }

    @Test("Objective-C's reads are found, and JavaScript's")
    func languages() {
        #expect(
            facts(
                .key,
                in:
                    "@implementation A\n- (void)application:(UIApplication *)a didReceiveRemoteNotification:(NSDictionary *)info {\nNSString *x = info[@\"a\"][@\"b\"];\n[self show:[[info objectForKey:@\"c\"] valueForKey:@\"d\"]];\n}\n@end",
                path: "A.m") == ["3 a.b", "4 c.d"])
        #expect(
            facts(
                .key,
                in: "messaging().onNotificationOpenedApp(message => open(message.data?.url));",
                path: "App.js") == ["1 url likely"])
    }

    @Test("Requests that wait, and errors, have no keys of a push")
    func none() {
        let pending = """
            UNUserNotificationCenter.current().getPendingNotificationRequests { requests in
            for request in requests { show(request.content.userInfo["alarm"]) }
            }
            """
        #expect(keys(pending) == [])
        #expect(keys("let nsError = response as NSError\nshow(nsError.userInfo[\"reason\"])") == [])
    }
}
