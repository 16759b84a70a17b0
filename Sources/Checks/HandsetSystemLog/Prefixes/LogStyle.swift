/// A kind of log, by the prefix of its lines.
package enum LogStyle: String, CaseIterable, Hashable, Sendable {
    /// The lines that Console copies, with tabs.
    case console
    /// The same after the tabs were lost.
    case consoleSpaces = "console-spaces"
    /// The lines of idevicesyslog, and of syslog.
    case syslog
    /// The lines of pymobiledevice3.
    case pymobiledevice
    /// `log show` and `log stream` in columns.
    case columns
    /// `log show --style syslog`.
    case localhost
    /// `log show --style compact`.
    case compact
    /// `log show --style json` and `ndjson`.
    case json
    /// Xcode, which puts the facts below the message.
    case xcode
    /// NSLog's, of an app alone.
    case nslog
    /// A time and a process, as people shorten lines by hand.
    case short
    /// No prefix.
    case bare
}
