package import Foundation

/// The options of a pattern by NSRegularExpression's own names.
package enum PatternOption: String, CaseIterable {
    case caseInsensitive
    case allowCommentsAndWhitespace
    case ignoreMetacharacters
    case dotMatchesLineSeparators
    case anchorsMatchLines
    case useUnixLineSeparators
    case useUnicodeWordBoundaries

    package var option: NSRegularExpression.Options {
        switch self {
        case .caseInsensitive: .caseInsensitive
        case .allowCommentsAndWhitespace: .allowCommentsAndWhitespace
        case .ignoreMetacharacters: .ignoreMetacharacters
        case .dotMatchesLineSeparators: .dotMatchesLineSeparators
        case .anchorsMatchLines: .anchorsMatchLines
        case .useUnixLineSeparators: .useUnixLineSeparators
        case .useUnicodeWordBoundaries: .useUnicodeWordBoundaries
        }
    }
}
