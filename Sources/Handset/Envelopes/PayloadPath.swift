/// The way to the part of a value that `--payload-at` names.
enum PayloadPath {
    /// Returns the part to which keys lead; `nil` if there is none.
    ///
    /// In an array a key is the number of an element, from 0. A string on the way is read as the JSON in it.
    /// Several keys may be one that has dots itself.
    static func part(of value: JSONSlice, at keys: [String]) -> JSONSlice? {
        var part = value
        var rest = keys[...]
        while let key = rest.first {
            if let text = part.string {
                guard let inner = JSONSlice(parsing: text) else { return nil }
                part = inner
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
        return part
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
