import Handset
import HandsetFixtures

/// Writes tokens, many in one write.
struct TokenWriter {
    // Collects many tokens for one write, even to a terminal.
    private static let capacity = 32 << 10

    private let format: TokenFormat
    private let template: TokenTemplate?
    private let broken: BrokenTokenKind?
    private let output: ByteOutput
    /// Takes note of each write: the number of tokens since the last one.
    private let wrote: (Int) -> Void
    private var buffer: [UInt8] = []
    private var index = 0
    private var noted = 0

    /// A template, if any, replaces the format; `wrote` receives the number of tokens of each write.
    init(
        format: TokenFormat, template: TokenTemplate?, broken: BrokenTokenKind?,
        output: ByteOutput, wrote: @escaping (Int) -> Void
    ) {
        self.format = format
        self.template = template
        self.broken = broken
        self.output = output
        self.wrote = wrote
    }

    /// Writes a token, now or later.
    mutating func write(_ token: DeviceToken) throws(OutputError) {
        index += 1
        let broken = broken?.text(of: token)
        if let template {
            template.write(token, index: index, broken: broken, into: &buffer)
        } else if let broken {
            buffer += broken.utf8
        } else {
            format.write(token, into: &buffer)
        }
        if template != nil || format.isText { buffer.append(UInt8(ascii: "\n")) }
        if buffer.count >= Self.capacity { try flush() }
    }

    mutating func flush() throws(OutputError) {
        try output.write(buffer)
        buffer.removeAll(keepingCapacity: true)
        wrote(index - noted)
        noted = index
    }
}
