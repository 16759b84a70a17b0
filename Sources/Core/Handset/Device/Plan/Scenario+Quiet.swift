extension Scenario {
    func display(of content: APSContent) -> NotificationDisplay {
        var display = content.display.limited(to: permission)
        let level = level(of: content)
        if level == .critical { return display }
        let isProvisional = isProvisional
        if isProvisional { display.badge = nil }
        let place = isProvisional ? .notificationCenter : place(of: level)
        if place != .screen || quiet.contains(.muted) { display.sound = nil }
        if display.showsAlert { display.place = place }
        return display
    }

    private var isProvisional: Bool {
        authorization.contains(.provisional) && version >= IOSVersion(12)
    }

    private func place(of level: InterruptionLevel) -> NotificationDisplay.Place {
        guard version >= IOSVersion(15) else { return .screen }
        switch level {
        case .passive: return .notificationCenter
        case .active where quiet.contains(.summary): return .summary
        case .active where quiet.contains(.focus): return .notificationCenter
        case .active, .timeSensitive, .critical: return .screen
        }
    }

    /// Lower than the payload's level where the user or the app's entitlements do not allow that one.
    func level(of content: APSContent) -> InterruptionLevel {
        let named =
            version < IOSVersion(15)
            ? nil : content.interruptionLevel.flatMap { InterruptionLevel(named: $0) }
        let hasCriticalSound = version >= IOSVersion(12) && content.sound?.isCritical == true
        if hasCriticalSound || named == .critical, authorization.contains(.critical) {
            return .critical
        }
        return switch named {
        case .passive: .passive
        case .timeSensitive where authorization.contains(.timeSensitive): .timeSensitive
        case .active, .timeSensitive, .critical, nil: .active
        }
    }

    /// True if new content calls an app that is not on the screen, unless the user has ended it.
    var mayWakeApp: Bool {
        methods.contains(.fetch) && backgroundModes.contains(.remoteNotification) && mayBeWoken
    }

    /// Returns true if a notification has new content, and nothing to show or play.
    func isSilent(_ content: APSContent) -> Bool {
        hasNewContent(content) && content.display == .nothing
    }
}
