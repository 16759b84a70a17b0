import ArgumentParser
import Foundation
import Glibc
import Handset

/// `handset listen`: hands over to the program that has the gateway.
struct Listen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "listen", abstract: ListenProgram.abstract,
        // The program shows its own help.
        helpNames: [])

    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

    func run() throws {
        let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let path = folder.appending(path: ListenProgram.name).path(percentEncoded: false)
        // The bytes as they came: a path need not be text.
        let given = CommandLine.unsafeArgv + (Int(CommandLine.argc) - arguments.count)
        var vector = [strdup(path)] + (0..<arguments.count).map { given[$0] } + [nil]
        // A thread of Swift's runtime blocks signals, and a new program would go on with that.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        execv(path, &vector)
        let code = errno
        let isRelease = folder.lastPathComponent == "release"
        try StandardStreams().report(
            code == ENOENT
                ? "handset listen is a program of its own, which is not built: swift build "
                    + (isRelease ? "-c release " : "") + "--product \(ListenProgram.name)"
                : "handset: error: cannot run \(SourceExcerpt.shown(path)): "
                    + String(cString: strerror(code)))
        throw ExitCode(69)
    }
}
