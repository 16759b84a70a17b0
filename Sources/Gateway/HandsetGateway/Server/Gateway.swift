public import Handset
import NIOCore
import NIOPosix
import NIOSSL

/// A stand-in for Apple's push service on this machine.
///
/// Real senders connect to it, and a receiver gets their notifications. A gateway that goes away without
/// ``stop(grace:receiverGrace:)`` closes its ports and connections at once.
///
/// ```swift
/// let inbox = ArrivalInbox()
/// let gateway = try await Gateway.start(GatewayConfiguration(), receiver: inbox)
/// print(gateway.counts.received)
/// await gateway.stop()
/// // 0
/// ```
public final class Gateway: Sendable {
    /// The addresses that the gateway listens on.
    public let addresses: GatewayAddresses

    /// The stand-in for Firebase Cloud Messaging; `nil` without one.
    package let fcm: FCMEndpoint?

    private let surroundings: ConnectionSurroundings
    private let listeners: [any Channel]
    private let delivery: Task<Void, Never>

    private init(
        _ surroundings: ConnectionSurroundings, _ fcm: FCMEndpoint?, addresses: GatewayAddresses,
        listeners: [any Channel], receiver: any ArrivalReceiver
    ) {
        self.surroundings = surroundings
        self.fcm = fcm
        self.addresses = addresses
        self.listeners = listeners
        let queue = surroundings.queue
        let observers = surroundings.configuration.observers.map { ObservedArrivals(for: $0) }
        // Answers wait for the receiver. So it runs although tasks that wait for those answers, such as tests
        // with a sender that blocks, may have taken all of Swift's threads.
        delivery = Task.detached(executorPreference: QueueExecutor("Handset.delivery")) {
            defer { for observer in observers { observer.finish() } }
            while let batches = await queue.next(), !Task.isCancelled {
                for observer in observers { observer.put(batches.flatMap(\.arrivals)) }
                await receiver.receive(batches.flatMap(\.arrivals))
                // A receiver that is cancelled may not have taken all of it.
                guard !Task.isCancelled else { return }
                queue.done(with: batches)
            }
        }
    }

    deinit {
        close()
    }

    /// Starts a gateway.
    ///
    /// Senders can connect when this returns.
    ///
    /// - Parameters:
    ///   - configuration: The settings of the gateway.
    ///   - receiver: The receiver of all notifications.
    /// - Returns: The running gateway. Call ``stop(grace:receiverGrace:)`` to end it.
    /// - Throws: ``GatewayError`` if an address cannot be listened on, or TLS cannot be set up.
    public static func start(
        _ configuration: GatewayConfiguration, receiver: any ArrivalReceiver
    ) async throws(GatewayError) -> Gateway {
        let surroundings = ConnectionSurroundings(
            configuration: configuration, service: PushService(configuration),
            queue: ArrivalQueue(byteLimit: configuration.limits.waitingByteCount),
            connections: OpenConnections())
        let fcm = configuration.fcm.map {
            FCMEndpoint(
                $0, configuration, service: surroundings.service, queue: surroundings.queue)
        }
        var listeners: [any Channel] = []
        do {
            var addresses: [GatewayPort: String] = [:]
            for port in GatewayPort.allCases {
                guard let number = port.number(in: configuration) else { continue }
                let listener = try await port.listen(
                    on: number, surroundings: surroundings, fcm: fcm)
                listeners.append(listener)
                addresses[port] = listener.localAddress.map(Self.text)
            }
            return Gateway(
                surroundings, fcm,
                addresses: GatewayAddresses(
                    http2: addresses[.http2], binary: addresses[.binary],
                    feedback: addresses[.feedback], fcm: addresses[.fcm]),
                listeners: listeners, receiver: receiver)
        } catch {
            for listener in listeners { try? await listener.close() }
            throw (error as? GatewayError) ?? GatewayError(.setUp(TLSFault.words(error)))
        }
    }

    private static func text(of address: SocketAddress) -> String {
        let host = address.ipAddress ?? ""
        return (host.contains(":") ? "[\(host)]" : host) + ":\(address.port ?? 0)"
    }

    /// The number of notifications with each outcome.
    public var counts: GatewayCounts { surroundings.service.counts }

    var hasNoConnections: Bool { surroundings.connections.isEmpty }

    /// True if devices are away unless something else was set for one.
    package var isAway: Bool { surroundings.service.isAway }

    /// Sets whether devices are away.
    ///
    /// Stored notifications are delivered to devices that are back.
    ///
    /// - Parameters:
    ///   - isAway: True if they are away.
    ///   - token: The token of one device. If `nil`, all devices.
    /// - Returns: False if nothing was changed, because the gateway knows
    ///   ``GatewayLimits/deviceCount`` devices already.
    @discardableResult
    public func setAway(_ isAway: Bool, _ token: DeviceToken? = nil) -> Bool {
        guard let arrivals = surroundings.service.setAway(isAway, token?.bytes) else {
            return false
        }
        if !arrivals.isEmpty { _ = surroundings.queue.put(arrivals) }
        return true
    }

