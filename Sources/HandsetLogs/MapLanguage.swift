/// A language that prints maps without quotes and escapes.
enum MapLanguage: CaseIterable {
    /// `{aps: {alert: Hello}, id: 7}`
    case dart
    /// `{aps={alert=Hello}, id=7}`, also from Kotlin.
    case java

    /// The text between a key and its value.
    var separator: String { self == .dart ? ": " : "=" }

    var form: LogForm { self == .dart ? .dart : .java }
}
