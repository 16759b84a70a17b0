package import Handset
internal import Synchronization

/// The things that the stand-ins keep of an app, beside what its phone keeps.
///
/// A process has one app at a time, as it has one `UIApplication.shared`.
package final class AppHost: Sendable {
    package static let shared = AppHost()

    private struct Contents: Sendable {
        weak var phone: Phone?
        var attachments: [String: [UNNotificationAttachment]] = [:]
        var providesSettings = false
        var hasSetCenterDelegate = false
        var openedURLs: [URL] = []
        var presented: [String] = []
    }

    private let contents = Mutex(Contents())

    /// Forgets the app, as a new phone does.
    package func reset(for phone: Phone) {
        contents.withLock { $0 = Contents(phone: phone) }
    }

    func attachments(of identifier: String) -> [UNNotificationAttachment] {
        contents.withLock { $0.attachments[identifier] ?? [] }
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
