import Glibc

/// A connection to a port of the loopback address, as a sender without manners uses it.
final class SoakConnection {
    private let socket: Int32

    /// Connects; returns `nil` if the gateway takes no connection.
    ///
    /// - Parameters:
    ///   - port: The port.
    ///   - buffer: The room for what arrives, in bytes; `nil` for as much as the system gives.
    init?(port: UInt16, buffer: Int32? = nil) {
        socket = Glibc.socket(
            AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard socket >= 0 else { return nil }
        if var buffer {
            setsockopt(
                socket, SOL_SOCKET, SO_RCVBUF, &buffer, socklen_t(MemoryLayout<Int32>.size))
        }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else {
            close(socket)
            return nil
        }
    }

    deinit { close(socket) }

    /// Sends bytes; returns false if the gateway does not take them.
    func send(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            var ready = pollfd(fd: socket, events: Int16(POLLOUT), revents: 0)
            guard poll(&ready, 1, 1000) > 0 else { return false }
            let count = rest.withUnsafeBytes {
                Glibc.send(
                    socket, $0.baseAddress, $0.count,
                    Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
            }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Reads what comes within a time.
    ///
    /// - Returns: The bytes, none if nothing came; `nil` if the connection has ended.
    func read(within milliseconds: Int32) -> [UInt8]? {
        var ready = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0 else { return [] }
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        let count = recv(socket, &buffer, buffer.count, 0)
        return count > 0 ? Array(buffer.prefix(count)) : nil
    }

    /// Sends nothing more, but goes on to read.
    func endSending() { shutdown(socket, Int32(SHUT_WR)) }

    /// Makes the end of the connection a reset.
    func resetAtEnd() {
        var option = Glibc.linger(l_onoff: 1, l_linger: 0)
        setsockopt(
            socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<Glibc.linger>.size))
    }
}
