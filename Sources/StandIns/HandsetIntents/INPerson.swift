/// A person in an intent.
open class INPerson: NSObject, @unchecked Sendable {  // because nothing in it changes
    public let personHandle: INPersonHandle?
    public let nameComponents: PersonNameComponents?
    /// The name that is shown.
    public let displayName: String
    public let image: INImage?
    public let contactIdentifier: String?
    public let customIdentifier: String?
    /// True if the person is the user.
    public let isMe: Bool

    /// Creates a person.
    ///
    /// - Parameters:
    ///   - personHandle: The address.
    ///   - nameComponents: The parts of the name.
    ///   - displayName: The name that is shown. If `nil`, it is made of the parts or the address.
    ///   - image: The picture.
    ///   - contactIdentifier: The identifier in the user's contacts.
    ///   - customIdentifier: The identifier in the app.
    ///   - isMe: True if the person is the user.
    ///   - suggestionType: The kind of the address, which is ignored.
    public init(
        personHandle: INPersonHandle?, nameComponents: PersonNameComponents?, displayName: String?,
        image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false,
        suggestionType: INPersonSuggestionType = .none
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        self.displayName =
            displayName
            ?? nameComponents.map {
                [$0.givenName, $0.familyName].compactMap(\.self).joined(separator: " ")
            }
            ?? personHandle?.value ?? ""
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.isMe = isMe
        super.init()
    }
}

/// The kind of an address that Siri suggests.
public enum INPersonSuggestionType: Int, Sendable {
    case none
    case socialProfile
    case instantMessageAddress
}

/// The address of a person.
open class INPersonHandle: NSObject, @unchecked Sendable {  // because nothing in it changes
    public let value: String?
    public let type: INPersonHandleType
    public let label: INPersonHandleLabel?

    public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel? = nil) {
        self.value = value
        self.type = type
        self.label = label
        super.init()
    }
}

/// The kind of an address.
public enum INPersonHandleType: Int, Sendable {
    case unknown
    case emailAddress
    case phoneNumber
}

/// The label of an address.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let home = INPersonHandleLabel(rawValue: "_$!<Home>!$_")
    public static let work = INPersonHandleLabel(rawValue: "_$!<Work>!$_")
    public static let mobile = INPersonHandleLabel(rawValue: "_$!<Mobile>!$_")
    public static let other = INPersonHandleLabel(rawValue: "_$!<Other>!$_")
}
