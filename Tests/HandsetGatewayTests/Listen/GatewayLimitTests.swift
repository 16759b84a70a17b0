import ArgumentParser
import HandsetCommand
import HandsetGateway
import Testing

@testable import HandsetListen

/// The limits of the gateway as options give them.
@Suite struct GatewayLimitTests {
    private static func configuration(_ options: [String]) throws -> String {
        let command = try ListenCommand.parse(
            options.flatMap { ["--limit", $0] } + ["--state-directory", "state"])
        var configuration = GatewayConfiguration()
        configuration.apply(command.limits)
        return String(reflecting: configuration)
    }

    @Test("Each limit sets a thing of the gateway's own, and no two the same")
    func each() throws {
        // The run itself has these two.
        let limits = (Limit.ofSenders + Limit.ofStores).filter { ![.grace, .lines].contains($0) }
        let options = limits.map { limit in
            limit.unit == .rate ? "\(limit.name)=7/60" : "\(limit.name)=77777"
        }
        var configurations = [try Self.configuration([])]
        for option in options { configurations.append(try Self.configuration([option])) }
        #expect(Set(configurations).count == options.count + 1)
    }
}
