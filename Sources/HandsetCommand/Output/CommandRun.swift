import ArgumentParser
import Handset

/// The frame of a subcommand: streams, verdict, and what ends it early.
package struct CommandRun {
    private let body: (StandardStreams, inout Verdict) async throws -> Void

    package init(_ body: @escaping (StandardStreams, inout Verdict) async throws -> Void) {
        self.body = body
    }

    /// Runs the subcommand.
    ///
    /// - Throws: The exit code, if it is not 0.
    package func run() async throws {
        let streams = StandardStreams()
        var verdict = Verdict()
        do {
            try await body(streams, &verdict)
            try streams.output.flush()
        } catch let error as InputError {
            try? streams.report("handset: error: \(error)")
            verdict.hasRefusals = true
        } catch let error as JSONDocumentError {
            try? streams.report("\(error)")
            verdict.hasRefusals = true
        } catch let error as OutputError {
            // Whoever reads has had enough; so it is with `head`.
            guard error.isClosedPipe else {
                try? streams.report("handset: error: \(error)")
                throw ExitCode(74)
            }
        }
        if verdict.exitCode != .success { throw verdict.exitCode }
    }
}
