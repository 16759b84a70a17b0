import ArgumentParser

/// The options for messages and colours, which every subcommand has.
package struct MessageOptions: ParsableArguments {
    @Flag(
        name: .quiet,
        help: "Write no notes to standard error, only errors, and what other options ask for.")
    var quiet = false

    @Option(
        help: ArgumentHelp(
            "Use colours; auto uses them in a terminal, unless NO_COLOR is set, and with "
                + "CLICOLOR_FORCE everywhere.", valueName: "when"))
    var color = ColourMode.auto

    package init() {}

    /// The style of messages that the options ask for.
    package var style: MessageStyle { MessageStyle(isQuiet: quiet, colour: color) }
}
