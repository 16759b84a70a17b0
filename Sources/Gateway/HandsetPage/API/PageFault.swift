package import Handset

/// An answer that the gateway gives instead of accepting a notification.
package struct PageFault: Hashable, Sendable {
    /// The notifications that get it.
    package enum Occasion: Hashable, Sendable {
        /// The next ones, up to a number.
        case next(Int)
        /// Any, with a probability from 0 to 1.
        case random(Double)
    }

    /// The name of the answer, such as `Unregistered`.
    package var answer: String
    package var occasion: Occasion

    package init(_ answer: String, _ occasion: Occasion) {
        self.answer = answer
        self.occasion = occasion
    }

    /// The number of answers in an event, and in the answer to a request that adds one; the list may be long.
    package static let eventLimit = 100

    private var json: JSONText {
        let occasion: JSONMembers =
            switch occasion {
            case .next(let count): ["count": .integer(count)]
            case .random(let probability):
                ["probability": .json(Array("\(probability)".utf8))]
            }
        return .object(["answer": .string(answer)] + occasion)
    }

    static func list(_ faults: [PageFault]) -> JSONText {
        .object(["faults": .array(faults.map(\.json))])
    }

    /// Returns a list of answers as a change is told: the first of them, and the number of the others.
    package static func list(_ faults: (first: [PageFault], others: Int)) -> JSONText {
        .object([
            "faults": .array(faults.first.map(\.json)),
            "others": faults.others > 0 ? .integer(faults.others) : nil,
        ])
    }
}
