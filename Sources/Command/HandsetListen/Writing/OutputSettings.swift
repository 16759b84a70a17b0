import HandsetCommand

struct OutputSettings {
    var app: AppOptions
    var style: MessageStyle
    /// The file for data; `nil` for standard output.
    var output: String?
    var refused: String?
    /// The folder for the notifications of senders, or `nil`.
    var record: String?
    /// The number of notifications of earlier runs that the page has.
    var recordedCount = 0
    /// The number of notifications after which the run ends, or `nil`.
    var count: Int?
    /// The suite of the cases that are expected, or `nil`.
    var expect: String?
    var reports: [ReportOption] = []
    /// The format of cells in which an app's own code has run.
    var formatOfCells = ReceiveFormat.javascript
    /// The largest number of lines about notifications that do not reach the app.
    var maximumLines: Int

    init(_ command: ListenCommand) {
        app = command.app
        style = command.messages.style
        output = command.output.output
        record = command.output.record
        count = command.count
        expect = command.suite
        reports = command.sender.report
        maximumLines = command.limits[.lines]
    }

    /// Creates the settings of `handset phone`, whose reader of the sources keeps rejected bytes.
    init(_ command: PhoneCommand) {
        app = command.app
        style = command.input.messages
        formatOfCells = command.answers.format
        maximumLines = 0
    }
}
