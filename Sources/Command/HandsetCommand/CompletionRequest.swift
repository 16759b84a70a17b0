/// The request for a completion script, `--generate-completion-script SHELL`.
///
/// The program of `listen` answers it for `handset` too, because only it knows the options of `listen`.
package enum CompletionRequest {
    private static let option = "--generate-completion-script"

    package static var isMade: Bool {
        guard let first = CommandEnvironment.current.ownArguments.first else { return false }
        return first == option || first.hasPrefix(option + "=")
    }

    /// True if `handset` was asked, and has handed the request over.
    package static var isOfHandset: Bool { !ListenProgram.isRunning }

    /// Lets the program of `listen` answer; if it cannot be run, returns.
    static func handOver() {
        let count = CommandEnvironment.current.ownArguments.count
        _ = ListenProgram.execute(as: HandsetCommand.name, lastArgumentCount: count)
    }

    /// Returns a script of ArgumentParser's with what it leaves out.
    static func completed(_ script: String) -> String { CompletionScript(script).completed }
}
