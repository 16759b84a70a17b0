import Handset

/// The changes that turn the lines of one text into another's.
///
/// Lines are compared by Unicode scalars: a composed character is not the same as a decomposed one.
/// Newlines are not part of the lines, so a newline at the end of a text makes no difference.
///
/// ```swift
/// for line in LineDifference(from: "a\nb\nc", to: "a\nB\nc").lines {
///     print(line.change, line.text)
/// }
/// // kept a
/// // removed b
/// // added B
/// // kept c
/// ```
package struct LineDifference: Hashable, Sendable {
    package enum Change: Hashable, Sendable {
        case kept
        case removed
        case added
    }

    package struct Line: Hashable, Sendable {
        package var change: Change
        /// The line without its newline.
        package var text: String

        package init(_ change: Change, _ text: String) {
            self.change = change
            self.text = text
        }
    }

    /// The number of lines, of both texts together, that are compared one by one: 2,000.
    ///
    /// Lines that the texts share at their beginnings and ends do not count. If more lines are left,
    /// all old ones are removed and all new ones added, because time and memory grow with the square
    /// of their number.
    package static let maximumLineCount = 2_000

    /// The lines of both texts, in order; where lines are replaced, the old ones come first.
    package let lines: [Line]

    package init(from old: String, to new: String) {
        let oldLines = Self.lines(of: old)
        let newLines = Self.lines(of: new)
        // By bytes: Swift treats canonically equivalent strings as equal.
        var numbers: [[UInt8]: Int] = [:]
        func number(of line: String) -> Int {
            let bytes = Array(line.utf8)
            let number = numbers[bytes] ?? numbers.count
            numbers[bytes] = number
            return number
        }
        let oldNumbers = oldLines.map(number)
        let newNumbers = newLines.map(number)
        let common = zip(oldNumbers, newNumbers).prefix { $0 == $1 }.count
        let oldRest = oldNumbers.dropFirst(common)
        let newRest = newNumbers.dropFirst(common)
        let commonEnd = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
        let changes = Self.changes(
            from: Array(oldRest.dropLast(commonEnd)), to: Array(newRest.dropLast(commonEnd)))

        var lines: [Line] = []
        var oldRemaining = oldLines[...]
        var newRemaining = newLines[...]
        func append(_ change: Change) {
            let removed = change == .added ? nil : oldRemaining.popFirst()
            let added = change == .removed ? nil : newRemaining.popFirst()
            if let text = removed ?? added { lines.append(Line(change, text)) }
        }
        for _ in 0..<common { append(.kept) }
        for change in changes { append(change) }
        for _ in 0..<commonEnd { append(.kept) }
        self.lines = lines
    }

    private static func lines(of text: String) -> [String] {
        let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        return (lines.last?.isEmpty == true ? lines.dropLast() : lines).map { String($0) }
    }

    private static func changes(from old: [Int], to new: [Int]) -> [Change] {
        guard !old.isEmpty, !new.isEmpty, old.count + new.count <= maximumLineCount else {
            return old.map { _ in .removed } + new.map { _ in .added }
        }
        var isRemoved = old.map { _ in false }
        var isAdded = new.map { _ in false }
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): isRemoved[offset] = true
            case .insert(let offset, _, _): isAdded[offset] = true
            }
        }
        var changes: [Change] = []
        var oldOffset = 0
        var newOffset = 0
        while oldOffset < old.count || newOffset < new.count {
            let change: Change =
                if oldOffset < old.count, isRemoved[oldOffset] {
                    .removed
                } else if newOffset < new.count, isAdded[newOffset] {
                    .added
                } else {
                    .kept
                }
            changes.append(change)
            if change != .added { oldOffset += 1 }
            if change != .removed { newOffset += 1 }
        }
        return changes
    }
}
