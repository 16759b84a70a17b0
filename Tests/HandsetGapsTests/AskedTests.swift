import HandsetStandIn
import Testing

/// The tests run one after another, since what is asked is the process's.
@Suite(.serialized) struct AskedTests {
    private class Settings: StandInType {}

    init() { Asked.begin(StandInList(names: ["Router", "Log"], own: ["Router"], cuts: [])) }

    @Test("Any member and any call give a value of the type that is wanted")
    func values() {
        let settings = StandIn("Settings")
        let isOn: Bool = settings.current.isOn
        let count: Int = settings.items(at: 1).count
        let list: [String] = settings.all()
        let name: String = settings.title
        let none: String? = settings.note
        #expect(!isOn && count == 0 && list.isEmpty)
        #expect(name == "Settings.title")
        #expect(none == nil)
    }

    @Test("A value that is given is the one that the app gets")
    func given() {
        Asked.values["Settings.isOn"] = true
        let isOn: Bool = Settings.isOn
        #expect(isOn)
        Settings.limit = 3
        let limit: Int = Settings.limit
        #expect(limit == 3)
        Asked.begin(StandInList(names: [], own: [], cuts: []))
        let later: Bool = Settings.isOn
        #expect(!later)
    }

    @Test("Calls on the app's own names are what it opens, with their arguments")
    func opened() {
        let before = (Asked.opened.count, Asked.calls.count)
        StandIn("Router").shared.open(path: "orders/7", 2)
        StandIn("Log").info("a")
        #expect(
            Array(Asked.opened.dropFirst(before.0))
                == ["Router.shared.open(path: orders/7, 2)"])
        #expect(
            Array(Asked.calls.dropFirst(before.1))
                == ["Router.shared.open(path: orders/7, 2)", "Log.info(a)"])
    }

    @Test(
        "A call that keeps data fresh opens nothing, unless its name says that it shows something")
    func kept() {
        let before = Asked.opened.count
        let router = StandIn("Router")
        router.reloadNotificationsCount(tokens: [])
        router.saveToken(1)
        router.subscribe()
        router.setup()
        router.fetchAndShow(7)
        router.refreshAndOpenOrder(8)
        #expect(
            Array(Asked.opened.dropFirst(before))
                == ["Router.fetchAndShow(7)", "Router.refreshAndOpenOrder(8)"])
    }

    @Test("A call that asks for a value, or writes into a log, opens nothing")
    func asked() {
        let before = Asked.opened.count
        let router = StandIn("Router")
        router.parse([:])
        router.makePayload(from: [:])
        router.isSilent()
        router.logger.info("a")
        router.appAnalytics.tappedPush()
        router.shared.log("tap")
        router.reporter.send(1)
        #expect(Asked.opened.count == before)
        for name in ["handle", "openURL", "URLOpened", "showTab", "issueTicket", "loginUser"] {
            StandIn("Router.\(name)")()
        }
        #expect(Asked.opened.count == before + 6)
    }

    @Test("A value of the app's own that is set to show something is what it opens")
    func selected() {
        let before = Asked.opened.count
        Asked.set("Router.shared.selectedTab.value", 2)
        Asked.set("Router.token", "a")
        Asked.set("Other.selectedTab", 1)
        #expect(Array(Asked.opened.dropFirst(before)) == ["Router.shared.selectedTab.value = 2"])
    }

    @Test("What may be missing is there, unless a test says that it is not")
    func missing() {
        let user = StandIn.ifThere(StandIn("Session").user)
        #expect(user != nil)
        Asked.isMissing("Session.user")
        let other = StandIn.ifThere(StandIn("Session").user)
        #expect(other == nil)
    }

    @Test("A cut to which the app comes is noted once")
    func cuts() {
        StandIn.cut("A.swift:1")
        StandIn.cut("A.swift:1")
        #expect(Asked.cuts.count { $0 == "A.swift:1" } == 1)
    }

    @Test("A call whose result is passed on opens nothing, whatever its name")
    func passedOn() {
        let before = Asked.opened.count
        let push = StandIn("Router")
        push.shared.show(content: push.customData(from: 7))
        #expect(
            Array(Asked.opened.dropFirst(before))
                == ["Router.shared.show(content: Router.customData())"])
    }

    @Test(
        "The words of a call have the members of a dictionary in order, and no address of an object"
    )
    func words() {
        final class Service: CustomStringConvertible {
            var description: String { "<Service: 0x00007f4bd402ff00>" }
        }
        let before = Asked.calls.count
        let members: [AnyHashable: Any] = [
            "e": 5, "c": ["z": 1, "a": 2], "a": "x", "d": 4, "b": 2,
        ]
        StandIn("Router").open(members)
        StandIn("Router").add(observer: Service())
        #expect(
            Array(Asked.calls.dropFirst(before)) == [
                "Router.open([a: x, b: 2, c: [a: 2, z: 1], d: 4, e: 5])",
                "Router.add(observer: <Service>)",
            ])
    }

    @Test(
        "A delegate of the center is an object of the app's if one is made, and else a place that is not judged"
    )
    func delegateOfCenter() {
        Asked.begin(StandInList(names: ["service"], own: [], cuts: []))
        var center: (any UNUserNotificationCenterDelegate)? = StandIn("service").given()
        #expect(center == nil)
        #expect(Asked.cuts.count == 1)
        #expect(Asked.cuts.first?.hasPrefix("AskedTests.swift:") == true)
        Asked.begin(StandInList(names: ["service"], own: [], cuts: []))
        Asked.make((any UNUserNotificationCenterDelegate)?.self) { CenterDelegate() }
        center = StandIn("service").given()
        #expect(center is CenterDelegate)
        #expect(Asked.cuts.isEmpty)
    }

    private protocol UNUserNotificationCenterDelegate: AnyObject {}
    private final class CenterDelegate: UNUserNotificationCenterDelegate {}
}
