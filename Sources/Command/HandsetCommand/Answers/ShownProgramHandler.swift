import Handset

/// A handler that runs a program, and shows its output in a terminal.
struct ShownProgramHandler: SessionHandler {
    private let handler: ProgramHandler
    private let output: ProgramOutput

    init(program: String, output: ProgramOutput) {
        handler = ProgramHandler(program: program, outputDescriptor: output.descriptor)
        self.output = output
    }

    func handle(_ route: SessionRoute) async throws {
        // The output of the program comes before the report about it.
        defer { output.drain() }
        try await handler.handle(route)
    }
}
