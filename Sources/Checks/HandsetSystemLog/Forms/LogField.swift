/// A part of a line that a form takes out.
package enum LogField: String, CaseIterable, Hashable, Sendable {
    /// The identifier of an app.
    case bundle
    /// The topic of a push.
    case topic
    /// The short name of a request, such as `3A6D-00B4`.
    case request
    /// The number of an activity of dasd, six hexadecimal digits.
    case activity
    /// The number of a message of apsd, or another number.
    case number
    /// The identifier of a service extension.
    case appExtension = "extension"
    /// The number of a process.
    case pid
    /// The name of a program's file.
    case program
    /// The priority of a push.
    case priority
    /// The status of the permission.
    case status
    /// Why launchd ended a process: a domain of xnu.
    case domain
    /// An action of a notification.
    case action
    /// The name of a file.
    case file
    /// The decision of dasd.
    case decision
    /// Who asked for a launch.
    case asker
    /// The time at which Apple took the push.
    case sentAt = "sent-at"
    /// Any text.
    case any

    /// True for fields that name an app, a person's file or a device.
    package var isPrivate: Bool {
        switch self {
        case .bundle, .topic, .appExtension, .program, .file, .any: true
        default: false
        }
    }
}
