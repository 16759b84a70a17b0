import Handset
import HandsetFacts
import HandsetLint

extension Mistake {
    static let ofDevices: [Mistake] = [endedByUser, lowPower, focus, refreshOff]

    private static let endedByUser = Mistake(
        "ended-by-user",
        "the user has swiped the app away, and nothing but the user starts it again",
        effect: "A silent push launches no app that the user has ended.",
        change: "send an alert beside it, and fetch when the app becomes active again",
        lines: [#"{"aps": {"alert": {"title": "…", "body": "…"}, "content-available": 1}}"#],
        at: .waking, seen: [.notWoken, .notShown]
    ) { complaint in
        guard
            complaint.scenario.appState == .forceQuit || complaint.mentions("swipe")
                || complaint.mentions("force quit") || complaint.mentions("force-quit"),
            let content = complaint.content,
            !content.hasAlert || content.isContentAvailable && complaint.has(.notWoken)
        else { return nil }
        return Sign()
    }

    private static let lowPower = Mistake(
        "low-power", "iOS saves power, or the app has had its share of silent pushes",
        effect:
            "Silent pushes come late, merged, or not at all: two or three in an hour are what Apple names.",
        change: "send what the user must see as an alert, and fetch when the app becomes active",
        at: .device, seen: [.notWoken, .late]
    ) { complaint in
        let isSilent = complaint.content.map { !$0.hasAlert && $0.isContentAvailable } ?? true
        guard isSilent else { return nil }
        if complaint.scenario.silentDelivery != .delivered { return Sign() }
        guard complaint.isTold, complaint.has(.late), complaint.has(.notWoken) else { return nil }
        return Sign(
            [Cause.Place](), .likely, decides: "Low Power Mode, and dasd in the device's log")
    }

    private static let focus = Mistake(
        "focus", "a Focus keeps the notification from the screen",
        effect: "It waits in Notification Center, and the screen stays dark.",
        change:
            #"send "interruption-level": "time-sensitive" if it may not wait, and add its entitlement"#,
        lines: [#""interruption-level": "time-sensitive""#], at: .display,
        seen: [.notShown, .sound, .late]
    ) { complaint in
        guard
            complaint.scenario.quiet.contains(.focus)
                || complaint.isTold && complaint.mentions("focus")
                || complaint.isTold && complaint.mentions("do not disturb"),
            let content = complaint.content, content.hasAlert,
            !["time-sensitive", "critical"].contains(content.interruptionLevel ?? "")
        else { return nil }
        return Sign()
    }

    private static let refreshOff = Mistake(
        "background-refresh-off", "the user has turned Background App Refresh off",
        effect: "Silent pushes wake no app then.",
        change: "send an alert, and fetch when the app becomes active: the user alone turns it on",
        at: .waking, seen: [.notWoken]
    ) { complaint in
        guard !complaint.scenario.refreshesInBackground,
            complaint.content?.isContentAvailable == true,
            complaint.content?.hasAlert == false
        else { return nil }
        return Sign()
    }
}
