import ArgumentParser

/// How long a handler may take.
struct HandlerLimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("How long a program may run for one session.", valueName: "seconds"))
    var timeLimit = 30.0

    func validate() throws {
        guard (0.001...86_400).contains(timeLimit) else {
            throw ValidationError(
                "--time-limit is \(timeLimit); give seconds from 0.001 to 86400.")
        }
    }
}
