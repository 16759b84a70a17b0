import ArgumentParser
import Foundation
import Handset
import HandsetCommand

/// Prints the environment variables of a gateway that runs in another process.
struct EnvironmentPrinting {
    /// The number of seconds to wait for a gateway, if the options give none.
    static let patience = 10.0

    let directory: String
    /// The number of seconds to wait until it is ready.
    let limit: Double
    let streams: StandardStreams

    /// Throws the exit code if no gateway is ready in time, or if the folder is another user's, who could have
    /// the shell run anything.
    func run() async throws {
        let deadline = ContinuousClock.now + .seconds(limit)
        while true {
            if let variables = try ReadyFile.variables(ofGatewayIn: directory, streams) {
                return try streams.output.write(
                    SenderVariables.shellLines(
                        variables, in: ProcessInfo.processInfo.environment
                    ).utf8)
            }
            guard ContinuousClock.now < deadline else { break }
            try await Task.sleep(for: .milliseconds(20))
        }
        try streams.report(
            "\(SourceExcerpt.shown(directory)): error: no gateway was ready here within "
                + "\(SecondsText(limit)); start handset listen with this --state-directory first, and look at "
                + "its messages")
        throw ExitCode(69)
    }
}
