import ArgumentParser
import Handset
import HandsetCommand

/// The file `ready.json` in the state directory, which exists while senders can connect.
///
/// Its members and their order are stable. A later version may add members but does not change
/// these.
struct ReadyFile {
    private static let name = "ready.json"

    private let path: String
    private let bytes: [UInt8]

    /// Creates the file, with members before `variables` and `process`.
    init(
        in directory: String, _ members: JSONMembers,
        variables: SenderVariables
    ) {
        path = "\(directory)/\(Self.name)"
        let object = variables.members.map { ($0.name, JSONText.string($0.value)) }
        bytes =
            JSONText.object(
                members
                    + [
                        "variables": .object(JSONMembers(object)),
                        "process": .integer(Platform.processIdentifier),
                    ]
            ).lines
    }

    /// Writes the file, whole or not at all.
    func write() throws(OutputError) {
        try WholeFile(path: path, newMode: 0o644, followsLink: false).output(bytes)
    }

    /// The gateway that has locked the state directory calls it.
    func remove() { Platform.removeFile(path) }

    /// Removes a file that a gateway left when it was killed.
    ///
    /// The gateway that has locked the state directory calls it.
    static func removeStale(in directory: String) {
        Platform.removeFile("\(directory)/\(name)")
    }

    /// Returns the variables of the gateway that runs in a directory; `nil` if there is none.
    ///
    /// - Throws: `ExitCode` if the folder is another user's, who could have the shell run anything.
    static func variables(
        ofGatewayIn directory: String, _ streams: StandardStreams
    ) throws -> [(name: String, value: String)]? {
        do throws(OtherUsersFile) {
            try StateFolder.check(directory)
        } catch {
            try streams.report("\(StateLockFault.foreign(error))")
            throw ExitCode(69)
        }
        // The lock tells that the gateway of the file is running: a killed one leaves its file.
        return StateLock.isHeld(in: directory) ? variables(in: directory) : nil
    }

    /// Returns the variables in the file of a running process; `nil` if there is none or it has ended.
    private static func variables(in directory: String) -> [(name: String, value: String)]? {
        guard let bytes = try? FileBytes.read("\(directory)/\(name)", of: .own),
            let ready = try? Payload(json: bytes),
            let process = ready["process"]?.integer, Platform.isRunning(process: process),
            let variables = ready["variables"]
        else { return nil }
        return variables.keys.compactMap { name in
            variables[name]?.string.map { (name, $0) }
        }
    }
}
