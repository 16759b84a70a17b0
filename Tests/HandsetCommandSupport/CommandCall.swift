import Foundation
import HandsetTestSupport

/// A run of `handset`, in the process of the tests where that is possible.
///
/// A start of the program takes four times as long as the run of most commands: the loader binds its libraries, and
/// Swift looks for conformances, each time anew.
struct CommandCall {
    var arguments: [String]
    /// The working folder; `nil` is the top level of the repository.
    var folder: String?
    var input: [UInt8]
    /// The variables that the environment of the tests has not; `nil` removes one.
    var variables: [String: String?] = [:]
    /// True if standard error goes to standard output.
    var joinsStreams = false

    init(_ arguments: [String], in folder: String? = nil, input: [UInt8] = []) {
        (self.arguments, self.folder, self.input) = (arguments, folder, input)
    }

    /// Options whose work belongs to a whole process: programs that write to its standard error, threads that do not
    /// have the working folder, the memory of the process, and whatever ends by a signal.
    private static let optionsOfProcesses = [
        "--against", "--exec", "--experimental-", "--generate-completion-script", "--handler",
        "--jobs", "--package", "--watch", "--web-view", "-j",
    ]

    /// False for what only a process can do.
    var fitsInProcess: Bool {
        guard let first = arguments.first else { return false }
        // The width of help is that of the process.
        return variables["COLUMNS"] == nil
            && !["listen", "phone", "send", "help", "hunt"].contains(first)
            && !arguments.contains { argument in
                argument.hasPrefix("memory=") || argument.contains("exec:")
                    || Self.optionsOfProcesses.contains { argument.hasPrefix($0) }
            }
    }

    /// Runs the command.
    func result() throws -> CommandResult {
        if fitsInProcess, let output = try CommandThread.output(of: self) {
            return CommandResult(
                output: String(decoding: output.bytes, as: UTF8.self), errors: output.errors,
                status: output.status)
        }
        return try CommandResult.program("handset", arguments, in: folder, input: input)
    }
}
