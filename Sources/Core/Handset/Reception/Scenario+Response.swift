extension Scenario {
    /// Returns the user's response to a notification, as rules see it; `nil` if the user gives none.
    ///
    /// Without content, the user taps a button of the app's own category.
    func response(to content: APSContent? = nil) -> RuleResponse? {
        switch choice.action {
        case .tap:
            return RuleResponse(
                actionIdentifier: UserNotificationResponse.defaultActionIdentifier)
        case .dismiss:
            return RuleResponse(
                actionIdentifier: UserNotificationResponse.dismissActionIdentifier)
        case .button:
            let category = content.map { self.category(of: $0) } ?? category
            if let button = category?.action(of: choice, on: version) {
                return RuleResponse(
                    actionIdentifier: button.identifier,
                    userText: button.takesText ? choice.userText ?? "" : nil)
            }
            // The notification has no such button: a plan tells that, not the rules.
            return RuleResponse(
                actionIdentifier: choice.actionIdentifier ?? category?.actionIdentifier
                    ?? NotificationCategory().actionIdentifier, userText: choice.userText)
        case .nothing, .open: return nil
        }
    }
}
