import Foundation
import Handset

extension Platform {
    /// Creates two sockets that are connected, which programs do not inherit, or `nil`.
    ///
    /// Unlike a pipe, a socket with a closed other end sends no signal, which would end an unprepared process.
    static func makeSocketPair() -> (own: Int32, other: Int32)? {
        #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
        #else
        let stream = SOCK_STREAM
        #endif
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, stream, 0, &ends) == 0 else { return nil }
        // A reader that was stopped must not stop the writer for ever.
        var patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(
            ends[0], SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            #if canImport(Darwin)
            var isOn: Int32 = 1
            setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
            #endif
        }
        return (ends[0], ends[1])
    }

    /// Returns the number of bytes that were sent into a socket.
    static func send(
        _ bytes: [UInt8], from offset: Int, to descriptor: Int32
    ) throws(Failure) -> Int {
        #if canImport(Darwin)
        let flags: Int32 = 0
        #else
        let flags = Int32(clamping: MSG_NOSIGNAL)
        #endif
        while true {
            let count = bytes.withUnsafeBytes {
                sendBytes(descriptor, $0.baseAddress.map { $0 + offset }, $0.count - offset, flags)
            }
            if count >= 0 { return count }
            guard errno == EINTR else { throw .ofLastCall }
        }
    }
}

/// The C function, whose name ``Platform`` uses itself.
private func sendBytes(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32
) -> Int {
    send(descriptor, bytes, count, flags)
}
