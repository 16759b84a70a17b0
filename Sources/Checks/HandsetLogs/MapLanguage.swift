/// A language that prints maps.
enum MapLanguage: CaseIterable {
    /// `{aps: {alert: Hello}, id: 7}`
    case dart
    /// `{aps={alert=Hello}, id=7}`, also from Kotlin.
    case java
    /// `Array ( [aps] => Array ( [alert] => Hello ) )`
    case php
    /// `map[aps:map[alert:Hello] id:7]`
    case go

    /// The text between a key and its value.
    var separator: String {
        switch self {
        case .dart: ": "
        case .java: "="
        case .php: " => "
        case .go: ":"
        }
    }

    var form: LogForm {
        switch self {
        case .dart: .dart
        case .java: .java
        case .php: .php
        case .go: .go
        }
    }
}
