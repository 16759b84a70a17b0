/// The form in which files and options write the value of a member of the device.
package enum DeviceForm: Equatable, Sendable {
    /// A version of iOS.
    case version
    /// True or false.
    case boolean
    /// The text of a ``UserChoice``.
    case action
    /// One of some names.
    case name([String])
    /// A list of some names.
    case names([String])
    /// Objects, one for each category of the app.
    case categories
    /// An object with the choices for points that are not confirmed.
    case assumptions

    /// The words among which a value is, or which a list has; empty if they cannot be listed.
    package var known: [String] {
        switch self {
        case .boolean: ["true", "false"]
        case .action:
            UserAction.allCases.map(\.rawValue) + ["button:IDENTIFIER", "text:IDENTIFIER=TEXT"]
        case .name(let names), .names(let names): names
        case .version, .categories, .assumptions: []
        }
    }
}
