import ArgumentParser
import HandsetCommand
import HandsetSuites

/// The options for the sender: its program, and what is expected of it.
struct SenderOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Run this command line of the shell when the gateway is ready. Exit when it ends: with its "
                + "status if that is not 0. Its environment has the gateway's addresses, "
                + "certificates and keys; it shares standard input, output and error. The gateway "
                + "takes free ports and a temporary folder where no option names others.",
            valueName: "command"),
        completion: .file())
    var exec: String?

    @Flag(
        help: ArgumentHelp(
            "Start no gateway: wait until the one of the same --state-directory is ready, and print "
                + "its environment variables as lines of the shell for eval."))
    var printEnvironment = false

    @Option(
        help: ArgumentHelp(
            "Exit with status 0 after this many notifications have reached the app; broadcasts count too. Or "
                + "expect the cases of this suite, in the format of `handset test`: a notification with the "
                + "payload of each, with the result that it states, and no other; status 1 unless all is as "
                + "expected. With --exec, exit after the program.", valueName: "count or suite"),
        completion: .jsonFile, transform: ExpectationOption.init)
    var expect: [ExpectationOption] = []

    @Option(
        help: ArgumentHelp(
            "Write a report on the cases of --expect to this file too, as `handset test` writes it: "
                + "\(SuiteReportFormat.listedNames). Repeatable.", valueName: "format=file"),
        completion: .values(ReportOption.names.map { "\($0)=" }), transform: ReportOption.init)
    var report: [ReportOption] = []

    @Option(
        help: ArgumentHelp(
            "Exit after this time, with status 1 if fewer notifications than --expect says, or none without "
                + "it, have reached the app. With --exec, end the program after this time, and exit "
                + "with status 1. With --print-environment, wait this long. (default: no limit; 10 "
                + "with --print-environment)", valueName: "seconds"))
    var timeout: Double?

    func validate() throws {
        if let exec, exec.allSatisfy(\.isWhitespace) {
            throw ValidationError(
                "The command after --exec is empty; give a command line, such as 'npm test'.")
        }
        if exec?.utf8.contains(0) == true {
            throw ValidationError("The command after --exec contains a NUL character; remove it.")
        }
        if exec != nil, printEnvironment {
            throw ValidationError(
                "--exec and --print-environment cannot be used together; the program of --exec has "
                    + "these variables already.")
        }
        if let timeout, !(0.001...31_536_000).contains(timeout) {
            throw ValidationError(
                "--timeout is \(timeout); give seconds from 0.001 to 31536000, which is a year.")
        }
    }
}
