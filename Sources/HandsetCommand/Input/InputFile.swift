import Handset

/// An open stream of bytes.
final class InputFile {
    /// The time that a message waits for the next piece of its line, in milliseconds.
    private static let patience: Int32 = 500

    private let descriptor: Int32
    private let name: String
    private let isStandardInput: Bool

    /// Takes over an open file, and closes it at the end unless it is standard input.
    init(descriptor: Int32, name: String) {
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
                if let count = try Platform.read(descriptor, into: buffer) { return count }
            } catch {
                throw InputError(name: name, failure: error)
            }
        }
    }
}
