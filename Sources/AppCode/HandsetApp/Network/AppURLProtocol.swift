internal import Foundation
internal import FoundationNetworking
internal import HandsetUserNotifications

/// The protocol that answers every request of the app, in every session.
final class AppURLProtocol: URLProtocol {
    /// True since no request leaves the machine any more: Foundation's own protocols for the network take none.
    static let hasTakenOver: Bool = {
        let natives = URLSessionConfiguration.default.protocolClasses ?? []
        let methods: [AnyClass] = [NoProtocol.self, StartProtocol.self, StopProtocol.self]
        for method in methods {
            ClassSlot(of: URLProtocol.self, plain: PlainProtocol.self, overriding: method)?
                .copy(from: method, to: natives)
        }
        _ = registerClass(AppURLProtocol.self)
        guard let url = URL(string: "https://example.com") else { return false }
        return !natives.isEmpty
            && natives.allSatisfy {
                ($0 as? URLProtocol.Type)?.canInit(with: URLRequest(url: url)) == false
            }
    }()

    private static let schemes: Set<String> = ["ftp", "http", "https", "ws", "wss"]

    override class func canInit(with request: URLRequest) -> Bool {
        schemes.contains(request.url?.scheme?.lowercased() ?? "")
    }

    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() { RequestLoad(self)?.start() }

    override func stopLoading() { _ = AppNetwork.shared.endWait(ObjectIdentifier(self)) }
}

// Each overrides one method alone, by which its place is found, and which Foundation's own protocols get.

private class PlainProtocol: URLProtocol {}

private final class NoProtocol: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { false }
}

/// What starts when Foundation takes its own protocol without asking: to send a request again with a password.
private final class StartProtocol: URLProtocol {
    override func startLoading() { RequestLoad(self)?.start() }
}

private final class StopProtocol: URLProtocol {
    override func stopLoading() { _ = AppNetwork.shared.endWait(ObjectIdentifier(self)) }
}
