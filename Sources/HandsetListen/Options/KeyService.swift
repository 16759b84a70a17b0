import ArgumentParser
import HandsetGateway

/// The push services that a provider key is for, as an option names them.
enum KeyService: String, CaseIterable, ExpressibleByArgument {
    case sandbox, production, both

    /// `nil` if the key is for both.
    var environment: GatewayEnvironment? { GatewayEnvironment(rawValue: rawValue) }
}
