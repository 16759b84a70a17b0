import Foundation
import Handset

/// The program that runs `handset listen`.
///
/// It is built separately, because only it needs the gateway.
package enum ListenProgram {
    /// The name of its file, which is next to that of `handset`.
    package static let name = "handset-listen"

    /// The description in the help.
    package static let abstract =
        "Stand in for Apple's push service on this machine, and deliver what arrives to the app."

    /// The folder of `handset` and of this program.
    private static var folder: URL {
        URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    }

    /// True if `handset` is a release build of SwiftPM.
    static var isBesideRelease: Bool { folder.lastPathComponent == "release" }

    /// The path of the folder that its file belongs into.
    static var folderPath: String { folder.path(percentEncoded: false) }

    /// The path of its file.
    static var path: String { folder.appending(path: name).path(percentEncoded: false) }

    /// Writes the help of `handset listen` as far as it is known without the program.
    static func writeOverview() throws(OutputError) {
        let output = StandardStreams(.ofCommandLine).output
        try output.write(
            """
            OVERVIEW: \(abstract)

            USAGE: handset listen [<options>]

            The options are those of the program \(name), which prints them.

            """.utf8)
        try output.flush()
    }

    /// Runs it in place of this process, with the last arguments of this process.
    ///
    /// - Parameters:
    ///   - name: The name that it sees as its own; its path by default.
    ///   - count: The number of last arguments.
    /// - Returns: The reason why it did not start.
    static func execute(as name: String? = nil, lastArgumentCount count: Int) -> Platform.Failure {
        Platform.execute(path, as: name, lastArgumentCount: count)
    }
}
