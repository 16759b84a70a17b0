extension PayloadReader {
    /// Creates a reader of the payloads in a file.
    ///
    /// ```swift
    /// for event in try PayloadReader(contentsOf: "payloads/order.json") {
    ///     if case .payload(let payload) = event { print(payload.origin) }
    /// }
    /// // payloads/order.json:1
    /// ```
    ///
    /// - Parameter path: The path of the file, an ordinary one of 16 MiB at most.
    /// - Throws: The reason why the file cannot be read.
    public convenience init(contentsOf path: String) throws {
        self.init(source: path, bytes: try FileBytes.read(path))
    }
}
