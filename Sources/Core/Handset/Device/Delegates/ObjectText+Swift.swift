internal import Foundation

extension ObjectText {
    /// The text of Swift's `print`.
    ///
    /// A dictionary of Swift has no order, on a phone another one in each run; here its keys are sorted.
    package static func printed(_ value: Any) -> String { text(of: value, isNested: false) }

    /// The text of Swift's `debugPrint`; `print` shows the contents of a dictionary or an array in this form.
    package static func debugPrinted(_ value: Any) -> String { text(of: value, isNested: true) }

    private static func text(of value: Any, isNested: Bool) -> String {
        if isOfFoundation(value) { return formatted(value) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.map { "Optional(\(debugPrinted($0.value)))" } ?? "nil"
        case .dictionary:
            let members = mirror.children.map { child in
                let member = Array(Mirror(reflecting: child.value).children)
                return member.map { debugPrinted($0.value) }.joined(separator: ": ")
            }
            return members.isEmpty ? "[:]" : "[\(members.sorted().joined(separator: ", "))]"
        case .collection where value is [Any]:
            return "[\(mirror.children.map { debugPrinted($0.value) }.joined(separator: ", "))]"
        default:
            return isNested ? String(reflecting: value) : String(describing: value)
        }
    }

    /// True for an object whose text in Swift is the same as by `%@`.
    private static func isOfFoundation(_ value: Any) -> Bool {
        guard type(of: value) is AnyClass else { return false }
        return value is NSString || value is NSNumber || value is NSNull || value is NSDictionary
            || value is NSArray || value is NSData || value is NSDate || value is NSError
    }
}
