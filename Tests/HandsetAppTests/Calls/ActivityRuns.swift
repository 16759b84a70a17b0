import Handset
import HandsetActivityKit
import HandsetApp
import HandsetUIKit
import Testing

/// Live Activities at an app's own code, each in a process that has no other phone.
@MainActor struct ActivityRuns {
    private let clock = TestClock(secondsSince1970: 1_795_000_000)
    private var now: Int { clock.secondsSince1970() }
    private let state = #""content-state":{"driver":"Ann","eta":816700000,"phase":"searching"}"#
    private let attributes = #""attributes-type":"RideAttributes","attributes":{"order":7}"#
    private let alert = #""alert":{"title":"Your ride"},"input-push-token":1"#

    private func push(_ event: String, _ members: String..., at time: Int? = nil) throws -> Payload
    {
        let first = [#""timestamp":\#(time ?? now),"event":"\#(event)""#]
        return try Payload(json: #"{"aps":{\#((first + members).joined(separator: ","))}}"#)
    }

    private func start() throws -> Payload { try push("start", state, attributes, alert) }

    private func phone(_ state: AppState = .background) -> HandsetPhone {
        HandsetPhone(app: state, clock: clock) { RideApp(nil) }
    }

    private func refusal(_ payload: Payload, at phone: HandsetPhone) async throws -> String? {
        try await phone.receive(payload, as: .liveActivity).activityRefusal?.code
    }

    /// A push starts a Live Activity, launches the app, and the app gets its tokens.
    func starts() async throws {
        let phone = phone(.notRunning)
        let delivery = try await phone.receive(try start(), as: .liveActivity)
        #expect(delivery.activityRefusal == nil)
        #expect(delivery.selectors == [.didFinishLaunching])
        let card = try #require(phone.liveActivities.first)
        #expect(card.type == "RideAttributes")
        #expect(card.attributes?["order"]?.integer == 7)
        #expect(card.state?["driver"]?.string == "Ann")
        #expect(card.life == .active)
        try await phone.phone.until { RideApp.now?.updateTokens.count == 1 }
        try await phone.phone.until { RideApp.now?.startToken.isEmpty == false }
        #expect(phone.startToken(of: "RideAttributes") != nil)
        #expect(phone.startToken(of: "Ride") == nil)
        #expect(phone.liveActivities.first?.token != nil)
    }

    /// Pushes change and end it; one that does not decode leaves the old state.
    func changes() async throws {
        let phone = phone()
        try await phone.receive(try start(), as: .liveActivity)
        let driver = { phone.liveActivities.first?.state?["driver"]?.string }
        #expect(
            try await refusal(
                try push("update", #""content-state":{"driver":"Bob","phase":"done"}"#), at: phone)
                == "activity-state-undecodable")
        #expect(driver() == "Ann")
        let text = #""content-state":{"driver":"Bob","eta":"2026-11-28T22:10:00Z","phase":"done"}"#
        let wrong = try await phone.receive(try push("update", text), as: .liveActivity)
        #expect(
            wrong.systemMessages.map(\.description) == [
                "Unable to decode content state: The data couldn’t be read because it isn’t in the correct format."
            ])
        let bob = #""content-state":{"driver":"Bob","eta":816700000,"phase":"done"}"#
        #expect(
            try await refusal(try push("update", bob, at: now - 60), at: phone)
                == "activity-outdated")
        #expect(try await refusal(try push("update", bob), at: phone) == nil)
        #expect(driver() == "Bob")
        #expect(Activity<RideAttributes>.activities.first?.content.state.phase == .done)
        #expect(try await refusal(try push("end"), at: phone) == nil)
        #expect(phone.liveActivities.first?.life == .ended)
        #expect(try await refusal(try push("update", bob), at: phone) == "activity-ended")
    }

    /// Time makes it stale, ends it after eight hours, and takes it away after four more.
    func ages() async throws {
        let phone = phone()
        try await phone.receive(
            try push("start", state, attributes, alert, #""stale-date":\#(now + 600)"#),
            as: .liveActivity)
        let life = { phone.liveActivities.first?.life }
        try await phone.advance(by: .seconds(601))
        #expect(life() == .stale)
        #expect(try await refusal(try push("update", state), at: phone) == nil)
        #expect(life() == .active)
        try await phone.advance(by: .seconds(8 * 3_600))
        #expect(life() == .ended)
        try await phone.advance(by: .seconds(4 * 3_600))
        #expect(phone.liveActivities.isEmpty)
        try await phone.phone.until {
            RideApp.now?.states == [.active, .stale, .active, .ended, .dismissed]
        }
    }

    /// The phone refuses what iOS does, with a reason for each.
    func refuses() async throws {
        let phone = phone()
        #expect(try await refusal(try push("update", state), at: phone) == "no-such-activity")
        #expect(
            try await refusal(try push("start", state, attributes), at: phone)
                == "activity-without-alert")
        let other = #""attributes-type":"Chat.RideAttributes","attributes":{"order":7}"#
        #expect(
            try await refusal(try push("start", state, other, alert), at: phone)
                == "activity-type-unknown")
        let wrong = #""attributes-type":"RideAttributes","attributes":{"driver":"Ann"}"#
        #expect(
            try await refusal(try push("start", state, wrong, alert), at: phone)
                == "activity-attributes-undecodable")
        #expect(
            try await refusal(try push("update", state, at: now + 9 * 3_600), at: phone)
                == "activity-timestamp")
        for _ in 1...5 { #expect(try await refusal(try start(), at: phone) == nil) }
        #expect(try await refusal(try start(), at: phone) == "activity-maximum")
        phone.allowsLiveActivities = false
        #expect(try await refusal(try start(), at: phone) == "activities-not-allowed")
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    }

    /// The starts of an hour are counted, and an hour later the app may start another one.
    func budget() async throws {
        let phone = phone()
        for _ in 1...10 {
            #expect(try await refusal(try start(), at: phone) == nil)
            #expect(try await refusal(try push("end", #""dismissal-date":1"#), at: phone) == nil)
        }
        #expect(try await refusal(try start(), at: phone) == "activity-budget")
        try await phone.advance(by: .seconds(3_601))
        #expect(try await refusal(try start(), at: phone) == nil)
    }

    /// The app starts one on the screen alone, and takes the pushes of a channel.
    func requests() async throws {
        let content = ActivityContent(
            state: RideAttributes.ContentState(driver: "Cy", eta: Date(), phase: .searching),
            staleDate: nil)
        let phone = phone(.active)
        try await phone.launch()
        let one = try Activity.request(
            attributes: RideAttributes(order: 1), content: content, pushType: .channel("c"))
        #expect(one.pushToken == nil)
        #expect(
            try await phone.receive(try push("update", state), as: .liveActivity, channel: "d")
                .activityRefusal == .noActivity)
        try await phone.receive(try push("update", state), as: .liveActivity, channel: "c")
        #expect(one.content.state.driver == "Ann")
        await phone.dismiss(try #require(phone.liveActivities.first))
        #expect(phone.liveActivities.isEmpty)
        try await phone.goHome()
        #expect(throws: ActivityAuthorizationError.visibility) {
            try Activity.request(attributes: RideAttributes(order: 1), content: content)
        }
    }
}
