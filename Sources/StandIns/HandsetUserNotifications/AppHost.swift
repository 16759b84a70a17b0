package import Handset
internal import Synchronization

/// The things that the stand-ins keep of an app, beside what its phone keeps.
///
/// A process has one app at a time, as it has one `UIApplication.shared`.
package final class AppHost: Sendable {
    package static let shared = AppHost()

    private struct Contents: Sendable {
        weak var phone: Phone?
        var testClock: TestClock?
        var locale: Locale?
        var timeOffset = 0.0
        var whenLaunched: (@MainActor @Sendable () -> Void)?
        var suites: Set<String> = []
        var process = 0
        var attachments: [String: [UNNotificationAttachment]] = [:]
        var providesSettings = false
        var hasSetCenterDelegate = false
        var openedURLs: [URL] = []
        var presented: [String] = []
        var centerHook: CenterHook?
        var handedOn: [String] = []
        var missing: DelegateMethodMissing?
        var token: Data?
        var whenRegistered: [@MainActor @Sendable (Data) -> Void] = []
    }

    private let contents = Mutex(Contents())

    /// Forgets the app, as a new phone does.
    ///
    /// - Parameters:
    ///   - phone: The phone.
    ///   - testClock: The clock of the phone if it is one for tests.
    package func reset(for phone: Phone, testClock: TestClock? = nil) {
        contents.withLock {
            $0 = Contents(phone: phone, testClock: testClock, process: $0.process &+ 1)
        }
    }

    /// The clock of the phone if it is one for tests, which is the app's time then.
    package var testClock: TestClock? { contents.withLock(\.testClock) }

    /// The user's locale; `nil` if it is the machine's.
    package var locale: Locale? {
        get { contents.withLock(\.locale) }
        set { contents.withLock { $0.locale = newValue } }
    }

    /// The time in seconds by which the phone is before the machine.
    package var timeOffset: Double {
        get { contents.withLock(\.timeOffset) }
        set { contents.withLock { $0.timeOffset = newValue } }
    }

    /// Is called when the app's delegate was created, at each launch.
    package var whenLaunched: (@MainActor @Sendable () -> Void)? {
        get { contents.withLock(\.whenLaunched) }
        set { contents.withLock { $0.whenLaunched = newValue } }
    }

    /// The number of the app's process, which is another one after the end of the app.
    package var process: Int { contents.withLock(\.process) }

    /// Lets nothing of the app be done any more that it has put off by the test clock.
    package func endProcess() {
        contents.withLock { contents in
            contents.process &+= 1
            contents.centerHook = nil
            contents.whenRegistered = []
            contents.token = nil
        }
    }

    // MARK: - Libraries for pushes

    /// The things that the app has handed to a framework which shows them, such as a call of Dart code, in order.
    package var handedOn: [String] { contents.withLock(\.handedOn) }

    /// Notes what the app has handed to a framework.
    package func handOn(_ name: String) { contents.withLock { $0.handedOn.append(name) } }

    /// Notes a callback to a base class, which does not have it on iOS: the app lacks it.
    package func noteMissing(_ missing: DelegateMethodMissing) {
        contents.withLock { $0.missing = missing }
    }

    /// Throws what ``noteMissing(_:)`` has noted since the last call.
    package func throwMissing() throws(DelegateMethodMissing) {
        let missing = contents.withLock { contents in
            defer { contents.missing = nil }
            return contents.missing
        }
        if let missing { throw missing }
    }

    /// The part that a library has in the callbacks of the notification center, as those have that exchange methods.
    package var centerHook: CenterHook? {
        get { contents.withLock(\.centerHook) }
        set { contents.withLock { $0.centerHook = newValue } }
    }

    /// Lets a library have the app's token before the app has it, as those do that exchange methods; a token that the
    /// app has already is returned.
    package func onRegistration(
        _ body: @escaping @MainActor @Sendable (Data) -> Void
    ) -> Data? {
        contents.withLock { contents in
            contents.whenRegistered.append(body)
            return contents.token
        }
    }

    /// Gives the libraries the app's token.
    @MainActor package func tellLibraries(of token: Data) {
        let bodies = contents.withLock { contents in
            contents.token = token
            return contents.whenRegistered
        }
        for body in bodies { body(token) }
    }

    /// Notes that a suite of defaults is used.
    func noteSuite(_ name: String) { contents.withLock { _ = $0.suites.insert(name) } }

    /// The names of the suites of defaults that were used.
    package var suites: Set<String> { contents.withLock(\.suites) }

    /// Takes away the names of the suites of defaults that were used.
    func takeSuites() -> Set<String> {
        contents.withLock { contents in
            defer { contents.suites = [] }
            return contents.suites
        }
    }

    func attachments(of identifier: String) -> [UNNotificationAttachment] {
        contents.withLock { $0.attachments[identifier] ?? [] }
    }

    /// Returns true if a notification shows a file.
    package func shows(_ file: URL) -> Bool {
        contents.withLock { $0.attachments.values.contains { $0.contains { $0.url == file } } }
    }

    package func setAttachments(_ files: [UNNotificationAttachment], of identifier: String) {
        contents.withLock { $0.attachments[identifier] = files.isEmpty ? nil : files }
    }

    /// True if the app has set its notification center's delegate, perhaps to `nil`, since its launch.
    package var hasSetCenterDelegate: Bool {
        get { contents.withLock(\.hasSetCenterDelegate) }
        set { contents.withLock { $0.hasSetCenterDelegate = newValue } }
    }

    /// True if the app has asked for a button in Settings that leads to its own.
    var providesSettings: Bool { contents.withLock(\.providesSettings) }

    func noteRequest(_ options: UNAuthorizationOptions) {
        guard options.contains(.providesAppNotificationSettings) else { return }
        contents.withLock { $0.providesSettings = true }
    }

    /// The URLs that the app has opened, in order.
    package var openedURLs: [URL] { contents.withLock(\.openedURLs) }

    package func open(_ url: URL) { contents.withLock { $0.openedURLs.append(url) } }

    /// The types of the controllers that the app has presented, in order.
    package var presented: [String] { contents.withLock(\.presented) }

    package func present(_ name: String) { contents.withLock { $0.presented.append(name) } }

    /// Notes a call of something that cannot do here what it does on iOS, which fails the next check of the phone.
    ///
    /// - Parameters:
    ///   - member: The member.
    ///   - place: The file and the line of the call. If `nil`, they are not known.
    ///   - remedy: The advice, as part of a sentence.
    package func cannotDo(_ member: String, at place: String? = nil, remedy: String) {
        let phone = contents.withLock(\.phone)
        phone?.note(Phone.UnsupportedCall(member, at: place, remedy: remedy))
    }
}
