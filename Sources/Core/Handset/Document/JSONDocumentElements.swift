/// The elements of an array of a document, each of which is found when it is asked for.
///
/// An array of 16 MiB can have eight million elements. Its readers stop after a thousand that are wrong.
package struct JSONDocumentElements: Sequence {
    package struct Iterator: IteratorProtocol {
        private let array: JSONDocumentValue
        private var contents: EnumeratedSequence<JSONDocumentContents>.Iterator

        fileprivate init(_ array: JSONDocumentValue) {
            self.array = array
            contents = JSONDocumentContents(of: array).enumerated().makeIterator()
        }

        package mutating func next() -> JSONDocumentValue? {
            guard let (index, content) = contents.next(), let value = array.value[index] else {
                return nil
            }
            return JSONDocumentValue(
                document: array.document, value: value, range: content.range, keyRange: nil)
        }
    }

    private let array: JSONDocumentValue

    init(of array: JSONDocumentValue) { self.array = array }

    package var isEmpty: Bool { array.value.count == 0 }

    package func makeIterator() -> Iterator { Iterator(array) }
}
