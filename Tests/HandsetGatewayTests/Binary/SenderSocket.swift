import Dispatch
import Glibc
import HandsetTestSupport

/// The sender's end of a connection without TLS.
///
/// Blocking calls run on a thread of their own.
final class SenderSocket: Sendable {
    /// How a connection has ended, as its sender sees it.
    enum End: Equatable {
        /// The gateway sends no more.
        case closed
        /// It was reset.
        case reset
        /// Nothing came for very long.
        case missing
    }

    struct Failure: Error {
        let name: String
        let number: Int32
    }

    private static let millisecondsUntilHang = Int32(Duration.untilHang.components.seconds * 1_000)

    private let descriptor: Int32

    /// Connects.
    ///
    /// - Parameters:
    ///   - address: Host and port, as the gateway says them.
    ///   - receiveBuffer: How many bytes wait at most that are not read. If `nil`, as many as usual.
    /// - Throws: ``Failure`` if the connection is refused.
    init(_ address: String?, receiveBuffer: Int32? = nil) throws {
        // The page's address is a URL.
        let parts = address?.split(whereSeparator: { ":/".contains($0) }).suffix(2) ?? []
        guard let host = parts.first, let port = parts.last.flatMap({ UInt16($0) }) else {
            throw Failure(name: "address", number: 0)
        }
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        if var receiveBuffer {
            setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &receiveBuffer, 4)
        }
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_port = port.bigEndian
        name.sin_addr.s_addr = inet_addr(String(host))
        let connected = withUnsafePointer(to: name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw Failure(name: "connect", number: errno) }
        var one: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &one, 4)
    }

    deinit { Glibc.close(descriptor) }

    /// Writes as many of some bytes as the gateway takes.
    ///
    /// - Returns: Whether it has taken all.
    @discardableResult func write(_ bytes: [UInt8], slice: Int = .max) async -> Bool {
        await blocking {
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = rest.prefix(slice).withUnsafeBytes {
                    send(self.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }

    /// Closes the sender's side.
    func finish() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Lets the connection be reset when it is closed, and closes it.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        // The descriptor's number stays taken until the end, when it is closed for good.
        let none = open("/dev/null", O_RDONLY)
        dup2(none, descriptor)
        Glibc.close(none)
    }

    /// Reads some bytes, or until the end.
    ///
    /// - Parameter count: How many bytes at most.
    /// - Returns: What came, and how it ended, or `nil` if as many came as were asked for.
    func read(_ count: Int = .max) async -> (bytes: [UInt8], end: End?) {
        await blocking {
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while bytes.count < count {
                var state = pollfd(fd: self.descriptor, events: Int16(POLLIN), revents: 0)
                guard poll(&state, 1, Self.millisecondsUntilHang) == 1 else {
                    return (bytes, .missing)
                }
                let read = recv(self.descriptor, &buffer, min(buffer.count, count - bytes.count), 0)
                if read == 0 { return (bytes, .closed) }
                if read < 0 { return (bytes, .reset) }
                bytes += buffer.prefix(read)
            }
            return (bytes, nil)
        }
    }

    /// True if there is something to read, or the end, now.
    var isReadable: Bool {
        var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&state, 1, 0) != 0
    }

    private func blocking<Result: Sendable>(
        _ body: @escaping @Sendable () -> Result
    ) async -> Result {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async { continuation.resume(returning: body()) }
        }
    }
}
