/// The place that a payload came from.
public struct PayloadOrigin: Hashable, Sendable, CustomStringConvertible {
    /// The name of the stream: a path, or `stdin`.
    public var source: String
    /// The number of the payload in its source, from 1; refused ones do not count.
    public var number: Int
    /// The line in which the payload begins, from 1.
    public var line: Int
    /// The number of bytes of the payload as it came.
    public var byteCount: Int
    /// The members that were kept of the value in which the payload came, as an object of JSON; `nil` if
    /// none were asked for.
    package var kept: [UInt8]?
    /// The message of a push service that held the payload; `nil` without one, and for one that says nothing
    /// besides.
    package var message: ServiceMessage?

    /// Creates an origin.
    public init(source: String, number: Int, line: Int, byteCount: Int) {
        self.source = source
        self.number = number
        self.line = line
        self.byteCount = byteCount
    }

    /// The place as compilers write it: `source:line`, without control characters.
    public var description: String { "\(SourceExcerpt.shown(source)):\(line)" }

    /// The members of a record that name the source of a payload.
    package var members: JSONMembers {
        [
            "source": .string(source), "number": .integer(number), "line": .integer(line),
            "bytes": .integer(byteCount), "kept": kept.map { .json($0) },
        ]
    }
}
