package import Handset

/// A place in a payload: the keys and the indices that lead to a value.
package struct PayloadPlace: Hashable, Sendable {
    /// A step to a member of a dictionary or to an element of an array.
    package enum Step: Hashable, Sendable {
        case key(String)
        case index(Int)
    }

    package let steps: [Step]

    package init(_ steps: [Step]) { self.steps = steps }

    /// The key of the last step; `nil` for an element and for the whole payload.
    var key: String? {
        if case .key(let key)? = steps.last { key } else { nil }
    }

    func appending(_ step: Step) -> PayloadPlace { PayloadPlace(steps + [step]) }

    /// Returns true if this place is within another one, or is the same.
    package func isWithin(_ other: PayloadPlace) -> Bool { steps.starts(with: other.steps) }
}

extension PayloadPlace: CustomStringConvertible {
    /// The keys with dots between them, and indices in brackets, such as `order.lines[0].count`.
    package var description: String {
        steps.enumerated().map { index, step in
            switch step {
            case .key(let key): index == 0 ? key : ".\(key)"
            case .index(let number): "[\(number)]"
            }
        }.joined()
    }
}

extension PayloadValue {
    /// The places of all values in it, each before those within it.
    package var places: [PayloadPlace] { places(below: PayloadPlace([])) }

    private func places(below place: PayloadPlace) -> [PayloadPlace] {
        var steps: [(PayloadPlace.Step, PayloadValue)] = keys.compactMap { key in
            self[key].map { (.key(key), $0) }
        }
        if kind == .array {
            steps = (0..<count).compactMap { index in self[index].map { (.index(index), $0) } }
        }
        return steps.flatMap { step, value in
            let inner = place.appending(step)
            return [inner] + value.places(below: inner)
        }
    }

    /// Returns the value at a place; `nil` if there is none.
    package func value(at place: PayloadPlace) -> PayloadValue? {
        var value: PayloadValue? = self
        for step in place.steps {
            switch step {
            case .key(let key): value = value?[key]
            case .index(let index): value = value?[index]
            }
        }
        return value
    }

    /// Returns the same value with another one at a place; `nil` takes the one there away.
    package func replacing(_ place: PayloadPlace, by value: PayloadValue?) -> PayloadValue {
        replacing(place.steps[...], by: value) ?? self
    }

    private func replacing(
        _ steps: ArraySlice<PayloadPlace.Step>, by value: PayloadValue?
    ) -> PayloadValue? {
        guard let step = steps.first else { return value }
        switch step {
        case .key(let key):
            guard let inner = self[key] else { return self }
            var changed = self
            changed[key] = inner.replacing(steps.dropFirst(), by: value)
            return changed
        case .index(let index):
            let elements = (0..<count).compactMap { place in
                place == index
                    ? self[place]?.replacing(steps.dropFirst(), by: value) : self[place]
            }
            return PayloadValue(elements)
        }
    }
}

extension Payload {
    /// Creates the payload of a dictionary; an empty one of everything else.
    package init(of dictionary: PayloadValue) {
        self = [:]
        for key in dictionary.keys { self[key] = dictionary[key] }
    }
}
