import Handset
import Testing

/// Permission, interruption levels and quiet modes: what is shown, heard and lit.
@Suite struct QuietDeviceTests {
    private func display(
        _ level: String? = nil, on version: Int = 18, _ change: (inout Scenario) -> Void = { _ in }
    ) throws -> NotificationDisplay {
        var scenario = Scenario(
            IOSVersion(version), app: .background,
            delegates: .userNotifications)
        change(&scenario)
        let member = level.map { #","interruption-level":"\#($0)""# } ?? ""
        let json = #"{"aps":{"alert":"hello","badge":3,"sound":"default"\#(member)}}"#
        return scenario.plan(for: try Payload(json: json)).display
    }

    private static let all = NotificationDisplay(
        showsAlert: true, badge: 3, sound: APSSound(name: "default"))
    private static let quiet = NotificationDisplay(
        showsAlert: true, badge: 3, place: .notificationCenter)

    @Test("Without a quiet mode an active notification is shown and heard")
    func active() throws {
        #expect(try display() == Self.all)
        #expect(try display("active") == Self.all)
        #expect(try display("urgent") == Self.all)
    }

    @Test("A passive notification comes to Notification Center, without a sound")
    func passive() throws {
        #expect(try display("passive") == Self.quiet)
        #expect(try display("passive", on: 14) == Self.all)
    }

    @Test("A Focus holds an active notification back, and the summary keeps it for later")
    func focus() throws {
        #expect(try display { $0.quiet = .focus } == Self.quiet)
        #expect(try display(on: 14) { $0.quiet = .focus } == Self.all)
        var summary = Self.quiet
        summary.place = .summary
        #expect(try display { $0.quiet = .summary } == summary)
        #expect(try display { $0.quiet = [.focus, .summary] } == summary)
        #expect(try display("passive") { $0.quiet = .summary } == Self.quiet)
    }

    @Test("A time-sensitive notification passes both, if the app has the capability")
    func timeSensitive() throws {
        for quiet in [QuietModes.focus, .summary] {
            #expect(
                try display("time-sensitive") {
                    $0.quiet = quiet
                    $0.authorization.insert(.timeSensitive)
                } == Self.all)
            #expect(try display("time-sensitive") { $0.quiet = quiet }.place != .screen)
        }
    }

    @Test("The switch silences all but a critical notification")
    func muted() throws {
        var silent = Self.all
        silent.sound = nil
        #expect(try display { $0.quiet = .muted } == silent)
        #expect(try display("critical") { $0.quiet = .muted } == silent)
        #expect(
            try display("critical") {
                $0.quiet = [.muted, .focus, .summary]
                $0.authorization.insert(.critical)
            } == Self.all)
    }

    @Test("A critical sound is critical too, from iOS 12 on")
    func criticalSound() throws {
        let payload = try Payload(
            json: #"{"aps":{"alert":"hello","sound":{"critical":1,"name":"alarm.caf"}}}"#)
        for version in [11, 12, 18] {
            var scenario = Scenario(
                IOSVersion(version),
                app: .background, delegates: .userNotifications)
            scenario.quiet = .muted
            #expect(scenario.plan(for: payload).display.sound == nil)
            scenario.authorization.insert(.critical)
            #expect((scenario.plan(for: payload).display.sound != nil) == (version >= 12))
        }
    }

    @Test("A critical sound that is not permitted leaves the level as the sender states it")
    func criticalSoundWithoutPermission() throws {
        for (level, place) in [
            ("passive", NotificationDisplay.Place.notificationCenter), ("active", .summary),
            ("time-sensitive", .screen), ("critical", .summary),
        ] {
            let payload = try Payload(
                json: """
                    {"aps":{"alert":"hello","interruption-level":"\(level)",\
                    "sound":{"critical":1,"name":"alarm.caf"}}}
                    """)
            var scenario = AppModel.modern.settings.applied(to: .ofTheApp)
            scenario.appState = .background
            scenario.quiet = .summary
            scenario.authorization.insert(.timeSensitive)
            #expect(scenario.plan(for: payload).display.place == place, "\(level)")
        }
    }

    @Test("The effects in the foreground are as quiet as elsewhere")
    func foregroundEffects() throws {
        let payload = try Payload(json: #"{"aps":{"badge":3,"sound":"default"}}"#)
        var scenario = Scenario(.iOS(12))
        scenario.unconfirmed.foregroundEffects = .badgeAndSound
        let loud = NotificationDisplay(badge: 3, sound: APSSound(name: "default"))
        #expect(scenario.plan(for: payload).display == loud)
        scenario.quiet = .muted
        #expect(scenario.plan(for: payload).display == NotificationDisplay(badge: 3))
        scenario.authorization.insert(.provisional)
        #expect(scenario.plan(for: payload).display == .nothing)
    }

    @Test("An alert that the app does not present has no place, and is no step")
    func placeOfNothing() throws {
        var scenario = AppModel.modern.settings.applied(to: .ofTheApp)
        scenario.quiet = .focus
        scenario.presentationOptions = []
        let payload = try Payload(json: #"{"aps":{"alert":"hello"}}"#)
        #expect(scenario.plan(for: payload).steps == [.callback(.willPresent(.active))])
    }

    @Test("Provisional permission shows in Notification Center only, without badge and sound")
    func provisional() throws {
        var shown = Self.quiet
        shown.badge = nil
        #expect(try display { $0.authorization.insert(.provisional) } == shown)
        #expect(try display(on: 11) { $0.authorization.insert(.provisional) } == Self.all)
    }

    @Test("Each type of notification is denied on its own")
    func denied() throws {
        #expect(
            try display { $0.permission = [.badge, .sound] }
                == NotificationDisplay(badge: 3, sound: APSSound(name: "default")))
        #expect(
            try display { $0.permission = .alert } == NotificationDisplay(showsAlert: true))
        #expect(try display { $0.authorization = [.provisional] } == .nothing)
    }

    @Test(
        "None of it changes the callbacks of a tap",
        arguments: QuietModes.allNamed.map(\.options), [nil, "passive", "critical"])
    func taps(quiet: QuietModes, level: String?) throws {
        let member = level.map { #","interruption-level":"\#($0)""# } ?? ""
        let payload = try Payload(json: #"{"aps":{"alert":"hello"\#(member)}}"#)
        for state in AppState.allCases {
            var scenario = AppModel.modern.settings.applied(to: .ofTheApp)
            scenario.appState = state
            scenario.action = .tap
            let callbacks = scenario.plan(for: payload).callbacks
            scenario.quiet = quiet
            scenario.authorization.insert(.provisional)
            #expect(scenario.plan(for: payload).callbacks == callbacks)
        }
    }

    @Test("A waiting notification is said to wait where it is")
    func waiting() throws {
        for (quiet, place) in [
            (QuietModes.focus, "waits in Notification Center"),
            (.summary, "waits for the scheduled summary"), (.muted, "waits on the screen"),
        ] {
            var scenario = AppModel.modern.settings.applied(to: .ofTheApp)
            scenario.appState = .background
            scenario.quiet = quiet
            let plan = scenario.plan(for: try Payload(json: #"{"aps":{"alert":"hello"}}"#))
            #expect(plan.reason?.description.contains(place) == true)
            #expect(plan.isWaiting)
        }
    }
}
