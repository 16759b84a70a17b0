extension ScriptParser {
    /// Notes a part that is not read, once for a line.
    final func note(_ cause: CodeGap.Cause) {
        let gap = CodeGap(cause, at: line)
        guard gaps.count < Self.maximumGapCount, gaps.last != gap else { return }
        gaps.append(gap)
    }

    /// Skips what is within others too deep, and returns what stands for it.
    final func skipDeepValue() -> CodeDraft {
        let draft = CodeDraft(.other, at: line)
        note(.nestedTooDeep)
        while !isAtEnd, word != ",", word != ";" { position = behind(position) }
        return draft
    }

    /// Skips a statement that is within others too deep.
    final func skipDeepStatement() {
        note(.nestedTooDeep)
        skipStatement()
    }

    /// Skips a statement that is not understood, with what is in its brackets.
    final func skipUnknownStatement() {
        note(.notUnderstood)
        skipStatement()
    }

    private func skipStatement() {
        let first = position
        while !isAtEnd, position == first || !isAfterLine {
            if take(";") { return }
            position = behind(position)
        }
    }

    /// Skips to a comma or to the end of the brackets if something else stands there.
    final func skipToComma() {
        guard !isAtEnd, word != "," else { return }
        note(.notUnderstood)
        while !isAtEnd, word != "," { position = behind(position) }
    }

    /// Counts one more member or call on those before it; false if there are too many.
    final func link() -> Bool {
        links += 1
        guard links > Self.maximumLinkCount else { return true }
        note(.nestedTooDeep)
        return false
    }
}
