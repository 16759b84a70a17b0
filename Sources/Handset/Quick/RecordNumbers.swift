/// The numbers in the records of a source.
///
/// Several workers make the records of one source at once. Where a line is refused, the payloads after it have
/// smaller numbers than they were expected to have when their worker began.
package struct RecordNumbers: Sendable {
    /// The beginning of each record, up to its number.
    private let beginning: [UInt8]
    private let terminator: UInt8

    /// Creates the numbers of a source.
    ///
    /// - Parameters:
    ///   - source: The name of the source.
    ///   - terminator: The byte after each record.
    package init(source: String, terminator: UInt8) {
        beginning = RecordSource.beginning(of: source)
        self.terminator = terminator
    }

    /// Copies records, with a difference added to the number of each.
    ///
    /// ```swift
    /// let numbers = RecordNumbers(source: "stdin", terminator: UInt8(ascii: "\n"))
    /// var copy: [UInt8] = []
    /// numbers.add(-1, to: Array(#"{"source":"stdin","number":10,"line":11}"#.utf8 + "\n".utf8)[...], into: &copy)
    /// // {"source":"stdin","number":9,"line":11}
    /// ```
    ///
    /// - Parameters:
    ///   - difference: The difference.
    ///   - records: Whole records, each with its terminator.
    ///   - copy: The memory to which the copies are appended.
    /// - Returns: False if something else than records of the source is among them. The copy is of no use then.
    package func add(
        _ difference: Int, to records: ArraySlice<UInt8>, into copy: inout [UInt8]
    ) -> Bool {
        var rest = records
        while !rest.isEmpty {
            guard rest.starts(with: beginning) else { return false }
            let digits = rest.dropFirst(beginning.count).prefix {
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            }
            guard let number = Int(String(decoding: digits, as: UTF8.self)),
                let end = rest[digits.endIndex...].firstIndex(of: terminator)
            else { return false }
            let (sum, isTooLarge) = number.addingReportingOverflow(difference)
            guard !isTooLarge else { return false }
            copy += beginning
            copy += String(sum).utf8
            copy += rest[digits.endIndex...end]
            rest = rest[(end + 1)...]
        }
        return true
    }
}
