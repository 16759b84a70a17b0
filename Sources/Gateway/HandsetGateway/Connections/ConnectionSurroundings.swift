import NIOCore
import NIOSSL

/// The parts of a gateway that all its connections share.
final class ConnectionSurroundings: Sendable {
    let configuration: GatewayConfiguration
    /// The delay of each answer of the HTTP/2 API, in milliseconds.
    let answerDelay: UInt32
    let service: PushService
    let queue: ArrivalQueue
    let connections: OpenConnections
    let late: LateArrivals
    let delays: SharedLimit
    /// The limit of unfinished requests and unread answers.
    let unfinished: SharedLimit
    /// The connections that senders close without a word.
    let unused: UnusedConnections

    init(
        configuration: GatewayConfiguration, service: PushService, queue: ArrivalQueue,
        connections: OpenConnections
    ) {
        self.configuration = configuration
        answerDelay = configuration.delay.wholeMilliseconds
        self.service = service
        self.queue = queue
        self.connections = connections
        late = LateArrivals(to: queue)
        delays = SharedLimit(configuration.limits.delayedByteCount)
        unfinished = SharedLimit(configuration.limits.unfinishedByteCount)
        unused = UnusedConnections(
            report: { problem in
                service.countConnectionProblem()
                configuration.connectionObserver(problem)
            }, ignore: service.countUnusedConnection)
    }

    /// Counts a failure below the API, and passes it on.
    func report(_ problem: ConnectionProblem) {
        service.countConnectionProblem()
        configuration.connectionObserver(problem)
    }

    func report(_ cause: ConnectionProblem.Cause, of channel: any Channel, on port: GatewayPort) {
        report(ConnectionProblem(cause, on: port, peer: channel.remoteAddress?.ipAddress))
    }

    var providerPolicy: ProviderAuthentication.Policy {
        ProviderAuthentication.Policy(
            keys: configuration.providerKeys,
            allowsAnonymous: configuration.allowsAnonymousProviders,
            environment: configuration.environment)
    }

    func certificate(shownOn channel: any Channel) -> ClientCertificate? {
        guard let identity = configuration.identity,
            let shown = try? channel.pipeline.syncOperations.nioSSL_peerCertificate()
        else { return nil }
        return ClientCertificate(shown, of: identity, at: configuration.now())
    }

    /// Returns true if the binary protocol and the feedback service accept a certificate.
    ///
    /// They have no error for an invalid one, so it is reported.
    func takes(
        _ certificate: ClientCertificate, shownOn channel: any Channel, of port: GatewayPort
    ) -> Bool {
        if !certificate.isValid {
            report(.invalidClientCertificate, of: channel, on: port)
        } else if !certificate.environments.contains(configuration.environment) {
            report(.otherEnvironment, of: channel, on: port)
        } else {
            return true
        }
        return false
    }
}
