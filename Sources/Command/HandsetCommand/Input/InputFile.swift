import Handset

/// An open stream of bytes.
final class InputFile {
    /// The time that a message waits for the next piece of its line, in milliseconds.
    private static let patience: Int32 = 500

    private let descriptor: Int32
    private let name: String
    private let isStandardInput: Bool
    /// The program that writes the bytes, which must not have failed at their end.
    private var program: ProgramProcess?

    /// Takes over an open file, and closes it at the end unless it is standard input.
    ///
    /// `program` writes the bytes, if any does.
    init(descriptor: Int32, name: String, program: ProgramProcess? = nil) {
        self.program = program
        self.descriptor = descriptor
        self.name = name
        isStandardInput = descriptor == CommandEnvironment.current.input
    }

    deinit {
        if !isStandardInput { try? Platform.closeFile(descriptor) }
    }

    var isTerminal: Bool { Platform.isTerminal(descriptor) }

    /// True if bytes, or the end, can be read without waiting.
    var isReady: Bool { Platform.isReadable(descriptor) }

    /// True if bytes, or the end, can be read now or within half a second, and no signal comes first.
    var isArriving: Bool {
        Platform.waitUntilReadable(
            descriptor, or: StopSignal.descriptor, milliseconds: Self.patience)
    }

    private func endProgram() throws(Platform.Failure) {
        guard let program else { return }
        self.program = nil
        if case .exited(0) = program.waitForEnd() { return }
        throw Platform.Failure(
            code: Platform.Failure.invalidArgument.code,
            explanation: "what is compressed is cut off or damaged")
    }

    /// Reads the available bytes into a buffer; calls `pause` and waits if there are none.
    ///
    /// The number of bytes is 0 at the end. Throws ``StopRequest`` if a signal has come.
    func read(
        into buffer: UnsafeMutableRawBufferPointer, pause: () throws -> Void
    ) throws -> Int {
        while true {
            try StopSignal.check()
            if !isReady {
                try pause()
                Platform.waitUntilReadable(descriptor, or: StopSignal.descriptor)
                try StopSignal.check()
            }
            do throws(Platform.Failure) {
                if let count = try Platform.read(descriptor, into: buffer) {
                    if count == 0 { try endProgram() }
                    return count
                }
            } catch {
                throw InputError(name: name, failure: error)
            }
        }
    }
}
