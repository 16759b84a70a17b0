/// The payloads of a file of any size, as an asynchronous sequence.
///
/// It reads the file anew for each loop, as the loop goes on, and ends with its task.
///
/// ```swift
/// for try await event in PayloadFile("payloads/order.json") {
///     if case .payload(let payload) = event { print(payload.origin) }
/// }
/// // payloads/order.json:1
/// ```
public struct PayloadFile: AsyncSequence, Sendable {
    /// The path of an ordinary file.
    public var path: String
    /// The rule for where payloads begin and end.
    public var framing: PayloadReader.Framing
    /// The form of all values in the file; `nil` if each has the form that its shape shows.
    public var form: PayloadFile.EnvelopeForm?
    /// The keys on the way to the payload in each value; empty for the whole value.
    public var keyPath: [String]

    /// Describes a file, which is not opened yet.
    ///
    /// - Parameters:
    ///   - path: The path of an ordinary file.
    ///   - framing: The rule for where payloads begin and end.
    ///   - form: The form of all values in the file. If `nil`, each value has the form that its shape shows.
    ///   - keyPath: The keys on the way to the payload in each value; empty by default.
    public init(
        _ path: String, framing: PayloadReader.Framing = .values,
        form: PayloadFile.EnvelopeForm? = nil,
        keyPath: [String] = []
    ) {
        self.path = path
        self.framing = framing
        self.form = form
        self.keyPath = keyPath
    }

    /// Creates the iterator of a loop.
    public func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// The loop over a file.
    public struct Iterator: AsyncIteratorProtocol {
        private let file: PayloadFile
        private var reader: PayloadReader?

        init(_ file: PayloadFile) { self.file = file }

        /// Returns the next payload or refusal; `nil` at the end of the file.
        ///
        /// - Throws: ``PayloadFile/FileError`` if the file cannot be read, and `CancellationError`.
        public mutating func next() async throws -> PayloadReader.Event? {
            try Task.checkCancellation()
            let reader =
                try reader
                ?? PayloadReader(
                    contentsOf: file.path, framing: file.framing, form: file.form,
                    keyPath: file.keyPath)
            self.reader = reader
            guard let event = reader.next() else { return nil }
            if case .failure(let error) = event { throw error }
            return event
        }
    }
}
