/// A text that goes to an output while it is written, so that it is never held as a whole.
struct OutputText: TextOutputStream {
    private let output: ByteOutput
    /// The first error of the output; nothing is written after it.
    private var error: OutputError?

    static func write(
        to output: ByteOutput, _ body: (inout OutputText) -> Void
    ) throws(OutputError) {
        var text = OutputText(output: output)
        body(&text)
        if let error = text.error { throw error }
    }

    private init(output: ByteOutput) { self.output = output }

    mutating func write(_ string: String) {
        guard error == nil else { return }
        do throws(OutputError) {
            try output.write(string.utf8)
        } catch {
            self.error = error
        }
    }
}
