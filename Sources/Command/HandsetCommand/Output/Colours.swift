import Handset

/// The decision about which of the standard streams get colours.
///
/// The option comes first, then `NO_COLOR` (no-color.org), then `CLICOLOR_FORCE` and `FORCE_COLOR`. Without
/// any of them, a terminal gets colours, unless `CLICOLOR` is 0 or `TERM` is dumb (bixense.com/clicolors).
struct Colours: Sendable {
    /// True if text for people on standard output has colours.
    let isOutputColoured: Bool
    /// True if the words `error:` and `warning:` on standard error have colours.
    let isErrorColoured: Bool

    init(
        _ mode: ColourMode,
        variable: (String) -> String? = Platform.environmentVariable,
        isTerminal: (Int32) -> Bool = Platform.isTerminal
    ) {
        let isForced = Self.isForced(mode, variable)
        (isOutputColoured, isErrorColoured) = (
            isForced ?? isTerminal(CommandEnvironment.current.output),
            isForced ?? isTerminal(CommandEnvironment.current.error)
        )
    }

    /// Returns true or false if it does not depend on the stream.
    private static func isForced(
        _ mode: ColourMode, _ variable: (String) -> String?
    ) -> Bool? {
        switch mode {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        func value(_ name: String) -> String? { variable(name).flatMap { $0.isEmpty ? nil : $0 } }
        if value("NO_COLOR") != nil { return false }
        if let value = value("CLICOLOR_FORCE"), value != "0" { return true }
        if let value = value("FORCE_COLOR") { return !["0", "false"].contains(value) }
        return value("CLICOLOR") == "0" || variable("TERM") == "dumb" ? false : nil
    }
}
