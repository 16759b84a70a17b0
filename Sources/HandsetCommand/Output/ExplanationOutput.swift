import ArgumentParser
import Handset

/// Writes the explanations of `handset explain` to standard output.
struct ExplanationOutput {
    private let format: Explain.Format
    private let maximumHazards: Int
    private let isColoured: Bool
    /// The number of columns at which sentences are folded, or `nil`.
    private let width: Int?
    private let output: ByteOutput
    private var page = ExplanationPage()
    private var isFirst = true
    /// The picture, which is written when it is known to be the only one.
    private var picture: ExplanationPicture?

    /// - Parameters:
    ///   - format: The format.
    ///   - maximumHazards: The number of hazards beyond which the others are only counted.
    ///   - streams: The streams.
    init(_ format: Explain.Format, maximumHazards: Int, streams: StandardStreams) {
        self.format = format
        self.maximumHazards = maximumHazards
        output = streams.output
        isColoured = format == .text && streams.isOutputColoured
        width = streams.style.outputFold.width
        // Keep ANSI colours: the explanation escapes the text of payloads itself.
        if isColoured { output.showsControls = false }
    }

    /// Writes what comes before the first explanation.
    func begin() throws {
        if format == .html { try page.begin { try output.write($0.utf8) } }
    }

    /// Writes an explanation.
    mutating func write(_ explanation: PayloadExplanation) throws {
        defer { isFirst = false }
        switch format {
        case .text:
            if !isFirst { try output.write("\n".utf8) }
            try explanation.writeText(
                isColoured: isColoured, width: width, maximumHazardCount: maximumHazards
            ) {
                try output.write($0.utf8)
            }
        case .json:
            let record = PayloadRecord(explanation, maximumHazardCount: maximumHazards)
            try record.write(terminator: UInt8(ascii: "\n")) { try output.write($0) }
        case .html:
            try page.write(explanation, maximumHazardCount: maximumHazards) {
                try output.write($0.utf8)
            }
        case .svg:
            guard isFirst else {
                throw ValidationError(
                    "A picture shows one payload; give one payload, or --format html.")
            }
            picture = ExplanationPicture(explanation)
        }
    }

    /// Writes what comes after the last explanation.
    ///
    /// - Parameter hasRefusals: True if some input was rejected.
    /// - Throws: ``OutputError`` if it cannot be written.
    func end(hasRefusals: Bool) throws {
        if let picture { try OutputText.write(to: output) { picture.write(into: &$0) } }
        if format == .html {
            try page.end(hasRefusals: hasRefusals) { try output.write($0.utf8) }
        }
    }
}
