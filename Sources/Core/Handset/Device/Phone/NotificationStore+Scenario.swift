extension NotificationStore {
    /// Takes over the facts of a scenario.
    func update(_ scenario: Scenario) {
        var application = scenario.application
        application.applicationState = scenario.appState.applicationState
        contents.withLock { contents in
            contents.conditions.application = application
            // A user who changes the settings has decided.
            if contents.conditions.authorization != scenario.authorization {
                contents.conditions.answer = nil
            }
            contents.conditions.authorization = scenario.authorization
        }
    }

    /// Takes over the facts of a new phone, whose user allows nothing until the app asks if there is an answer.
    func begin(_ scenario: Scenario, answer: AuthorizationOptions?) {
        update(scenario)
        guard let answer else { return }
        contents.withLock { contents in
            contents.conditions.answer = answer
            contents.conditions.authorization = []
        }
    }

    /// The permission that the user grants, for which the app may have asked.
    var authorization: AuthorizationOptions { contents.withLock(\.conditions.authorization) }

    /// The app as it is at present.
    var application: Application {
        get { contents.withLock(\.conditions.application) }
        set { contents.withLock { $0.conditions.application = newValue } }
    }

    var settings: UserNotificationSettings {
        let conditions = contents.withLock(\.conditions)
        return UserNotificationSettings(
            conditions.authorization, isAsked: conditions.answer == nil,
            on: conditions.application.systemVersion)
    }

    /// True if the user was not asked yet.
    var isUndecided: Bool { contents.withLock { $0.conditions.answer != nil } }

    /// The number of questions and requests of the app, which the system answers later.
    var questionCount: Int { contents.withLock(\.questionCount) }

    func countQuestion() {
        contents.withLock { $0.questionCount += 1 }
    }

    /// Asks the user, who answers at once, and returns true if any notification is allowed.
    ///
    /// Each user is asked once. A request for provisional permission does not ask the user.
    func askUser(for options: AuthorizationOptions) throws(UserNotificationError) -> Bool {
        countQuestion()
        try require(IOSVersion(10))
        return contents.withLock { contents in
            contents.conditions.ask(for: options)
            return contents.conditions.authorization.types != []
        }
    }

    /// Asks the user as before iOS 10, and returns the types that are allowed.
    func askUser(for types: NotificationTypes) -> NotificationTypes {
        countQuestion()
        return contents.withLock { contents in
            contents.conditions.ask(for: AuthorizationOptions(rawValue: types.rawValue))
            return contents.conditions.authorization.types.intersection(types)
        }
    }

    /// Calls a completion handler later, as iOS does.
    func later(_ handler: @escaping @Sendable () -> Void) {
        countQuestion()
        handlers.call(handler, of: self)
    }
}

extension NotificationStore.Conditions {
    fileprivate mutating func ask(for options: AuthorizationOptions) {
        guard let answer else { return }
        if options.contains(.provisional), application.systemVersion >= IOSVersion(12) {
            authorization = options.intersection([.app, .critical, .provisional])
        } else {
            authorization = options.intersection(answer)
            self.answer = nil
        }
    }
}

extension AppState {
    /// The state as an app knows it.
    package var applicationState: Application.State {
        switch self {
        case .active: .active
        case .inactive: .inactive
        case .background, .suspended, .notRunning, .forceQuit: .background
        }
    }
}
