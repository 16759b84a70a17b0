/// A service extension that is a program: it reads a payload from its standard input, and writes the one that
/// takes its place to its standard output.
///
/// The program has no arguments. Its errors go to standard error. A program that does not end in time is
/// killed, with its process group.
///
/// ```swift
/// let device = Device(application: Application(systemVersion: IOSVersion(18)))
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","mutable-content":1}}"#)
/// let result = await device.runServiceExtension(ProgramServiceExtension(program: "cat"), for: payload)
/// print(result.faults.count, result.outcome.payload(changedFrom: payload)["aps"]?["alert"]?.string ?? "")
/// // 0 hello
/// ```
public struct ProgramServiceExtension: PayloadServiceExtension {
    /// The program: a path if it contains a `/`, otherwise a name to be found in `PATH`.
    public let program: String

    /// Creates a service extension.
    ///
    /// - Parameter program: A path if it contains a `/`, otherwise a name to be found in `PATH`.
    public init(program: String) {
        self.program = program
    }

    /// Runs the program and waits for its end.
    ///
    /// - Throws: ``ProgramError`` if the program cannot be started, or does not exit with status 0, and
    ///   ``PayloadRefusal`` if its output is not a payload.
    public func payload(for payload: Payload) async throws -> Payload {
        let output: Int32
        do {
            output = try Platform.openTemporaryFile(holding: [])
        } catch {
            throw ProgramError(program: program, problem: .cannotPassRecord(error.description))
        }
        defer { try? Platform.closeFile(output) }
        let json = JSONText(payload.userInfo).bytes
        try await ProgramRun(program: program, argument: nil, input: json + [UInt8(ascii: "\n")])
            .run(output: output, errors: Platform.standardError)
        // One byte more than a payload may have, so that a larger one is refused as such.
        let bytes = try Platform.bytes(
            ofFile: output, upTo: PayloadReader.defaultMaximumByteCount + 1)
        var changed = try Payload(json: bytes, source: program)
        changed.origin = payload.origin
        return changed
    }
}
