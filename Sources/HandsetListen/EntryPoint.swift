import HandsetCommand

/// Where the process of `handset-listen` begins.
@main
enum EntryPoint {
    static func main() {
        // Before there is a second thread, which would take the signals.
        TerminationSignals.block()
        CommandProcess.run(ListenCommand.self)
    }
}
