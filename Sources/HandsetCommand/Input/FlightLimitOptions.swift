import ArgumentParser

/// How much may be read ahead of what is written.
struct FlightLimitOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Read at most so many payloads whose answers are not written.", valueName: "count"))
    var maximumInFlight = 65_536

    @Option(
        help: ArgumentHelp(
            "Hold at most so many bytes of answers, and one answer of each job, for a reader that does not "
                + "read.", valueName: "count"))
    var maximumHeldBytes = 64 << 20

    func validate() throws {
        for (option, count) in [
            ("--maximum-in-flight", maximumInFlight), ("--maximum-held-bytes", maximumHeldBytes),
        ] where !(1...(1 << 40)).contains(count) {
            throw ValidationError("\(option) is \(count); give a number from 1 to \(1 << 40).")
        }
    }
}
