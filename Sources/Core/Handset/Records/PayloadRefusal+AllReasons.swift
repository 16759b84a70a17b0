extension PayloadRefusal.Reason: CaseIterable {
    /// All reasons.
    public static let allCases: [Self] = [
        notAnObject, syntax, unfinished, empty, unclosed, severalOnLine, invalidUTF8, encoding,
        nulByte, nulInKey, loneSurrogate, numberTooLarge, tooDeep, tooLarge, textTooLong,
        matchTimeIsOver, matchNeedsMemory, matchGivenUp, outOfMemory, envelope, serviceRefuses,
        other,
    ]
}
