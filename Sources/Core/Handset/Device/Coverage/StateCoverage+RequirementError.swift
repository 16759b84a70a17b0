extension StateCoverage {
    /// The error of a text that is not a requirement.
    ///
    /// ```swift
    /// do {
    ///     _ = try StateCoverage.Requirement("background:tab")
    /// } catch {
    ///     print(error)
    ///     // "tab" is not an action; give nothing, tap, button, dismiss, open, or * for all
    /// }
    /// ```
    public struct RequirementError: Error, Hashable, Sendable, CustomStringConvertible {
        /// A problem of a requirement.
        public enum Problem: String, Hashable, Sendable {
            /// A part is neither a name nor a state and an action.
            case notAPair = "not-a-pair"
            /// No state of the app has this name.
            case unknownState = "unknown-state"
            /// No action of the user has this name.
            case unknownAction = "unknown-action"
            /// The action is not possible in this state on any version of iOS.
            case neverPossible = "never-possible"
        }

        /// The part of the text that is wrong.
        public var text: String
        /// The problem.
        public var problem: Problem

        /// Creates an error.
        public init(_ text: String, _ problem: Problem) {
            self.text = text
            self.problem = problem
        }

        /// The finding, as part of a sentence.
        public var finding: String {
            let text = SourceExcerpt.quoted(text)
            return switch problem {
            case .notAPair: "\(text) is not a state and an action"
            case .unknownState: "\(text) is not a state"
            case .unknownAction: "\(text) is not an action"
            case .neverPossible: "\(text) is never possible"
            }
        }

        /// The advice, as part of a sentence.
        public var advice: String {
            switch problem {
            case .notAPair:
                "give taps, all, or pairs such as background:tap, with commas between them"
            case .unknownState, .unknownAction:
                "give \(names.joined(separator: ", ")), or * for all"
            case .neverPossible: "the app is on the screen already, so leave it out"
            }
        }

        /// The names that are known in this place.
        package var names: [String] {
            switch problem {
            case .notAPair: ["taps", "all"]
            case .unknownState: AppState.allCases.map(\.rawValue)
            case .unknownAction: UserAction.allCases.map(\.rawValue)
            case .neverPossible: []
            }
        }

        /// The finding and the advice.
        public var description: String { "\(finding); \(advice)" }
    }
}
