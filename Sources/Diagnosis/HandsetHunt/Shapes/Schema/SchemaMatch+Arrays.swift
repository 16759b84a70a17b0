import Handset

extension SchemaMatch {
    /// Returns true if an array meets a keyword about its elements.
    mutating func isMet(
        _ keyword: SchemaKeyword, byArray value: PayloadValue, _ seen: inout SeenParts
    ) throws(Undecided) -> Bool {
        try take(value.count)
        let elements = (0..<value.count).compactMap { value[$0] }
        switch keyword {
        case .elements(let first, let rest):
            for (index, element) in elements.enumerated() {
                guard let schema = index < first.count ? first[index] : rest else { break }
                guard try isMet(schema, by: element) else { return false }
                seen.insert(index)
            }
            return true
        case .contains(let schema, let minimum, let maximum):
            var count = 0
            for (index, element) in elements.enumerated() where try isMet(schema, by: element) {
                count += 1
                seen.insert(index)
            }
            return count >= minimum && count <= maximum ?? .max
        case .uniqueElements: return Set(elements).count == elements.count
        case .otherElements(let schema):
            for (index, element) in elements.enumerated() where !seen.indices.contains(index) {
                guard try isMet(schema, by: element) else { return false }
                seen.insert(index)
            }
            return true
        default: return true
        }
    }
}
