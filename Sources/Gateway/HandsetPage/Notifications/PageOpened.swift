package import Handset

/// Something that the app's own code has opened for a notification.
package struct PageOpened: Hashable, Sendable {
    package let effect: AppEffect
    /// The time in milliseconds since 1970.
    package let time: Int
    /// The name of the step that led to it, such as `tap`.
    package let cause: String

    package init(_ effect: AppEffect, at time: Int, cause: String) {
        self.effect = effect
        self.time = time
        self.cause = cause
    }

    /// Returns it as the members of an object; its index counts from 1.
    func members(_ index: Int) -> JSONMembers {
        [
            "index": .integer(index), "time": .string(PageTime.text(time)),
            "kind": .string(effect.kind.rawValue), "text": .string(effect.text),
            "words": .string("\(effect)"), "cause": .string(cause),
        ]
    }

    /// The memory that it takes, in bytes.
    var byteCount: Int { 96 + effect.text.utf8.count }
}
