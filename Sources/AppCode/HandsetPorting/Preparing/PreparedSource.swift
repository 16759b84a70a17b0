/// A file of an iOS app as it compiles on Linux beside the stand-ins for Apple's modules.
///
/// Every line and column stays in its place, so that the compiler's errors and the traces of crashes point into the
/// file as the team knows it.
///
/// ```swift
/// let prepared = PreparedSource(of: "@UIApplicationMain class AppDelegate {}")
/// prepared.text      // "@main              class AppDelegate {}"
/// prepared.changes   // [main-attribute in line 1, column 1]
/// ```
public struct PreparedSource: Sendable {
    /// The bytes of the file, as many as before, but for a byte order mark.
    public let bytes: [UInt8]
    /// The changes, in the order of their places, after what is left out of a widget's file; empty for a file that
    /// compiles as it is.
    public let changes: [SourceChange]
    /// The problems that cannot be prepared away, in the order of the places; empty for most files.
    public let problems: [SourceProblem]
    private let imports: SourceImports

    /// Prepares a text.
    public init(of text: String) { self.init(of: SourceText(text)) }

    /// Prepares a file.
    public init(of source: SourceText) {
        let widget = WidgetFile(source)
        var preparer = SourcePreparer(widget.map { SourceText(bytes: $0.bytes) } ?? source)
        preparer.prepare()
        (bytes, imports, problems) = (preparer.bytes, preparer.imports, preparer.problems)
        changes = (widget?.changes(of: source) ?? []) + preparer.changes
    }

    /// The bytes as a text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the bytes with lines before them: the imports that the file needs on Linux, and a line with the
    /// name of the original file.
    ///
    /// - Parameter path: The path of the file, which errors and traces then have.
    /// - Returns: The lines and the bytes.
    public func bytes(ofFile path: String) -> [UInt8] {
        let path = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return Array("\(imports.text)#sourceLocation(file: \"\(path)\", line: 1)\n".utf8) + bytes
    }
}
