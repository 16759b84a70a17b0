import Foundation
import Synchronization

/// Ports for tests that let go of a port and take it again.
///
/// Meanwhile no other test gets it: the system gives higher ones to whoever asks for any that is free.
enum ReservedPort {
    private static let count = Atomic(0)

    /// Returns a port that is free, and that no other caller gets.
    static func next() -> String {
        let first = 20_000 + Int(ProcessInfo.processInfo.processIdentifier) % 1_000 * 10
        while true {
            let port = first + count.wrappingAdd(1, ordering: .relaxed).oldValue
            if isFree(UInt16(clamping: port)) { return "\(port)" }
        }
    }

    private static func isFree(_ port: UInt16) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var name = sockaddr_in()
        name.sin_family = sa_family_t(AF_INET)
        name.sin_port = port.bigEndian
        name.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        return withUnsafePointer(to: name) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        } == 0
    }
}
