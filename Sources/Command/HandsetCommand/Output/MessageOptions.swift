import ArgumentParser

/// The options for messages and colours, which every subcommand has.
package struct MessageOptions: ParsableArguments {
    @Flag(name: .quiet, help: .quiet)
    var quiet = false

    @Option(help: .color)
    var color = ColourMode.auto

    package init() {}

    package var style: MessageStyle { MessageStyle(isQuiet: quiet, colour: color) }
}

extension ArgumentHelp {
    static let quiet: ArgumentHelp =
        "Write no notes to standard error, only errors, and what other options ask for."
    static let color = ArgumentHelp(
        "Use colours; auto uses them in a terminal, unless NO_COLOR is set, and with "
            + "CLICOLOR_FORCE everywhere.", valueName: "when")
}
