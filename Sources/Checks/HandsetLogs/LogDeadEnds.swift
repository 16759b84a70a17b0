/// The parts of a log in which some things need not be tried again, since they came to nothing before.
///
/// Without them, each of many beginnings would be read to the same end.
struct LogDeadEnds {
    /// The end of a literal without a key: those that begin in it end there, too.
    var keylessLiteralEnd = 0
    /// The offset before which no members are tried.
    private(set) var membersEnd = 0
    /// The offset before which no maps of a language are tried.
    private var mapsEnds: [MapLanguage: Int] = [:]
    /// The offset before which no hex dump is tried.
    private(set) var dumpsEnd = 0
    /// The offset before which the end of no object is searched.
    private(set) var objectsEnd = 0
    /// The offsets at which no comment begins, since none was closed.
    private var unclosedComments = 0..<0
    /// The strings that run into a line of a dictionary, by their quotes.
    private var unclosedStrings: [UInt8: Range<Int>] = [:]

    /// Leaves out the first half of what was read as members in vain.
    ///
    /// All of it holds no key. Members in the second half may go on after it.
    mutating func leaveOutMembers(in range: Range<Int>) {
        membersEnd = max(membersEnd, range.lowerBound + range.count / 2)
    }

    /// Leaves out the members of a message that is searched for other forms.
    mutating func leaveOutMembers(upTo offset: Int) { membersEnd = max(membersEnd, offset) }

    mutating func leaveOutDumps(upTo offset: Int) { dumpsEnd = max(dumpsEnd, offset) }

    mutating func leaveOutObjects(upTo offset: Int) { objectsEnd = max(objectsEnd, offset) }

    func mapsEnd(of language: MapLanguage) -> Int { mapsEnds[language] ?? 0 }

    /// Leaves out the first half of what was read as a map in vain.
    mutating func leaveOutMaps(of language: MapLanguage, in range: Range<Int>) {
        leaveOutMaps(of: language, upTo: range.lowerBound + range.count / 2)
    }

    mutating func leaveOutMaps(of language: MapLanguage, upTo offset: Int) {
        mapsEnds[language] = max(mapsEnd(of: language), offset)
    }

    /// Leaves out the first half of what was read as a comment in vain.
    mutating func leaveOutComments(in range: Range<Int>) {
        unclosedComments = range.prefix(range.count / 2)
    }

    func isUnclosedComment(at offset: Int) -> Bool { unclosedComments.contains(offset) }

    /// Remembers a string from its quote to the line at which it should have ended.
    mutating func note(unclosedString range: Range<Int>, quote: UInt8) {
        unclosedStrings[quote] = range
    }

    var hasUnclosedStrings: Bool { !unclosedStrings.isEmpty }

    /// Returns true if a string that begins at an offset is not closed.
    ///
    /// Its quote stands in a longer string, after a backslash. So both have the same escapes, and the same end.
    func isUnclosedString(at offset: Int, quote: UInt8) -> Bool {
        unclosedStrings[quote]?.contains(offset) == true
    }
}
