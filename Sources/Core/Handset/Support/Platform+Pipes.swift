internal import Foundation

// Pipes, and what goes through them.

extension Platform {
    /// Creates a pipe whose ends programs do not inherit, or `nil`.
    package static func makePipe() -> (readEnd: Int32, writeEnd: Int32)? {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Waits until bytes, or the end, can be read; true if they can, false if the time is up.
    ///
    /// A negative time has no end.
    @discardableResult
    package static func waitUntilReadable(_ descriptor: Int32, milliseconds: Int32) -> Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&ready, 1, milliseconds) > 0
    }

    /// Returns true if a write would not wait: a terminal that the user has stopped takes nothing.
    package static func takesBytes(_ descriptor: Int32) -> Bool {
        var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        return poll(&ready, 1, 0) > 0
    }

    /// Returns the number of bytes, 0 at the end, or `nil` if the caller has to try again.
    package static func read(
        _ descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer
    ) throws(Failure) -> Int? {
        let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
        if count >= 0 { return count }
        guard errno == EINTR || errno == EAGAIN else { throw .ofLastCall }
        return nil
    }

    /// Returns the number of bytes that were written, or `nil` if the reader is not ready.
    package static func write(
        _ bytes: [UInt8], from offset: Int = 0, to descriptor: Int32
    ) throws(Failure) -> Int? {
        while true {
            let count = bytes.withUnsafeBytes {
                systemWrite(descriptor, $0.baseAddress.map { $0 + offset }, $0.count - offset)
            }
            if count >= 0 { return count }
            if errno == EAGAIN { return nil }
            guard errno == EINTR else { throw .ofLastCall }
        }
    }
}

// The C functions, whose names ``Platform`` uses itself.

func systemRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
    read(descriptor, buffer, count)
}

func systemWrite(
    _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
    write(descriptor, bytes, count)
}
