/// A kind of log, by the prefix of its lines.
package enum LogStyle: String, CaseIterable, Hashable, Sendable {
    /// What Console copies, with tabs.
    case console
    /// The same after the tabs were lost.
    case consoleSpaces = "console-spaces"
    /// What idevicesyslog prints, and syslog.
    case syslog
    /// What pymobiledevice3 prints.
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
