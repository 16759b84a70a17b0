import ArgumentParser

package enum ColourMode: String, NamedChoice, Sendable {
    /// Colours in a terminal, as far as the environment does not say otherwise.
    case auto
    case always, never

    private static let option = "--color"

    /// The value on a command line that could not be parsed, or ``auto``.
    static func given(in arguments: [String]) -> ColourMode {
        let options = arguments.prefix { $0 != "--" }
        for (index, argument) in options.enumerated().reversed() {
            if argument == option, options.indices.contains(index + 1) {
                return ColourMode(rawValue: options[index + 1]) ?? .auto
            }
            if argument.hasPrefix(option + "=") {
                return ColourMode(rawValue: String(argument.dropFirst(option.count + 1))) ?? .auto
            }
        }
        return .auto
    }
}
