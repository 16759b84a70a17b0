import HTTPTypes
import Handset

/// The address of the app's page, which has an origin of its own.
///
/// The path is a secret of each run, so that no other page on this machine can load a file of the app.
final class FrameAddress: Sendable {
    let secret: String
    private let port = Locked<Int?>(nil)
    private let pages = Locked<[String]>([])

    /// Creates the address of a frame whose server has not started.
    init() {
        var generator = SystemRandomNumberGenerator()
        secret = (0..<2).map { _ in
            let digits = String(generator.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }

    /// Sets the port, and the origins of the pages that may hold the frame, from the port of the page.
    func set(port: Int, page: Int) {
        pages.withLock {
            $0 = ["http://127.0.0.1:\(page)", "http://localhost:\(page)"]
        }
        self.port.withLock { $0 = port }
    }

    /// The origins of the pages that may hold the frame.
    var parents: [String] { pages.withLock { $0 } }

    /// Returns the origin of the frame for a page, which a browser keeps in another process than the page.
    ///
    /// It is `nil` if the page was opened by a name that is not of this machine.
    func origin(for request: HTTPRequest) -> String? {
        guard let port = port.withLock({ $0 }), let authority = request.authority,
            RequestGuard.isLoopback(authority)
        else { return nil }
        // A site is a host without its port.
        let isNamed = authority.lowercased().hasPrefix("localhost")
        return "http://\(isNamed ? "127.0.0.1" : "localhost"):\(port)"
    }

    /// Returns the frame as members of the phone's description.
    ///
    /// A browser on another machine cannot reach it: then `frame` is `null`, and there is the port to forward.
    func members(for request: HTTPRequest) -> JSONMembers {
        guard let origin = origin(for: request) else {
            let port = port.withLock { $0 }
            return ["frame": .json(Array("null".utf8)), "framePort": port.map { .integer($0) }]
        }
        let frame: JSONMembers = [
            "url": .string("\(origin)/\(secret)/"), "origin": .string(origin),
        ]
        return ["frame": .object(frame)]
    }
}
