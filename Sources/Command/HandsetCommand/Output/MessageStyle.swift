import Handset

/// The way in which messages and text for people are written.
package struct MessageStyle: Sendable {
    package let isQuiet: Bool
    let colours: Colours
    /// The form of messages on standard error.
    let messages: MessageText
    let outputFold: TextFold

    /// Creates a style for the standard streams as they are.
    package init(isQuiet: Bool = false, colour: ColourMode = .auto) {
        self.isQuiet = isQuiet
        colours = Colours(colour)
        messages = MessageText(
            isColoured: colours.isErrorColoured,
            fold: TextFold(width: Platform.columnCount(of: CommandEnvironment.current.error)))
        outputFold = TextFold(width: Platform.columnCount(of: CommandEnvironment.current.output))
    }

    /// The style of a command line that could not be parsed.
    static var ofCommandLine: MessageStyle {
        MessageStyle(colour: ColourMode.given(in: CommandEnvironment.current.arguments))
    }
}
