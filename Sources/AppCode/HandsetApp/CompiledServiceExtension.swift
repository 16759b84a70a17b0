internal import Handset
internal import HandsetUIKit

/// A service extension in Apple's types, as the phone calls it.
final class CompiledServiceExtension: NotificationServiceExtension {
    private let app: UNNotificationServiceExtension

    init(_ app: UNNotificationServiceExtension) { self.app = app }

    deinit { AppContainer.setExtensionRuns(false) }

    func didReceive(
        _ request: UserNotificationRequest,
        withContentHandler contentHandler: @escaping @Sendable (UserNotificationContent) -> Void
    ) {
        AppContainer.setExtensionRuns(true)
        let life = HandlerLife()
        app.didReceive(UNNotificationRequest(request)) { content in
            life.goOn()
            AppContainer.setExtensionRuns(false)
            // Apple documents that the system looks at the files only when the extension has finished.
            AppHost.shared.setAttachments(
                content.attachments.filter(\.isIntact), of: request.identifier)
            contentHandler(content.content)
        }
    }

    func serviceExtensionTimeWillExpire() { app.serviceExtensionTimeWillExpire() }
}
