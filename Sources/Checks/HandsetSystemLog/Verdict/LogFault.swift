/// Whose doing it is that a push ended where it did.
package enum LogFault: String, CaseIterable, Hashable, Sendable {
    case sender, app
    /// The user's settings, and what the user did.
    case settings
    /// iOS, Apple's service, or the simulator.
    case system
    /// The tool that took the log, or Xcode.
    case tool
    /// Nothing was lost as far as the log shows.
    case nobody

    package var words: String {
        switch self {
        case .sender: "the sender's"
        case .app: "the app's"
        case .settings: "the user's settings or doing"
        case .system: "iOS's own"
        case .tool: "the tool's"
        case .nobody: "nobody's, as far as this log shows"
        }
    }
}
