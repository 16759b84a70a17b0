import Handset

/// A push whose facts are read once, for many scenarios.
struct SituationPush: Sendable {
    let payload: Payload
    let pushType: PushType?
    let content: APSContent
    let facts: SituationFacts
    private let categoryName: String?
    let full: NotificationDisplay

    init(_ payload: Payload, pushType: PushType? = nil) {
        self.payload = payload
        self.pushType = pushType
        content = APSContent(payload, pushType: pushType)
        let name = content.category
        categoryName = name
        full = NotificationDisplay(
            showsAlert: content.hasAlert, badge: content.badge, sound: content.sound)
        var facts = SituationFacts()
        facts.insert(.otherType, if: content.otherReceiver != nil)
        facts.insert(.one, if: Self.isOne(payload))
        facts.insert(.yes, if: Self.isYes(payload))
        facts.insert(.alert, if: full.showsAlert)
        facts.insert(.badge, if: full.badge != nil)
        facts.insert(.sound, if: full.sound != nil)
        facts.insert(.alone, if: full == .nothing)
        facts.insert(.levelPassive, if: content.interruptionLevel == "passive")
        facts.insert(.levelTimeSensitive, if: content.interruptionLevel == "time-sensitive")
        facts.insert(.levelCritical, if: content.interruptionLevel == "critical")
        facts.insert(.criticalSound, if: full.sound?.isCritical == true)
        self.facts = facts
    }

    /// Reads a push from the JSON text of its `aps`.
    init(aps: String, pushType: PushType? = nil) throws {
        self.init(try Payload(json: #"{"aps":\#(aps),"session":"42"}"#), pushType: pushType)
    }

    /// Returns the category of the push; `nil` if it names none, or one that is not registered.
    func category(in scenario: Scenario) -> NotificationCategory? {
        guard let categoryName else { return nil }
        if scenario.categories.isEmpty { return scenario.category }
        return scenario.categories.first { $0.identifier == nil || $0.identifier == categoryName }
    }

    /// Returns the button with the identifier of the user's choice, or the first one.
    func button(in scenario: Scenario) -> NotificationAction? {
        let actions = category(in: scenario)?.actions ?? []
        guard let identifier = scenario.choice.actionIdentifier else { return actions.first }
        return actions.first { $0.identifier == identifier }
    }

    private static func isOne(_ payload: Payload) -> Bool {
        payload["aps"]?["content-available"]?.double == 1
    }

    private static func isYes(_ payload: Payload) -> Bool {
        guard let value = payload["aps"]?["content-available"] else { return false }
        switch value.kind {
        case .boolean: return value.boolean == true
        case .string: return value.string != "" && value.string != "0"
        default: return value.double.map { $0 != 0 } ?? false
        }
    }
}
