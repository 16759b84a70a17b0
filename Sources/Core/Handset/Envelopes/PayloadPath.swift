/// The way to the part of a value that `--payload-at` names.
enum PayloadPath {
    /// Returns the part to which keys lead; `nil` if there is none.
    ///
    /// In an array a key is the number of an element, from 0. A string on the way is read as the JSON in it.
    /// Several keys may be one that has dots itself. `wasLenient` is true if keys are equal or commas trail in a
    /// string on the way.
    static func part(
        of value: JSONSlice, at keys: [String], equalKeys: Payload.EqualKeys
    ) -> (JSONSlice, wasLenient: Bool)? {
        var part = value
        var rest = keys[...]
        var wasLenient = false
        while let key = rest.first {
            if let text = part.string {
                guard let inner = JSONSlice(parsing: text, equalKeys: equalKeys) else { return nil }
                part = inner
                wasLenient = wasLenient || inner.wasLenient
            }
            if part.isArray {
                let elements = part.elements
                guard let index = Int(key), elements.indices.contains(index) else { return nil }
                part = elements[index]
                rest.removeFirst()
            } else {
                guard let (next, count) = member(of: part, at: rest) else { return nil }
                part = next
                rest.removeFirst(count)
            }
        }
        return (part, wasLenient)
    }

    /// Returns the value of the shortest key that some of the first steps make, and their number.
    private static func member(
        of object: JSONSlice, at steps: ArraySlice<String>
    ) -> (JSONSlice, count: Int)? {
        var key = ""
        for (index, step) in steps.enumerated() {
            key += index == 0 ? step : ".\(step)"
            if let value = object[key] { return (value, index + 1) }
        }
        return nil
    }
}
