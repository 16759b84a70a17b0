public import Foundation

extension String {
    /// A text of the app's that its tables translate, with its values in place.
    ///
    /// There are no tables here: it is the key, as iOS shows it where a table lacks it.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Sendable {
        let text: String

        public init(_ value: String) { text = value }
        public init(stringLiteral value: String) { text = value }
    }

    /// Creates the text of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - table: The name of the table, which is not looked for.
    ///   - bundle: The bundle of the tables, which is not looked into.
    ///   - locale: The locale, which changes nothing.
    ///   - comment: Words for translators.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = key.text
    }

    /// Creates the text of a key that has a text of its own in the app's first language.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - defaultValue: The text.
    ///   - table: The name of the table, which is not looked for.
    ///   - bundle: The bundle of the tables, which is not looked into.
    ///   - locale: The locale, which changes nothing.
    ///   - comment: Words for translators.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = defaultValue.text
    }
}
