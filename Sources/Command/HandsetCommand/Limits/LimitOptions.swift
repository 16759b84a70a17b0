import ArgumentParser
import Handset

/// A subcommand with limits.
package protocol LimitedCommand: SendableMetatype {
    static var limits: [Limit] { get }
}

/// The options that set the limits of a subcommand, and list them.
package struct LimitOptions<Command: LimitedCommand>: ParsableArguments {
    @Option(
        name: .customLong("limit"),
        help: ArgumentHelp(
            "Set a limit, such as \(Command.limits[0].name)=\(Command.limits[0].shownStandard). Repeatable.",
            valueName: "name=value"),
        completion: .values(Command.limits.map { "\($0.name)=" }),
        transform: { try GivenLimit($0, of: Command.limits) })
    var given: [GivenLimit] = []

    @Flag(name: .customLong("limits"), help: "List the limits and their values, and exit.")
    var isListing = false

    package init() {}

    package func validate() throws {
        guard isListing else { return }
        throw CleanExit.message(
            LimitList(Command.limits, MessageStyle.ofCommandLine.outputFold).text)
    }

    package var values: Limits { Limits(given) }
}
