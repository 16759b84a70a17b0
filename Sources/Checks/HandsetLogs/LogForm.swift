import Handset

/// A form in which a log holds a payload.
public enum LogForm: String, Hashable, Sendable, CaseIterable {
    /// The text that `%@` prints for userInfo.
    case description
    /// The same without its outer braces: only the members.
    case members
    /// The text that `%@` prints for launch options, with userInfo in it.
    case launchOptions = "launch-options"
    /// The text of Swift's `print(userInfo)`: `[AnyHashable("aps"): {`.
    case swift
    /// The text of Swift's `print` for a `[String: Any]`: `["aps": {`.
    case swiftDictionary = "swift-dictionary"
    /// The dictionary `aps` alone, without the other keys.
    case aps
    /// A line for each key, as in `key: aps, value: {`.
    case keys
    /// The bytes of the JSON, as NSData prints them.
    case data
    /// JSON as it was sent.
    case json
    /// A text in a string literal, with escapes such as `\"`.
    case string
    /// The text that Dart prints for a map, as Flutter's apps log it: `{aps: {alert: Hello}}`.
    case dart
    /// The text that Java and Kotlin print for a map: `{aps={alert=Hello}}`.
    case java
    /// The text of PHP's `print_r`, `var_dump` or `var_export` for an array or an object.
    case php
    /// The text that Go prints for a map: `map[aps:map[alert:Hello]]`, or with types and quotes as `%#v` does.
    case go
    /// An object of JavaScript that is not JSON.
    case javaScript = "javascript"
}
