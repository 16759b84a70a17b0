import HandsetCommand

/// The settings of the output for notifications.
struct OutputSettings {
    /// The options for the app.
    var app: AppOptions
    /// The style of messages.
    var style: MessageStyle
    /// The file for data; `nil` for standard output.
    var output: String?
    /// The file for rejected bytes, or `nil`.
    var refused: String?
    /// The folder for the notifications of senders, or `nil`.
    var record: String?
    /// The number of notifications after which the run ends, or `nil`.
    var count: Int?
    /// The suite of the cases that are expected, or `nil`.
    var expect: String?
    /// The largest number of lines about notifications that do not reach the app.
    var maximumLines: Int

    /// Creates the settings of `handset listen`.
    init(_ command: ListenCommand) {
        app = command.app
        style = command.messages.style
        output = command.sender.output
        refused = command.refused
        record = command.record
        count = command.count
        expect = command.expect
        maximumLines = command.stores.maximumLines
    }

    /// Creates the settings of `handset phone`, whose reader of the sources keeps rejected bytes.
    init(_ command: PhoneCommand) {
        app = command.app
        style = command.input.messages
        maximumLines = 0
    }
}
