import ArgumentParser
import Handset
import HandsetRunner
import HandsetWeb

/// The run of a subcommand: provides its streams, and turns its verdict and errors into an exit status.
package struct CommandRun {
    private let style: MessageStyle
    private let maximumMemory: Int
    private let output: String?
    private let body: (StandardStreams, inout Verdict) async throws -> Void

    /// `maximumMemory` is the largest number of bytes of memory for the values of a payload, `output` the file in the
    /// place of standard output.
    package init(
        _ style: MessageStyle, maximumMemory: Int = PayloadReader.defaultMaximumMemory,
        output: String? = nil,
        _ body: @escaping (StandardStreams, inout Verdict) async throws -> Void
    ) {
        self.style = style
        self.maximumMemory = maximumMemory
        self.output = output
        self.body = body
    }

    /// Throws the exit code, if it is not 0.
    package func run() async throws {
        if CommandEnvironment.current.isProcess {
            PayloadReader.useArenas(maximumMemory: maximumMemory)
        }
        let streams: StandardStreams
        do {
            streams = try output.map(makeStreams) ?? StandardStreams(style)
        } catch {
            try? StandardStreams(style).report("handset: error: \(error)")
            throw ExitCode(74)
        }
        var verdict = Verdict()
        do {
            do {
                defer { ProgressLine.finish() }
                try await body(streams, &verdict)
            } catch is StopRequest {
                // Everything read before the signal has been processed.
            }
            try streams.output.flush()
            if let signal = StopSignal.pendingEnd { end(by: signal, streams) }
        } catch let error as InputError {
            try? streams.report("handset: error: \(error)")
            verdict.hasRefusals = true
        } catch let error as JSONDocumentError {
            try? streams.report("\(error)")
            verdict.hasRefusals = true
        } catch let error as HandlerProgramFault {
            try? streams.report("handset: error: \(error)")
            throw ExitCode(69)
        } catch let error as PackageFault {
            if let usage = error.usage { throw usage }
            try? streams.report("handset: error: \(error)")
            guard error.isRefusal else { throw ExitCode(69) }
            verdict.hasRefusals = true
        } catch let error as WebViewRefusal {
            try? streams.report("handset: error: \(error)")
            verdict.hasRefusals = true
        } catch let error as WebViewError {
            try? streams.report("handset: error: \(error)")
            throw ExitCode(69)
        } catch let error as OutputError {
            if let signal = StopSignal.pendingEnd, error.isOfSignal {
                if error.isOfReader { try? streams.report("handset: error: \(error)") }
                end(by: signal, streams)
            }
            // The reader closed the pipe, as `head` does: not an error.
            guard error.isClosedPipe else {
                try? streams.report("handset: error: \(error)")
                throw ExitCode(74)
            }
        }
        if verdict.exitCode != .success { throw verdict.exitCode }
    }

    private func makeStreams(path: String) throws(OutputError) -> StandardStreams {
        try StandardStreams(
            outputPath: path, MessageStyle(isQuiet: style.isQuiet, colour: .never))
    }

    private func end(by signal: Int32, _ streams: StandardStreams) -> Never {
        let count = streams.output.unansweredCount
        let result =
            switch count {
            case 0: "every payload that was read has been processed"
            case 1: "1 payload was read but not processed"
            default: "\(count) payloads were read but not processed"
            }
        try? streams.report("handset: \(StopRequest(signal: signal)): \(result)")
        ProgramOutput.leave()
        StopSignal.end(by: signal)
    }
}
