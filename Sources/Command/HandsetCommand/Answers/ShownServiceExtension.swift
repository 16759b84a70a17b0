import Handset

/// A service extension that is a program, whose errors a terminal shows.
struct ShownServiceExtension: PayloadServiceExtension {
    private let serviceExtension: ProgramServiceExtension
    private let output: ProgramOutput

    init(program: String, output: ProgramOutput) {
        serviceExtension = ProgramServiceExtension(
            program: program, errorDescriptor: output.descriptor)
        self.output = output
    }

    func payload(for payload: Payload) async throws -> Payload {
        // The errors of the program come before the report about it.
        defer { output.drain() }
        return try await serviceExtension.payload(for: payload)
    }
}
