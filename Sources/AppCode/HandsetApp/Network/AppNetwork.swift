internal import Foundation
internal import FoundationNetworking
internal import Handset
internal import HandsetUserNotifications

/// The network of the phone that runs: its fixtures, and the requests that the app has made.
final class AppNetwork: Sendable {
    static let shared = AppNetwork()

    private struct State: Sendable {
        var fixtures = RequestFixtures()
        var requests: [AppRequest] = []
        /// The answers that are still to come, by the objects that ask for them.
        var waiting: Set<ObjectIdentifier> = []
    }

    private let state = Locked(State())

    /// Begins as a new phone does: with no fixtures, and so without a network, and with no cookies and no passwords.
    func renew() {
        state.withLock { $0 = State() }
        HTTPCookieStorage.shared.removeCookies(since: .distantPast)
        let passwords = URLCredentialStorage.shared
        for (space, all) in passwords.allCredentials {
            for password in all.values { passwords.remove(password, for: space) }
        }
        guard AppURLProtocol.hasTakenOver else {
            AppHost.shared.cannotDo(
                "URLSession",
                remedy: "report the version of Swift, whose Foundation does not let Handset answer"
            )
            return
        }
    }

    var fixtures: RequestFixtures {
        get { state.withLock(\.fixtures) }
        set { state.withLock { $0.fixtures = newValue } }
    }

    var requests: [AppRequest] { state.withLock(\.requests) }

    /// Records a request.
    func note(_ request: AppRequest) { state.withLock { $0.requests.append(request) } }

    // MARK: - Answers to come

    /// Lets an object wait for its answer.
    func wait(_ object: ObjectIdentifier) { state.withLock { _ = $0.waiting.insert(object) } }

    /// Ends the wait of an object; false if it does not wait, since it is cancelled.
    func endWait(_ object: ObjectIdentifier) -> Bool {
        state.withLock { $0.waiting.remove(object) != nil }
    }

    /// Lets no answer come any more, as when the app's process ends.
    func endProcess() { state.withLock { $0.waiting = [] } }
}
