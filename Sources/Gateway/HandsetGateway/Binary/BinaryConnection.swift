import Handset
import HandsetFixtures

/// A connection of the binary provider protocol, without its socket.
///
/// Bytes go in; arrivals and at most one ending come out. An accepted notification gets no answer.
/// The first rejected one ends the connection, and those after it are dropped, as Apple documents
/// it.
struct BinaryConnection: Sendable {
    private enum State: Sendable {
        case deciding
        /// Notifications are dropped, because the connection has ended.
        case dropping
        /// All input is ignored.
        case deaf
    }

    private let number: Int
    private let service: PushService
    private var parser = PacketParser(recovery: .stop, detail: .answers)
    private var state = State.deciding
    private var lastAcceptedIdentifier: UInt32?
    private var decider: (any NotificationDecider)?

    /// The topic of the notifications, or `nil` if it is unknown.
    var topic: String?

    init(_ number: Int, _ service: PushService, topic: String?) {
        self.number = number
        self.service = service
        self.topic = topic
        decider = service.decider(ofConnection: number)
    }

    /// Takes pieces of any size, and returns the arrivals that they complete and, once, the ending.
    mutating func take(_ bytes: [UInt8]) -> BinaryOutcome {
        var outcome = BinaryOutcome()
        guard state != .deaf else { return outcome }
        var dropped: [ReceivedNotification] = []
        for event in parser.feed(bytes) {
            if state == .dropping {
                if case .notification(let unpacked) = event { dropped.append(received(unpacked)) }
                continue
            }
            switch event {
            case .notification(let unpacked): decide(on: unpacked, &outcome)
            case .damage(let fault): end(with: fault, &outcome)
            case .errorResponse: end(.answer(error(.protocolError, 0)), &outcome)
            case .feedbackRecord, .skipped: break
            }
            if state == .deaf { break }
        }
        if !dropped.isEmpty {
            for arrival in service.drop(dropped) { outcome.arrivals.append(arrival) }
        }
        return outcome
    }

    /// Ends the connection, because the gateway stops or the connection is idle.
    ///
    /// - Returns: Status 10 with the identifier of the last accepted notification, or silence if
    ///   there was none. `nil` if the connection has already ended.
    mutating func shutDown() -> BinaryEnding? {
        guard state == .deciding else { return nil }
        state = .dropping
        return lastAcceptedIdentifier.map { .answer(error(.shutdown, $0)) } ?? .silence
    }

    /// The offset in the connection's bytes of the notification that is incomplete, if any.
    var openOffset: Int? {
        state == .deciding && parser.heldByteCount > 0
            ? parser.fedByteCount - parser.heldByteCount : nil
    }

    /// The number of bytes of the notification that is incomplete.
    var heldByteCount: Int { parser.heldByteCount }

    /// Ignores all further input.
    mutating func refuse() { state = .deaf }

    // MARK: - Notifications

    private func received(_ unpacked: UnpackedNotification) -> ReceivedNotification {
        let sent = unpacked.notification
        var notification = ReceivedNotification(
            connection: number, providerProtocol: .binary, token: sent.token,
            payload: sent.payload)
        notification.topic = topic
        notification.identifier = sent.identifier
        notification.expiration = sent.expiration.map { Int($0) }
        notification.priority = sent.priority.flatMap { NotificationPriority(rawValue: Int($0)) }
        return notification
    }

    private mutating func decide(
        on unpacked: UnpackedNotification, _ outcome: inout BinaryOutcome
    ) {
        let notification = received(unpacked)
        let fault = unpacked.faults.lazy.compactMap(\.status).first.map { Rejection($0) }
        let command = unpacked.notification.command
        let decision = service.decide(
            notification, fault: fault, appTopic: topic, by: &decider)
        if let replaced = decision.replaced {
            outcome.arrivals.append(replaced, after: decision.answer.delay)
        }
        outcome.arrivals.append(decision.arrival, after: decision.answer.delay)
        switch decision.answer {
        case .accept:
            lastAcceptedIdentifier = notification.identifier ?? lastAcceptedIdentifier
        case .reject(let rejection):
            end(with: rejection.status, command, notification.identifier, &outcome)
        case .fault(let fault):
            perform(fault, command, notification.identifier, &outcome)
        }
    }

    private mutating func perform(
        _ fault: ConnectionFault, _ command: PacketCommand, _ identifier: UInt32?,
        _ outcome: inout BinaryOutcome
    ) {
        switch fault {
        case .close: end(.silence, &outcome)
        case .stall:
            state = .deaf
            outcome.ending = .stall
        case .closeInFrame:
            end(.answer(Array(error(.processingError, identifier ?? 0).prefix(3))), &outcome)
        case .goAway(let reason):
            end(with: Rejection(reason ?? .shutdown).status, command, identifier, &outcome)
        case .resetStream: end(.reset, &outcome)
        }
    }

    // MARK: - The end

    private mutating func end(_ ending: BinaryEnding, _ outcome: inout BinaryOutcome) {
        state = .dropping
        outcome.ending = ending
    }

    /// Notifications of command 0 get no answer, so the connection only closes.
    private mutating func end(
        with status: BinaryStatus, _ command: PacketCommand?, _ identifier: UInt32?,
        _ outcome: inout BinaryOutcome
    ) {
        guard command != .simple else { return end(.silence, &outcome) }
        // With this status the identifier is the last accepted one: the sender repeats all after
        // it.
        let named = status == .shutdown ? lastAcceptedIdentifier : identifier
        end(.answer(error(status, named ?? 0)), &outcome)
    }

    /// An incomplete notification is not counted.
    private mutating func end(with damage: PacketFault, _ outcome: inout BinaryOutcome) {
        guard let status = damage.status else { return }
        // That a sender begins with TLS or with the preface of HTTP/2 has been reported already.
        let isOtherProtocol = [0x16, UInt8(ascii: "P")].contains {
            damage.cause == .unknownCommand($0)
        }
        if damage.offset > 0 || !isOtherProtocol {
            outcome.mistake = parser.mistake ?? damage
        }
        let head = parser.lostHead
        end(with: status, head?.command, head?.identifier, &outcome)
    }

    private func error(_ status: BinaryStatus, _ identifier: UInt32) -> [UInt8] {
        GatewayErrorResponse(status: status, identifier: identifier).bytes
    }
}
