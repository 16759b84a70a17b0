public import Handset

extension LogReader {
    /// Creates a reader of a log in a file of any size.
    ///
    /// The file is read as the reader goes on, and closed with it.
    ///
    /// - Parameters:
    ///   - path: The path of an ordinary file.
    ///   - settings: The types of values, the lowest grade, and the limit.
    /// - Throws: `PayloadFile.FileError` if the file cannot be read.
    public convenience init(
        contentsOf path: String, settings: LogSettings = LogSettings()
    ) throws(PayloadFile.FileError) {
        let file = try PayloadFileBytes(path)
        self.init(source: path, settings: settings) { try file.read(into: $0) }
    }
}
