import ArgumentParser
import Foundation
import Glibc
import Handset

/// `handset listen`: runs the program `handset-listen` in place of this one.
struct Listen: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "listen", abstract: ListenProgram.abstract,
        // The program prints its own help.
        helpNames: [])

    @Argument(parsing: .captureForPassthrough) var arguments: [String] = []

    func run() throws {
        let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let path = folder.appending(path: ListenProgram.name).path(percentEncoded: false)
        // The original bytes, because a path need not be valid UTF-8.
        let given = CommandLine.unsafeArgv + (Int(CommandLine.argc) - arguments.count)
        var vector = [strdup(path)] + (0..<arguments.count).map { given[$0] } + [nil]
        // A thread of Swift's runtime blocks signals, and the new program would inherit that.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        execv(path, &vector)
        let code = errno
        let isRelease = folder.lastPathComponent == "release"
        let options = isRelease ? "-c release --static-swift-stdlib " : ""
        try StandardStreams().report(
            code == ENOENT
                ? "handset: error: \(ListenProgram.name) is not installed; build it with swift build "
                    + "\(options)--product \(ListenProgram.name), and put it next to handset"
                : "handset: error: cannot run \(SourceExcerpt.shown(path)): "
                    + String(cString: strerror(code)))
        throw ExitCode(69)
    }
}
