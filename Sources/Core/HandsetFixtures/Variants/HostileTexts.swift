/// Texts that programs have stumbled over.
package enum HostileTexts {
    /// The texts, each with words for it.
    static let named: [(String, String)] = [
        ("שלום \u{202E}עולם", "from right to left"),
        ("👩‍👩‍👧 e\u{301} 한국어", "of several signs for a character"),
        ("a\u{0}b\n\"'\\;</script>", "with a NUL, quotes and a line break"),
        ("%@ %n %1$s %%", "with formats"),
    ]

    /// The texts, an empty one and a long one among them.
    package static let all = named.map(\.0) + ["", " ", String(repeating: "x", count: 3_000)]
}
