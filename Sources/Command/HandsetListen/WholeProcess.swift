import HandsetCommand

/// The entry point of the process of `handset` and `handset-listen` in one program.
package enum WholeProcess {
    /// Runs the one that the name of the program asks for.
    package static func run() {
        ListenProgram.becomeContained()
        // Completions of both need the options of `listen`.
        if ListenProgram.isRunning || CompletionRequest.isMade {
            ListenProcess.run()
        } else {
            CommandProcess.runHandset()
        }
    }
}
