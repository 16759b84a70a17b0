import ArgumentParser
import Foundation
import Handset
import Synchronization

/// The program that runs `handset listen`, `phone` and `send`.
///
/// It is built separately, because only it needs the gateway. Packages have both in one program.
package enum ListenProgram {
    private static let containment = Atomic(false)

    /// True if the program of this process is both `handset` and this one.
    static var isContained: Bool { containment.load(ordering: .relaxed) }

    /// Lets `handset` start this program from its own file.
    package static func becomeContained() { containment.store(true, ordering: .relaxed) }

    /// True if this process has the name of the program, whatever its folder.
    package static var isRunning: Bool { isName(CommandEnvironment.current.arguments.first ?? "") }

    /// Returns true for the name of the program, and for a path that ends with it.
    package static func isName(_ path: String) -> Bool {
        path.split(separator: "/").last.map(String.init) == name
    }

    /// The name of its file, next to the file of `handset`.
    package static let name = "handset-listen"

    package static let abstract =
        "Stand in for Apple's push service on this machine, and deliver what arrives to the app."

    /// The name of the subcommand that it runs besides.
    package static let phone = "phone"

    package static let phoneAbstract =
        "Show a phone on a page in the browser, for payloads of files or pasted ones."

    /// The name of the subcommand of senders.
    package static let send = "send"

    package static let sendAbstract =
        "Send a payload or a sample to a running listen, as a server would, and print the answer."

    /// The subcommands that it runs by their names; without a name it runs `listen`.
    package static let named = [phone, send]

    /// The file of this process, whatever its name is now.
    private static let ownFile = "/proc/self/exe"

    private static var ownPath: URL { URL(filePath: ownFile).resolvingSymlinksInPath() }

    /// The folder of `handset` and of this program.
    private static var folder: URL { ownPath.deletingLastPathComponent() }

    /// True if `handset` is a release build of SwiftPM.
    static var isBesideRelease: Bool { folder.lastPathComponent == "release" }

    /// The path of the folder that its file belongs into.
    static var folderPath: String { folder.path(percentEncoded: false) }

    static var path: String { folder.appending(path: name).path(percentEncoded: false) }

    /// Runs it in place of this process with the last arguments; throws the exit code if it cannot be run.
    static func run(
        _ subcommand: String, _ arguments: [String], lastArgumentCount count: Int
    ) throws {
        // `help listen` is typed in another order.
        let isHelp = CommandEnvironment.current.ownArguments.first == "help"
        let failure = execute(
            lastArgumentCount: count,
            or: isHelp ? named.filter { $0 == subcommand } + ["--help"] : nil)
        if failure == .missing, arguments.first.map(["--help", "-h", "help"].contains) == true {
            try writeOverview(of: subcommand)
        }
        let options = isBesideRelease ? "-c release --static-swift-stdlib " : ""
        try StandardStreams(.ofCommandLine).report(
            failure == .missing
                ? "handset: error: \(name) is not installed; build it with swift build "
                    + "\(options)--product \(name), and put it next to handset, in "
                    + SourceExcerpt.shown(folderPath)
                : "handset: error: cannot run \(SourceExcerpt.shown(path)): \(failure)"
        )
        throw ExitCode(69)
    }

    /// Writes the help of a subcommand as far as it is known without the program.
    private static func writeOverview(of subcommand: String) throws(OutputError) {
        let output = StandardStreams(.ofCommandLine).output
        let overview = [phone: phoneAbstract, send: sendAbstract][subcommand] ?? abstract
        try output.write(
            """
            OVERVIEW: \(overview)

            USAGE: handset \(subcommand) [<options>]

            The options are those of the program \(name), which prints them.

            """.utf8)
        try output.flush()
    }

    /// Runs it in place of this process with its last arguments; returns the reason why it did not start.
    ///
    /// `name` is the name that it sees as its own; its path by default. Other `arguments` stand for the last ones.
    static func execute(
        as name: String? = nil, lastArgumentCount count: Int, or arguments: [String]? = nil
    ) -> Platform.Failure {
        func execute(_ file: String) -> Platform.Failure {
            Platform.execute(file, as: name ?? path, lastArgumentCount: count, or: arguments)
        }
        guard isContained else { return execute(path) }
        // One program decides by its name. By its path, `ps` names it; a file that was replaced has none.
        _ = execute(ownPath.path(percentEncoded: false))
        return execute(ownFile)
    }
}
