/// A command of Handset for a kind of payload, and what `jq` takes for about the same work.
struct InstructionCase: Sendable {
    /// The kind of payload: a line in which `@` stands for its number.
    enum Shape: String, Sendable {
        case short =
            #"{"aps":{"alert":"Your order @ has left our house, on its way to you.","badge":26,"session":"243@"}}"#
        case long =
            #"{"aps":{"alert":"Your order @ has left our house, and is on its way.","badge":26,"session":"243@"},"order":{"id":@,"customer":"Ada Lovelace","items":3}}"#
        case soundAfterSession =
            #"{"aps":{"alert":"Your order @ has left our house, on its way.","badge":26,"session":"243@","sound":"default"},"order":{"id":@,"customer":"Ada Lovelace","n":3}}"#
        case noSession =
            #"{"aps":{"alert":"Your order @ has left our house, and is on its way.","badge":26,"sound":"default"}}"#

        /// Returns as many payloads as are asked for, one a line.
        func payloads(_ count: Int) -> String {
            (1...count).map { rawValue.replacing("@", with: "\(100_000 + $0)") }
                .joined(separator: "\n")
        }
    }

    /// The name.
    let name: String
    /// The kind of payload.
    let shape: Shape
    /// The arguments of Handset before the file.
    let arguments: [String]
    /// The arguments of `jq` before the file.
    let comparison: [String]
    /// The largest ratio of Handset's instructions to those of `jq` that is in order.
    let largestRatio: Double
    /// True if the quick way is closed.
    let isPlain: Bool
    /// True if the library does the work, in this program.
    let isOfLibrary: Bool

    private init(
        _ command: String, _ shape: Shape, _ name: String, than comparison: [String],
        atMost largestRatio: Double, isPlain: Bool = false
    ) {
        self.name = "\(command), \(name)"
        self.shape = shape
        let words = command.split(separator: " ").map(String.init)
        // The others have one job.
        arguments = words + (words[0] == "receive" ? ["--jobs", "1"] : [])
        self.comparison = comparison
        self.largestRatio = largestRatio
        self.isPlain = isPlain
        isOfLibrary = false
    }

    /// Creates a case of the library, which may take 1.5 times the instructions of the command.
    private init(
        library command: String, _ shape: Shape, _ name: String, than comparison: [String],
        atMost largestRatio: Double
    ) {
        self.name = "library's \(command), \(name)"
        self.shape = shape
        arguments = [LibraryWork.option, command]
        self.comparison = comparison
        self.largestRatio = largestRatio
        isPlain = false
        isOfLibrary = true
    }

    private static let session = ["-r", ".aps.session"]
    private static let aps = ["-c", ".aps"]
    private static let record = [
        "-c",
        #"{session:.aps.session,url:("http://URLHERE.cloudapp.net/Session/Lookup?session="+.aps.session)}"#,
    ]

    /// The cases.
    static let all: [InstructionCase] = [
        InstructionCase(
            "receive --format session", .long, "with a session", than: session, atMost: 1.25),
        InstructionCase(
            "receive --format json", .short, "with a session", than: record, atMost: 1.5),
        InstructionCase(
            "receive --format json", .soundAfterSession, "with hazards", than: record, atMost: 1.5),
        InstructionCase(
            "receive --format json", .noSession, "without a session", than: aps, atMost: 1.5),
        InstructionCase(
            "explain --app classic --format json", .short, "with a session", than: record, atMost: 2
        ),
        InstructionCase(
            "explain --app classic --format json", .soundAfterSession, "with hazards", than: record,
            atMost: 2),
        InstructionCase("lint --format json", .short, "with a session", than: record, atMost: 2),
        InstructionCase(
            "receive --format session --hazards", .short, "without hazards", than: record,
            atMost: 2),
        InstructionCase(
            "receive --format session --hazards", .soundAfterSession, "with hazards", than: record,
            atMost: 2),
        InstructionCase(
            "receive --format session", .long, "in the ordinary way", than: session, atMost: 2.5,
            isPlain: true),
        InstructionCase(
            "receive --format json", .short, "in the ordinary way", than: record, atMost: 2.5,
            isPlain: true),
        InstructionCase(
            library: "receive", .short, "with a session", than: record, atMost: 1.14),
        InstructionCase(
            library: "receive", .soundAfterSession, "with hazards", than: record, atMost: 1.98),
        InstructionCase(
            library: "receive", .noSession, "without a session", than: aps, atMost: 0.86),
        InstructionCase(
            library: "explain", .short, "with a session", than: record, atMost: 1.19),
        InstructionCase(library: "lint", .short, "with a session", than: record, atMost: 2.97),
    ]
}
