import ArgumentParser
import Foundation
import Handset
import HandsetBuild
import HandsetCommand

/// `handset send`: sends payloads to a running gateway, as a server would.
extension SendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "handset send",
        abstract: ListenProgram.sendAbstract,
        discussion: """
            Each payload goes to /3/device/TOKEN of Apple's HTTP/2 API with a provider token, as a server sends it. \
            The answer is printed: its status, its headers and, after an empty line, its body. A source may be the \
            name of a sample: \(SamplePayload.all.map(\.name).joined(separator: ", ")).

            The listen is found by its state directory. Where none runs, the payload goes to the page of handset \
            phone by the page's API, which standard error says; the address of the notification is printed then.

            Exit status: 0 all were accepted; 1 one was rejected; 2 a source has something that is not a payload; \
            69 nothing runs that takes payloads.
            """,
        version: BuildFacts.text(
            program: ListenProgram.name, target: "HandsetListen",
            libraries: ["jansson \(BuildFacts.jansson)", "nghttp2 \(NGHTTP2.version)"]),
        helpNames: .long)

    func run() async throws {
        try await CommandRun(input.messages, maximumMemory: limitOptions.values[.memory]) {
            streams, verdict in
            try await Sending(
                command: self, streams: streams,
                environment: ProcessInfo.processInfo.environment
            ).run(&verdict)
        }.run()
    }
}
