extension RuleResponse {
    /// The response that the app gets for an action; `nil` if it gets none.
    init?(_ choice: UserChoice) {
        switch choice.action {
        case .tap:
            self.init(actionIdentifier: UserNotificationResponse.defaultActionIdentifier)
        case .dismiss:
            self.init(actionIdentifier: UserNotificationResponse.dismissActionIdentifier)
        case .button:
            self.init(
                actionIdentifier: choice.actionIdentifier
                    ?? NotificationCategory().actionIdentifier,
                userText: choice.userText)
        case .nothing, .open: return nil
        }
    }
}

extension SessionRouter {
    /// Lets the rules read the identifier and the text of the user's response.
    package mutating func answer(_ choice: UserChoice) {
        let response = RuleResponse(choice)
        // An assignment prepares all searches again.
        guard rules.areUnanswered(by: response) else { return }
        rules = rules.answered(by: response)
    }
}
