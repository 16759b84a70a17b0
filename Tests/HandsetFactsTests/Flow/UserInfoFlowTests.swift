import HandsetFacts
import HandsetTestSupport
import Testing

/// The ways that `userInfo` takes through a project.
@Suite struct UserInfoFlowTests {
    /// The keys of a method that gets a response, with other members and declarations.
    private func keys(_ body: String, members: String = "", others: String = "") -> [String] {
        found([
            "App.swift": """
            class A: NSObject {
            func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
            let userInfo = response.notification.request.content.userInfo
            \(body)
            }
            \(members)
            }
            \(others)
            """
        ])
    }

    private func found(_ files: [String: String]) -> [String] {
        reading(files).facts(of: .key).map {
            $0.value + ($0.confidence == .certain ? "" : " \($0.confidence.rawValue)")
        }.sorted()
    }

    @Test("The second argument of a call is followed, and another one is not")
    func arguments() {
        let route = "func route(_ name: String, with info: [AnyHashable: Any]) { _ = info[\"id\"] }"
        #expect(keys("route(\"push\", with: userInfo)", members: route) == ["id"])
        #expect(keys("route(\"push\", with: other)", members: route) == [])
        #expect(keys("route(\"push\", by: userInfo)", members: route) == [])
    }

    @Test("A response that is handed on as a whole is followed")
    func responses() {
        #expect(
            keys(
                "router.open(response)",
                others:
                    "class Router { func open(_ answer: UNNotificationResponse) { _ = answer.notification.request.content.userInfo[\"id\"] } }"
            )
                == ["id"])
        #expect(
            keys(
                "router.open(response.notification.request.content)",
                others:
                    "class Router { func open(_ c: UNNotificationContent) { _ = c.userInfo[\"id\"] } }"
            )
                == ["id"])
    }

    @Test("An initializer that takes it is followed, also with optional results")
    func initializers() {
        let push =
            "struct Push { let id: String\ninit?(userInfo: [AnyHashable: Any]) { guard let id = userInfo[\"id\"] as? String else { return nil }\nself.id = id } }"
        #expect(keys("let push = Push(userInfo: userInfo)", others: push) == ["id"])
        #expect(keys("let push = Push.init(userInfo: userInfo)", others: push) == ["id"])
        #expect(keys("let push = Push(userInfo: other)", others: push) == [])
    }

    @Test("A property of an extension of Dictionary reads the payload that it is asked of")
    func extensions() {
        let property =
            "extension Dictionary where Key == AnyHashable, Value == Any { var order: String? { self[\"order\"] as? String } }"
        #expect(keys("open(userInfo.order)", others: property) == ["order"])
        #expect(keys("open(other.order)", others: property) == [])
    }

    @Test("A type that is decoded has its properties as keys, or its coding keys")
    func decoded() {
        let code =
            "let data = try! JSONSerialization.data(withJSONObject: userInfo)\nlet push = try! JSONDecoder().decode(Push.self, from: data)"
        #expect(
            keys(
                code,
                others:
                    "struct Push: Codable { let id: String\nlet order: Order }\nstruct Order: Codable { let number: Int }"
            )
                == ["id likely", "order.number likely"])
        #expect(
            keys(
                code,
                others:
                    "struct Push: Decodable { let id: String\nlet local = 1\nenum CodingKeys: String, CodingKey { case id = \"push_id\" } }"
            )
                == ["push_id likely"])
        // A type that has itself has an end.
        #expect(
            keys(code, others: "struct Push: Codable { let id: String\nlet next: Push? }").contains(
                "id likely"))
        #expect(
            keys(
                "let push = try! JSONDecoder().decode(Push.self, from: other)",
                others: "struct Push: Codable { let id: String }") == [])
    }

    @Test("Raw values of an enumeration and constants are the keys")
    func constants() {
        #expect(
            keys(
                "open(userInfo[Key.order.rawValue])",
                others: "enum Key: String { case order = \"order_id\"\ncase user }")
                == ["order_id"])
        #expect(
            keys(
                "open(userInfo[Key.user.rawValue])",
                others: "enum Key: String { case order = \"order_id\"\ncase user }")
                == ["user"])
        #expect(keys("open(userInfo[Unknown.order])") == ["order guess"])
    }

    @Test("Two types with a constant of one name each have their own")
    func names() {
        let app =
            "class A: NSObject { func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {\nlet info = response.notification.request.content.userInfo\nopen(info[%]) } }"
        func found(_ key: String) -> [String] {
            self.found([
                "A.swift": app.replacing("%", with: key),
                "B.swift":
                    "enum Push { static let id = \"push_id\" }\nenum Order { static let id = \"order_id\" }",
                "C.swift": "let title = \"push_title\"",
            ])
        }
        #expect(found("Push.id") == ["push_id"])
        #expect(found("Order.id") == ["order_id"])
        #expect(found("title") == ["push_title"])
    }

    @Test("A notification of Foundation's center is followed to its observers")
    func posts() {
        let post = "NotificationCenter.default.post(name: .push, object: nil, userInfo: userInfo)"
        let selector =
            "class B: NSObject { func start() { NotificationCenter.default.addObserver(self, selector: #selector(opened(_:)), name: .push, object: nil) }\n@objc func opened(_ note: Notification) { _ = note.userInfo?[\"id\"] } }"
        let closure =
            "class B { func start() { NotificationCenter.default.addObserver(forName: .push, object: nil, queue: nil) { note in _ = note.userInfo?[\"id\"] } } }"
        #expect(keys(post, others: selector) == ["id"])
        #expect(keys(post, others: closure) == ["id"])
        #expect(keys(post, others: selector.replacing("name: .push", with: "name: .other")) == [])
        #expect(
            keys(post, others: closure.replacing("forName: .push", with: "forName: .other")) == [])
        #expect(
            keys(
                "NotificationCenter.default.post(name: .push, object: userInfo)",
                others: selector.replacing(
                    "note.userInfo?", with: "(note.object as? [String: Any])?")) == ["id"])
    }

    @Test("A notification whose name is a variable is that of no observer")
    func variables() {
        let observer =
            "class B { func start(_ name: Notification.Name) { NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in _ = note.userInfo?[\"id\"] } } }"
        func post(_ name: String) -> String {
            "let other = \(name)\nNotificationCenter.default.post(name: other, object: nil, userInfo: userInfo)"
        }
        let send =
            "func send(_ name: Notification.Name, _ info: [AnyHashable: Any]) { NotificationCenter.default.post(name: name, object: nil, userInfo: info) }"
        #expect(keys("send(.push, userInfo)", members: send, others: observer) == [])
        #expect(
            keys(
                post("Notification.Name.push"),
                others: observer.replacing("forName: name", with: "forName: .push")) == ["id"])
    }

    @Test("A property that keeps it is followed into the methods that read it")
    func properties() {
        let kept = "var pending: [AnyHashable: Any]?\nfunc later() { open(pending?[\"id\"]) }"
        #expect(keys("pending = userInfo", members: kept) == ["id likely"])
        #expect(keys("self.pending = userInfo", members: kept) == ["id likely"])
        #expect(keys("log(userInfo)", members: kept) == [])
        #expect(
            keys(
                "Store.shared.pending = userInfo",
                others:
                    "class Store { static let shared = Store()\nvar pending: [AnyHashable: Any]?\nfunc later() { open(pending?[\"id\"]) } }"
            )
                == ["id likely"])
    }

    @Test("A dictionary that is written with a part of it has that part behind its key")
    func literals() {
        let post =
            "NotificationCenter.default.post(name: .push, object: nil, userInfo: [\"data\": userInfo])"
        let observer =
            "class B { func start() { NotificationCenter.default.addObserver(forName: .push, object: nil, queue: nil) { note in\nlet data = note.userInfo?[\"data\"] as? [String: Any]\n_ = data?[\"id\"] } } }"
        #expect(keys(post, others: observer) == ["id"])
    }

    @Test("A project with many methods keeps its keys", .exhaustive)
    func many() {
        let empty = (0..<2_100).map { "func f\($0)(_ info: [AnyHashable: Any]) {}" }.joined(
            separator: "\n")
        let calls = (0..<2_100).map { "f\($0)(userInfo)" }.joined(separator: "\n")
        #expect(keys("\(calls)\nopen(userInfo[\"id\"])", members: empty) == ["id"])
    }

    @Test("A member of another type with the name of a property that keeps it is no use of that")
    func namesakes() {
        func routes(_ other: String) -> [String] {
            lines(
                reading([
                    "App.swift": """
                    class A: NSObject {
                    var pending: [AnyHashable: Any]?
                    func userNotificationCenter(_ c: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {
                    pending = response.notification.request.content.userInfo
                    }
                    }
                    class B { var pending = 1 }
                    func other(_ b: \(other), _ n: Note) { show(b.pending, n.content.userInfo["id"]) }
                    """
                ]), .routes)
        }
        #expect(routes("B") == [])
        #expect(routes("A") == ["8 did-receive likely"])
    }
}
