import ArgumentParser
import Handset
import HandsetClaims
import HandsetLint
import HandsetPictures

struct ExplanationOutput {
    private let format: ExplainFormat
    private let maximumHazards: Int
    private let isColoured: Bool
    /// The number of columns at which sentences are folded, or `nil`.
    private let width: Int?
    private let output: ByteOutput
    private let linter = Linter()
    private var page = ExplanationPage()
    private var isFirst = true
    /// The picture, which is written when it is known to be the only one.
    private var picture: ExplanationPicture?

    /// Creates an output that only counts the hazards beyond a number.
    init(_ format: ExplainFormat, maximumHazards: Int, streams: StandardStreams) {
        self.format = format
        self.maximumHazards = maximumHazards
        output = streams.output
        isColoured = format == .text && streams.isOutputColoured
        width = streams.style.outputFold.width
        // Keep ANSI colours: the explanation escapes the text of payloads itself.
        if isColoured { output.showsControls = false }
    }

    /// Begins the output of sources by their names.
    func begin(_ sources: [String]) throws {
        let name = sources.count == 1 ? sources.first : nil
        let isText = name.map { $0.hasPrefix("{") || $0 == "-" } ?? false
        if format == .html {
            try page.begin(of: isText ? "The payload given" : name) { try output.write($0.utf8) }
        }
    }

    /// Writes an explanation, and as text what the lint finds besides the hazards.
    ///
    /// `phone` is the phone's part, if it is not known what a tap opens. The callbacks of the payload rest on
    /// `claims`; `nil` if they are not wanted.
    mutating func write(
        _ explanation: PayloadExplanation, phone: String? = nil,
        restingOn claims: [ClaimName]? = nil
    ) throws {
        defer { isFirst = false }
        switch format {
        case .text:
            if !isFirst { try output.write("\n".utf8) }
            try explanation.writeText(
                isColoured: isColoured, width: width, maximumHazardCount: maximumHazards
            ) {
                try output.write($0.utf8)
            }
            if let phone {
                for line in TextFold(width: width).lines(
                    of: "nothing says what a tap opens: \(phone)", indentation: 2)
                {
                    try output.write("\(line)\n".utf8)
                }
            }
            let payload = explanation.found.payload
            let findings = linter.result(of: payload).findings
            for line in [
                LintNote(below: explanation, findings).line, WhyNote(on: payload, findings).line,
            ].compactMap(\.self) {
                try output.write("\(line)\n".utf8)
            }
            for claim in (claims ?? []).compactMap({ Claims.all[name: $0] }) {
                for line in TextFold(width: width).lines(
                    of: "claim \(ClaimWords(claim).line)", indentation: 4)
                {
                    try output.write("\(line)\n".utf8)
                }
            }
        case .json:
            let record = PayloadRecord(
                explanation, maximumHazardCount: maximumHazards, restingOn: claims)
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

    func end(hasRefusals: Bool) throws {
        if let picture { try OutputText.write(to: output) { picture.write(into: &$0) } }
        if format == .html {
            try page.end(hasRefusals: hasRefusals) { try output.write($0.utf8) }
        }
    }
}
