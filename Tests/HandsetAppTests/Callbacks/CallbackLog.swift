import Handset

/// The callbacks of an app, each in one line.
@MainActor final class CallbackLog {
    private(set) var lines: [String] = []

    nonisolated init() {}

    func note(_ selector: AppCallback.Selector, _ details: String...) {
        lines.append(([selector.rawValue] + details).joined(separator: " "))
    }

    /// Notes a method for notifications, or fails as its default implementation does.
    func note(
        _ selector: AppCallback.Selector, of method: DelegateMethods, in methods: DelegateMethods,
        _ details: String...
    ) throws {
        guard methods.contains(method) else { throw DelegateMethodMissing(selector) }
        lines.append(([selector.rawValue] + details).joined(separator: " "))
    }
}
