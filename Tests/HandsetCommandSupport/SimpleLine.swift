import Foundation
import HandsetTestSupport

/// A line of bash that only runs `handset`: in a folder, with what `echo`, `printf` or another `handset` writes for it.
///
/// ```text
/// unset HANDSET_APP; cd 'folder' && echo '{"aps":{}}' | handset lint 2>&1
/// handset read app.log 2> /dev/null | handset receive --format session < /dev/null
/// ```
package struct SimpleLine {
    private(set) var calls: [CommandCall]
    /// The calls whose standard error is thrown away, by their places.
    private var silent: Set<Int> = []

    /// Reads a line; `nil` if it has anything else that bash would do.
    ///
    /// With `joinsStreams`, the standard error of the last call goes to standard output.
    package init?(_ line: String, joiningStreams joinsStreams: Bool = false) {
        guard var commands = SimpleLineWords.commands(of: line) else { return nil }
        var variables: [String: String?] = [:]
        var folder: String?
        // What comes before the pipe, each with what ends it.
        while let first = commands.first, let word = first.words.first {
            if word == "unset", first.words.count == 2, first.end == ";" {
                variables.updateValue(nil, forKey: first.words[1])
            } else if word == "export", first.words.count == 2, first.end == ";",
                let place = first.words[1].firstIndex(of: "=")
            {
                variables[String(first.words[1][..<place])] = String(
                    first.words[1][place...].dropFirst())
            } else if word == "cd", first.words.count == 2, first.end == "&&", folder == nil,
                first.words[1].hasPrefix("/")
            {
                folder = first.words[1]
            } else {
                break
            }
            commands.removeFirst()
        }
        var input: [UInt8] = []
        if let first = commands.first, let text = first.writtenText {
            guard first.end == "|" else { return nil }
            input = Array(text.utf8)
            commands.removeFirst()
        }
        calls = []
        for (index, command) in commands.enumerated() {
            guard command.words.first == "handset",
                command.end == (index + 1 < commands.count ? "|" : "")
            else { return nil }
            var call = CommandCall(
                Array(command.words.dropFirst()), in: folder, input: index == 0 ? input : [])
            call.variables = variables
            for redirection in command.redirections {
                switch redirection {
                case "2>&1": call.joinsStreams = true
                case "2>/dev/null": silent.insert(index)
                case "</dev/null" where index == 0 && input.isEmpty: break
                default: return nil
                }
            }
            calls.append(call)
        }
        // Those before it would write between what it writes.
        guard !calls.isEmpty, !joinsStreams || calls.count == 1 else { return nil }
        if joinsStreams, silent.isEmpty { calls[0].joinsStreams = true }
    }

    /// True if the process of the tests can run each call.
    package var fitsInProcess: Bool { calls.allSatisfy(\.fitsInProcess) }

    /// Runs the calls, each with what the one before it has written.
    ///
    /// - Returns: `nil` where the system gives a thread no folder of its own; nothing has run then.
    func result() throws -> CommandResult? {
        var bytes = calls[0].input
        var errors = ""
        var status: Int32 = 0
        for (index, call) in calls.enumerated() {
            var call = call
            call.input = bytes
            guard let output = try CommandThread.output(of: call) else { return nil }
            bytes = output.bytes
            if !silent.contains(index) { errors += output.errors }
            status = output.status
        }
        return CommandResult(
            output: String(decoding: bytes, as: UTF8.self), errors: errors, status: status)
    }
}
