extension ScenarioMatrix {
    /// The result of a payload in one state of the app, with one action of the user.
    public struct Row: Sendable {
        /// The reception of the payload: all that became of it.
        public let reception: Reception
        /// True if the row shows another fate of a silent push than the scenario's.
        public let isOfSilentPush: Bool
        /// True if the rules find other sessions than the matrix's, after this action.
        public let findsOtherSessions: Bool

        /// The result by the app's description, if that is something else; `nil` if it is the same, or if there is none.
        package internal(set) var described: Description?
        /// The reports of a web view on the statements; empty if none has evaluated them.
        package var reports: [StatementReport] = []
        /// The unknown things on which the fate rests; empty if it rests on none.
        package var grounds: [CellGround] = []
        /// The claims about iOS that decided the plan; `nil` if they were not wanted.
        package internal(set) var claims: [ClaimName]?

        /// The version, the state and the action.
        public var scenario: Scenario { reception.scenario }
        /// The steps at the device.
        public var plan: ScenarioPlan { reception.plan }
        /// The fate of the sessions.
        public var fate: Fate { reception.fate }
        /// The run of the app's own code; `nil` for an app that is described.
        package var run: AppRun? { reception.run }
        /// The things that the app's own code has opened for the payload.
        package var effects: [AppEffect] { reception.effects }

        /// The reason why no session is opened; `nil` if one is opened, or if there is none.
        package var reason: FateWords? { fate.reason.map { FateWords($0) } }

        /// True if the app's own code was at fault, or a web view has refused or not ended a statement.
        package var hasFault: Bool {
            run?.faults.contains(where: \.isJudged) == true || reports.contains { !$0.hasSucceeded }
        }

        /// `isOfSilentPush` is true if the row shows a fate of silent pushes.
        package init(
            _ reception: Reception, isOfSilentPush: Bool = false, findsOtherSessions: Bool = false
        ) {
            self.reception = reception
            self.isOfSilentPush = isOfSilentPush
            self.findsOtherSessions = findsOtherSessions
        }

        /// The user's action, or the delivery of the silent push if the row shows that.
        package var occasion: String {
            isOfSilentPush ? scenario.silentDelivery.rawValue : scenario.action.rawValue
        }

        /// The last method that gets the payload, or `shown`, or `-`, if it is not known what a tap opens.
        package var callWord: String {
            plan.callbacks.last(where: \.carriesPayload)?.selector.shortName
                ?? (plan.display.showsAlert ? "shown" : "-")
        }

        package var json: JSONText { json(tellsLooks: false) }

        /// Returns the row as an object, in which each callback may say if the app looks in it for what a tap opens.
        package func json(tellsLooks: Bool) -> JSONText {
            .object(
                [
                    "ios": .string(scenario.application.systemVersion.description),
                    "appState": .string(scenario.appState.rawValue),
                    "action": .string(scenario.action.rawValue),
                    "silent": isOfSilentPush ? .string(scenario.silentDelivery.rawValue) : nil,
                    "possible": .boolean(plan.isActionPossible),
                    "callbacks": .array(
                        plan.callbacks.map {
                            Self.json(of: $0, looked: tellsLooks ? plan.looks(in: $0) : nil)
                        }), "shown": .object(plan.display.members()), "fate": FateWords(fate).json,
                    "times": .integer(fate.times),
                    "log": .array(plan.systemMessages.map { .string($0.description) }),
                    "reason": reception.reason.map { FateWords($0).json },
                    "restsOn": grounds.isEmpty ? nil : .texts(grounds.map(\.name)),
                    "claims": claims.map { .texts($0.map(\.rawValue)) },
                    "sessions": findsOtherSessions
                        ? .texts(reception.routes.map(\.match.session)) : nil,
                ]
                    + reports.members
                    + [
                        "run": run.map { $0.json(effects: effects) },
                        "described": described.map { .string($0.word) },
                    ])
        }

        private static func json(of callback: AppCallback, looked: Bool?) -> JSONText {
            .object(
                [
                    "selector": .string(callback.selector.rawValue),
                    "applicationState": .integer(callback.applicationState.rawValue),
                    "payload": .boolean(callback.carriesPayload),
                    "looked": looked.map { .boolean($0) },
                ] + callback.response)
        }
    }
}
