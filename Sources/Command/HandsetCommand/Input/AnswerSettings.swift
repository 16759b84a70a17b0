package import Handset
import HandsetWeb

/// The settings for the sessions of a payload, and for the output.
package struct AnswerSettings: Sendable {
    let format: ReceiveFormat
    /// The byte after each thing that is written.
    var terminator = UInt8(ascii: "\n")
    /// The handler of sessions whose rule names none.
    var handler = HandlerName.lookup
    /// The web view in the place of the handler `lookup`; `nil` if nothing evaluates statements.
    var webView: WebView?
    package var requiresSession = false
    package var reportsHazards = false
    /// True if a record has the payload too, whatever has brought it.
    package var recordsPayload = false
    package var log = LogMode.auto
    package var logWriting = LogWriting.app
    /// The iOS version that an option gives.
    package var version: IOSVersion?
    /// The number of payloads to process in parallel; `nil` for the number of processors.
    package var jobs: Int?
    /// True if others tell what became of a payload, so that nothing is written of it.
    package var isToldElsewhere = false
    /// True if programs may write to the terminal themselves.
    var letsProgramsWrite = false

    package init(format: ReceiveFormat) {
        self.format = format
    }

    var isLogging: Bool {
        switch log {
        case .always, .bare: true
        case .never: false
        // Whoever names a form wants to see it.
        case .auto: logWriting == .system || StandardStreams.isErrorTerminal
        }
    }
}
