import Glibc
import Handset

extension Platform {
    /// Sends bytes to a server, and returns its answer as far as it ends or has `maximum` bytes.
    ///
    /// `seconds` is the longest time for each step; each address of the host is tried.
    static func exchange(
        _ request: [UInt8], with host: String, port: UInt16, within seconds: Int, upTo maximum: Int
    ) throws(Failure) -> [UInt8] {
        let descriptor = try connect(to: host, port: port, within: seconds)
        defer { close(descriptor) }
        var rest = request[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count > 0 { rest = rest.dropFirst(count) } else if errno != EINTR { break }
        }
        // A server that refuses a request may answer before it has read all of it.
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        while answer.count < maximum {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count > 0 {
                answer += buffer[..<count]
            } else if count == 0 || errno != EINTR {
                guard answer.isEmpty, count < 0 else { break }
                throw .ofLastCall
            }
        }
        return answer
    }

    /// Returns the reason why a server cannot listen at a port of the loopback address now, or `nil`.
    static func fault(ofPort port: UInt16) -> Failure? {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return .ofLastCall }
        defer { close(descriptor) }
        // As a server has it: connections that have ended do not keep the port.
        var isOn: Int32 = 1
        setsockopt(
            descriptor, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let isBound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        // A port that another one listens at may be bound, but not listened at.
        guard isBound, listen(descriptor, 1) == 0 else { return .ofLastCall }
        return nil
    }

    private static func connect(
        to host: String, port: UInt16, within seconds: Int
    ) throws(Failure) -> Int32 {
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var first: UnsafeMutablePointer<addrinfo>?
        let status = getaddrinfo(host, "\(port)", &hints, &first)
        guard status == 0 else {
            throw Failure(code: ENOENT, explanation: String(cString: gai_strerror(status)))
        }
        defer { freeaddrinfo(first) }
        var failure = Failure.missing
        var next = first
        while let address = next?.pointee {
            next = address.ai_next
            let descriptor = socket(
                address.ai_family, address.ai_socktype | Int32(SOCK_CLOEXEC.rawValue), 0)
            guard descriptor >= 0 else {
                failure = .ofLastCall
                continue
            }
            var limit = timeval(tv_sec: seconds, tv_usec: 0)
            let size = socklen_t(MemoryLayout<timeval>.size)
            setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
            setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
            if Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) == 0 {
                return descriptor
            }
            failure = .ofLastCall
            close(descriptor)
        }
        throw failure
    }
}
