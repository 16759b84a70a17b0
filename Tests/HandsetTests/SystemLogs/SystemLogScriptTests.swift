import Handset
import HandsetSystemLog
import HandsetTestSupport
import Testing

/// The lines that Handset writes in the words of iOS's own processes, which it reads again.
@Suite struct SystemLogScriptTests {
    struct Push: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let payload: String
        let scenario: Scenario
        let cause: LogCause
    }

    private static func scenario(
        _ state: AppState, _ action: UserAction = .nothing,
        _ change: (inout Scenario) -> Void = { _ in }
    ) -> Scenario {
        var scenario = Scenario(
            .iOS(18), app: state, action: action, delegates: .userNotifications)
        scenario.backgroundModes = .remoteNotification
        change(&scenario)
        return scenario
    }

    private static let alert = #"{"aps":{"alert":"Hello","sound":"default"},"session":"1"}"#
    private static let silent = #"{"aps":{"content-available":1},"session":"1"}"#

    static let pushes = [
        Push(
            testDescription: "shown", payload: alert, scenario: scenario(.background),
            cause: .shown),
        Push(
            testDescription: "tapped", payload: alert, scenario: scenario(.background, .tap),
            cause: .givenToApp),
        Push(
            testDescription: "on the screen", payload: alert,
            scenario: scenario(.active) { $0.presentationOptions = [] }, cause: .presentsNothing),
        Push(
            testDescription: "not allowed", payload: alert,
            scenario: scenario(.background) { $0.authorization = [] }, cause: .permissionDenied),
        Push(
            testDescription: "silent", payload: silent,
            scenario: scenario(.background) { $0.delegates = [.fetch, .userNotifications] },
            cause: .givenToApp),
        Push(
            testDescription: "ended by the user", payload: silent,
            scenario: scenario(.forceQuit) { $0.delegates = [.fetch, .userNotifications] },
            cause: .endedByUser),
        Push(
            testDescription: "delayed", payload: silent,
            scenario: scenario(.background) {
                $0.delegates = [.fetch, .userNotifications]
                $0.silentDelivery = .delayed
            }, cause: .wakePostponed),
    ]

    @Test("The log of a push tells the same as the push", arguments: pushes)
    func again(push: Push) throws {
        let payload = try Payload(json: push.payload)
        let reception = try ReceivingApp(scenario: push.scenario).receive(payload)
        let script = SystemLogScript(topic: "org.example.a", number: 1, identifier: "one")
        let time = Handset.LogTime(
            secondsSince1970: 1_795_000_000, microseconds: 999_900, secondsFromGMT: -12_600)
        let arrival = script.lines(ofArrivalOf: payload, at: time)
        let bytes = arrival.bytes + script.lines(of: reception, at: time, after: arrival).bytes
        let log = SystemLog(bytes: bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(log.pushes.count == 1, "\(text)")
        let logged = try #require(log.pushes.first)
        #expect(logged.bundle == "org.example.a")
        #expect(logged.waitedMicroseconds?.count == 0 && logged.waitedMicroseconds?.isWhole == true)
        #expect(PushVerdict(of: logged).cause == push.cause, "\(text)")
        // Each line is one that is known.
        #expect(log.reading.events.count == text.split(separator: "\n").count, "\(text)")
        #expect(log.reading.events.allSatisfy { $0.form != nil })
    }

    @Test("A call's push goes to callservicesd, and a Live Activity's to no other process")
    func others() throws {
        let payload = try Payload(json: "{\"aps\":{}}")
        let time = Handset.LogTime(secondsSince1970: 1, microseconds: 0, secondsFromGMT: 0)
        func codes(_ topic: String) -> [String] {
            let script = SystemLogScript(topic: topic, number: 1, identifier: "one")
            let log = SystemLog(bytes: script.lines(ofArrivalOf: payload, at: time).bytes)
            return log.reading.events.map(\.code)
        }
        #expect(codes("org.example.a.voip") == ["A5", "A10", "V1"])
        #expect(codes("org.example.a.push-type.liveactivity") == ["A5"])
    }

    @Test("A log that somebody else reads is read in the same way, whatever its pieces are")
    func pieces() throws {
        let line =
            "2026-08-14 11:20:00.000000+0300 0x1    Default     0x0                  7   0    wifid: link is up\n"
        let push =
            "SpringBoard(UserNotificationsCore): [org.example.a] Delivered user visible push notification 1111-2222\n"
        for count in [10, Sweep.choose(sampled: 6_000, exhaustive: 60_000)] {
            let bytes =
                Array(String(repeating: line, count: count).utf8) + Array(push.utf8)
                + Array(String(repeating: line, count: count).utf8)
            let whole = try SystemLogReader(bytes: bytes).readAll()
            let reader = SystemLogReader()
            for start in stride(from: 0, to: bytes.count, by: 50_021) {
                bytes[start..<min(start + 50_021, bytes.count)].withUnsafeBytes { reader.take($0) }
            }
            let read = reader.finish()
            #expect(read.events.map(\.line) == whole.events.map(\.line))
            #expect(read.events.map(\.line) == [count + 1])
        }
    }
}
