import Handset
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle

package struct PageServer: Sendable {
    /// The address, such as `http://127.0.0.1:2198`.
    package let address: String

    let budget: PageBudget
    let questions: PageQuestions
    private let store: NotificationStore
    private let group: ServiceGroup
    private let work: Task<Void, Never>

    /// The time for clients to take their last answers, in seconds.
    private static let grace = 2

    /// Starts a server, to which clients can connect when this returns; call ``stop()`` to end it.
    ///
    /// Throws the error of the system if the address cannot be listened on.
    package static func start(
        _ configuration: PageConfiguration, store: NotificationStore, phone: any PagePhone,
        gateway: (any PageGateway)? = nil
    ) async throws -> PageServer {
        PayloadReader.returnLargeBlocks()
        let (ports, port) = AsyncThrowingStream<(isOfFrame: Bool, number: Int), any Error>
            .makeStream()
        let frame = FrameAddress()
        let budget = PageBudget(limit: configuration.byteLimit)
        let api = PageAPI(
            store: store, phone: phone, gateway: gateway, frame: frame, held: HeldBytes(of: budget))
        let application = Self.application(
            PageResponder(
                api: api,
                requestGuard: RequestGuard(
                    token: configuration.token, hasOtherNames: configuration.isPublic),
                budget: budget, patience: .seconds(configuration.idleTimeout)),
            on: configuration.host, port: configuration.port, configuration
        ) { port.yield((false, $0)) }
        let frameApplication = Self.application(
            FrameResponder(
                address: frame, files: AppFiles(folder: configuration.appFolder)),
            on: "127.0.0.1", port: 0, configuration
        ) { port.yield((true, $0)) }
        let group = ServiceGroup(
            configuration: Self.groupConfiguration(of: [application, frameApplication]))
        let tickTime = Duration.seconds(configuration.tickTime)
        let work = Task<Void, Never>.detached {
            let ticking = Task {
                while true {
                    try await Task.sleep(for: tickTime)
                    store.events.tick()
                }
            }
            do {
                try await group.run()
                port.finish()
            } catch {
                port.finish(throwing: error)
            }
            ticking.cancel()
        }
        var numbers: [Bool: Int] = [:]
        for try await (isOfFrame, number) in ports {
            numbers[isOfFrame] = number
            guard let page = numbers[false], let framePort = numbers[true] else { continue }
            frame.set(port: framePort, page: page)
            let host =
                configuration.host.contains(":")
                ? "[\(configuration.host)]" : configuration.host
            return PageServer(
                address: "http://\(host):\(page)", budget: budget, questions: api.questions,
                store: store, group: group, work: work)
        }
        throw CancellationError()
    }

    /// Port 0 takes any that is free; `running` receives the port when clients can connect.
    private static func application(
        _ responder: some HTTPResponder<PageContext>, on host: String, port: Int,
        _ configuration: PageConfiguration, running: @escaping @Sendable (Int) -> Void
    ) -> any Service {
        Application(
            responder: responder,
            server: HTTPServerBuilder { responder in
                PageChannel(
                    base: HTTP1Channel(
                        responder: responder,
                        configuration: .init(
                            idleTimeout: .seconds(Int64(configuration.idleTimeout)))),
                    requestTime: configuration.requestTime)
            },
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: port), backlog: 1_024,
                availableConnectionsDelegate: MaximumAvailableConnections(
                    configuration.connectionLimit)),
            onServerRunning: { channel in running(channel.localAddress?.port ?? 0) },
            logger: silentLogger)
    }

    private static func groupConfiguration(
        of applications: [any Service]
    ) -> ServiceGroupConfiguration {
        var configuration = ServiceGroupConfiguration(
            services: applications, logger: silentLogger)
        configuration.maximumGracefulShutdownDuration = .seconds(grace)
        return configuration
    }

    /// A logger that writes nothing: messages of the library are not for the user of the page.
    private static let silentLogger = Logger(label: "page") { _ in SwiftLogNoOpLogHandler() }

    /// Stops the server: clients that wait are answered, and all connections are closed.
    ///
    /// It does not wait for an answer that takes longer than the time for clients: nobody gets it any more.
    package func stop() async {
        store.finish()
        store.events.finish()
        await group.triggerGracefulShutdown()
        let (ended, end) = AsyncStream<Void>.makeStream()
        Task { [work] in
            await work.value
            end.finish()
        }
        let limit = Task {
            try await Task.sleep(for: .seconds(Self.grace + 1))
            end.finish()
        }
        for await _ in ended {}
        limit.cancel()
    }
}
