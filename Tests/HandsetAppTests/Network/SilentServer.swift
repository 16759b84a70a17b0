import Foundation
import Testing

/// A socket on loopback that nobody answers at.
struct SilentServer {
    let port: UInt16
    private let socket: Int32

    init() throws {
        socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        try #require(socket >= 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let socket = socket
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(socket, pointer, size) == 0 && listen(socket, 8) == 0
                    && getsockname(socket, pointer, &size) == 0
            }
        }
        try #require(result)
        port = UInt16(bigEndian: address.sin_port)
    }

    /// Returns true if somebody has connected.
    func hasConnection() -> Bool {
        var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) != 0
    }
}
