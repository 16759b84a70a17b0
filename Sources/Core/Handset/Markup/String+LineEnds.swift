extension String {
    /// The text with another sign for a line end, since many fonts have none for `␊`.
    package var withCommonLineEnds: String {
        guard unicodeScalars.contains("\u{240A}") else { return self }
        return String(
            String.UnicodeScalarView(unicodeScalars.map { $0 == "\u{240A}" ? "\u{21B5}" : $0 }))
    }
}
