/// A line of an app's file that is changed because something is not here.
public struct LineChange: Hashable, Sendable {
    /// The number of the line, from 1.
    public let line: Int
    /// The bytes of the line in the app's file.
    public let was: [UInt8]
    /// The bytes in their place.
    public let now: [UInt8]

    /// Creates a change.
    public init(line: Int, was: [UInt8], now: [UInt8]) {
        self.line = line
        self.was = was
        self.now = now
    }
}
