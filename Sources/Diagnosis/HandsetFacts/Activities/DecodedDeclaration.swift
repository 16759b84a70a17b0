/// A type of the project as a decoder of JSON takes it.
package struct DecodedDeclaration: Hashable, Sendable {
    /// A member of a type, or a value that goes with a case.
    package struct Property: Hashable, Sendable {
        package let key: String
        package let name: String
        package let type: DecodedType
        /// True if a missing key and `null` are taken, whatever the type.
        package var isOptional = false
        /// True if a value that does not fit is taken too, as with `try?`.
        package var takesAll = false
        /// True if its own decoder makes a date of the number, counted from 1970.
        package var isUnixDate = false
        package let place: AppFact.Place
        /// The line of the place.
        package let text: String
    }

    /// A case of an enumeration without raw values.
    package struct Case: Hashable, Sendable {
        package let key: String
        package let properties: [Property]
    }

    /// The form in JSON.
    package enum Form: Hashable, Sendable {
        /// A dictionary.
        case members([Property])
        /// An enumeration with raw values that are texts.
        case texts([String])
        /// An enumeration with raw values that are integers.
        case integers(DecodedType.IntegerWidth, [Int64])
        /// A dictionary with one key: the case.
        case cases([Case])
        /// Another type's form, such as that of a raw value.
        case same(DecodedType)
        /// Not followed; the reason is for people.
        case unknown(String)
    }

    /// The name with those of the types around it.
    package let name: String
    package let form: Form
    /// True if nothing else can refuse a value: each step of its decoder was followed.
    package var isFollowed = true
    package let place: AppFact.Place
    package let text: String
}
