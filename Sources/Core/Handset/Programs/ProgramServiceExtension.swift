/// A service extension that is a program: it reads a payload from its standard input, and writes the one that
/// takes its place to its standard output.
///
/// The program has no arguments. Its errors go to standard error by default. A program that does not end in time, or
/// writes more than a payload may have, is killed, with its process group.
///
/// ```swift
/// let scenario = Scenario(.iOS(18))
/// let payload = try Payload(json: #"{"aps":{"alert":"hello","mutable-content":1}}"#)
/// let result = await scenario.runServiceExtension(ProgramServiceExtension(program: "cat"), for: payload)
/// print(result.faults.count, result.outcome.payload(changedFrom: payload)["aps"]?["alert"]?.string ?? "")
/// // 0 hello
/// ```
public struct ProgramServiceExtension: PayloadServiceExtension {
    /// The program: a path if it contains a `/`, otherwise a name to be found in `PATH`.
    public let program: String

    private let errorDescriptor: Int32

    /// Creates a service extension.
    ///
    /// - Parameters:
    ///   - program: A path if it contains a `/`, otherwise a name to be found in `PATH`.
    ///   - errorDescriptor: The open file for the program's errors. If `nil`, standard error.
    public init(program: String, errorDescriptor: Int32? = nil) {
        self.program = program
        self.errorDescriptor = errorDescriptor ?? Platform.standardError
    }

    /// Runs the program and waits for its end.
    ///
    /// - Throws: ``ProgramHandler/ProgramError`` if the program cannot be started, does not exit with status 0, or writes too
    ///   much, and ``PayloadRefusal`` if its output is not a payload.
    public func payload(for payload: Payload) async throws -> Payload {
        let output: Int32
        do {
            output = try Platform.openTemporaryFile(holding: [])
        } catch {
            throw ProgramHandler.ProgramError(
                program: program, problem: .cannotPassRecord(error.description))
        }
        defer { try? Platform.closeFile(output) }
        let json = JSONText(payload.userInfo).bytes
        let maximum = PayloadReader.defaultMaximumByteCount
        try await ProgramRun(
            program: program, argument: nil, input: json + [UInt8(ascii: "\n")],
            maximumOutputByteCount: maximum
        ).run(output: output, errors: errorDescriptor)
        let bytes = try Platform.bytes(ofFile: output, upTo: maximum)
        var changed = try Payload(json: bytes, source: program)
        changed.origin = payload.origin
        return changed
    }
}
