import Handset
import NIOCore

extension GatewayError {
    /// Creates the error of an address that cannot be listened on, from an error of SwiftNIO.
    package init(
        _ error: any Error, listeningOn host: String, port: Int, service: String
    ) {
        self.init(Self.problem(error, host: host, port: port, service: service))
    }

    private static func problem(
        _ error: any Error, host: String, port: Int, service: String
    ) -> Problem {
        let shown = SourceExcerpt.shown(host)
        let address = (host.contains(":") ? "[\(shown)]" : shown) + ":\(port)"
        if error is SocketAddressError || error is SocketAddressError.UnknownHost {
            return .unknownHost(shown)
        }
        guard let code = (error as? IOError)?.errnoCode else {
            return .address(address, service: service, reason: "it cannot be listened on")
        }
        let failure = Platform.Failure(code: code)
        if failure.isPortInUse { return .portInUse(address, service: service) }
        if failure.isNotPermitted { return .portNotPermitted(address, service: service) }
        if failure.isOtherMachine { return .otherMachine(address, service: service) }
        return .address(address, service: service, reason: failure.description)
    }
}
