/// The request for a completion script, `--generate-completion-script SHELL`.
///
/// The program of `listen` answers it for `handset` too, because only it knows the options of `listen`.
package enum CompletionRequest {
    private static let option = "--generate-completion-script"

    package static var isMade: Bool {
        CommandLine.argc > 1
            && (CommandLine.arguments[1] == option
                || CommandLine.arguments[1].hasPrefix(option + "="))
    }

    /// True if `handset` has handed the request over.
    package static var isOfHandset: Bool { CommandLine.arguments.first == HandsetCommand.name }

    /// Lets the program of `listen` answer; if it cannot be run, returns.
    static func handOver() {
        _ = ListenProgram.execute(
            as: HandsetCommand.name, lastArgumentCount: Int(CommandLine.argc) - 1)
    }

    /// Returns a script of ArgumentParser's with what it leaves out.
    static func completed(_ script: String) -> String { CompletionScript(script).completed }
}
