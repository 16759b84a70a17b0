struct ReportTarget<Format: ReportFormat> {
    let format: Format
    /// The path of the file, or `nil` for standard output.
    let path: String?

    /// Opens the file, and creates or truncates it.
    ///
    /// - Parameter streams: The streams, for a report that goes to standard output.
    /// - Returns: The output.
    /// - Throws: ``OutputError`` if the file cannot be opened.
    func open(_ streams: StandardStreams) throws(OutputError) -> ByteOutput {
        if let path { try ByteOutput(path: path) } else { streams.output }
    }

    /// Returns the style of text for people; `nil` in a file.
    func style(of streams: StandardStreams) -> MessageStyle? {
        path == nil ? streams.style : nil
    }
}
