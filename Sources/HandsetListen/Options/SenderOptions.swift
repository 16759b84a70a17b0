import ArgumentParser
import HandsetCommand

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
        name: .output,
        help: ArgumentHelp(
            "Write the results to this file instead of standard output.", valueName: "file"),
        completion: .file())
    var output: String?

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
        if output == "" {
            throw ValidationError("The name after --output is empty; give a file.")
        }
    }
}
