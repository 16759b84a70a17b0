extension APSContent {
    /// Everything about a content that the plan of a scenario depends on.
    ///
    /// Two contents with the same facts have the same plan in every scenario.
    struct Facts: Hashable, Sendable {
        let hasAlert: Bool
        let hasUnusableAlert: Bool
        let badge: Int?
        let sound: APSSound?
        let isContentAvailable: Bool
        let saysContentAvailable: Bool
        let category: String?
        let interruptionLevel: String?
        let otherReceiver: String?
    }

    var facts: Facts {
        Facts(
            hasAlert: hasAlert, hasUnusableAlert: hasUnusableAlert, badge: badge, sound: sound,
            isContentAvailable: isContentAvailable, saysContentAvailable: saysContentAvailable,
            category: category, interruptionLevel: interruptionLevel,
            otherReceiver: otherReceiver)
    }
}