    /// Removes the app from a device.
    ///
    /// The feedback service reports it.
    ///
    /// - Returns: False if nothing was changed, because the gateway knows
    ///   ``GatewayLimits/deviceCount`` devices already.
    @discardableResult
    public func unregister(_ token: DeviceToken) -> Bool {
        surroundings.service.unregister(token.bytes)
    }

    /// Adds answers for the next notifications that would otherwise be accepted, one each.
    ///
    /// - Returns: False if one was not added, because ``GatewayLimits/answerCount`` answers wait already.
    @discardableResult
    public func answer(_ answers: GatewayAnswer...) -> Bool {
        answers.allSatisfy { script(NextAnswers($0.scripted)) }
    }

    /// Adds an answer for the next notifications that would be accepted; false if too many answers wait.
    @discardableResult
    package func script(_ answers: NextAnswers) -> Bool {
        surroundings.service.script(answers)
    }

    /// Adds an answer given at random to notifications that would be accepted; false if there are too many.
    package func script(_ answer: RandomAnswer) -> Bool { surroundings.service.script(answer) }

    package var answers: (next: [NextAnswers], random: [RandomAnswer]) {
        surroundings.service.answers
    }

    /// The number of notifications that have got an answer for the next ones.
    package var takenAnswerCount: Int { surroundings.service.takenAnswerCount }

    /// Removes all answers, so that notifications are accepted again.
    package func removeAnswers() { surroundings.service.removeAnswers() }

    /// Gives an arrival without a sender to the receiver in its turn; `received` is called after that.
    package func give(_ arrival: Arrival, received: @escaping @Sendable () -> Void) {
        _ = surroundings.queue.put([arrival], received: received)
    }

    /// Stops the gateway.
    ///
    /// Connections that senders have opened before it count, and no later ones. Requests that have begun are answered, and senders learn
    /// that their connections end. Then the receiver gets everything else that was accepted.
    ///
    /// - Parameters:
    ///   - grace: The time for connections to close. Those still open are then closed by
    ///     force.
    ///   - receiverGrace: The time for the receiver to take everything after that. When it
    ///     is over, the task that calls the receiver is cancelled. If `nil`, there is no limit.
    /// - Returns: True if the receiver has taken everything.
    @discardableResult
    public func stop(
        grace: Duration = .seconds(5), receiverGrace: Duration? = .seconds(60)
    ) async -> Bool {
        for listener in listeners {
            await listener.acceptWaiting(on: .singletonMultiThreadedEventLoopGroup)
            try? await listener.close()
        }
        surroundings.connections.end()
        surroundings.late.end()
        await surroundings.connections.close(after: grace.timeAmount)
        surroundings.unused.end()
        surroundings.queue.finish()
        guard let receiverGrace else {
            await delivery.value
            return !delivery.isCancelled
        }
        let isComplete = await delivery.hasEnded(within: receiverGrace)
        if !isComplete { delivery.cancel() }
        return isComplete && !delivery.isCancelled
    }

    /// Stops the gateway at once, because the receiver has failed.
    ///
    /// Connections are closed without an answer, since the gateway does not know what the receiver has taken.
    package func abandon() async {
        delivery.cancel()
        for listener in listeners { try? await listener.close() }
        close()
    }

    /// Closes what is still open, without waiting for it.
    private func close() {
        for listener in listeners { listener.close(promise: nil) }
        surroundings.late.end()
        surroundings.connections.abandon()
        surroundings.unused.end()
        surroundings.queue.finish()
    }
}

extension Task where Success == Void, Failure == Never {
    /// Waits until the task has ended, but not longer than a limit, and returns true if it has.
    fileprivate func hasEnded(within limit: Duration) async -> Bool {
        await withCheckedContinuation { continuation in
            let waiting = Locked<CheckedContinuation<Bool, Never>?>(continuation)
            let resume: @Sendable (Bool) -> Void = { hasEnded in
                let continuation = waiting.withLock { waiting in
                    defer { waiting = nil }
                    return waiting
                }
                continuation?.resume(returning: hasEnded)
            }
            let timeout = Task<Void, Never>.detached {
                try? await Task<Never, Never>.sleep(for: limit)
                resume(false)
            }
            Task<Void, Never>.detached {
                await value
                resume(true)
                timeout.cancel()
            }
        }
    }
}

extension Gateway {
    /// The longest time to wait for connections that senders leave open, in seconds.
    private static let patience = 1

    /// Waits until the connections that senders have made so far are closed by them, but not longer than
    /// a second.
    ///
    /// Everything that a sender has sent before it ended is read then.
    package func waitForClosedConnections() async {
        // A connection that the system has made is accepted by one thread and read by another.
        for _ in 0..<3 {
            for eventLoop in MultiThreadedEventLoopGroup.singleton.makeIterator() {
                try? await eventLoop.submit {}.get()
            }
        }
        let deadline = ContinuousClock.now + .seconds(Self.patience)
        while !hasNoConnections, ContinuousClock.now < deadline {
            try? await Task.sleep(for: .milliseconds(5))
        }
    }
}
