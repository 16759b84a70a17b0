import HandsetRunner

extension StandardStreams: RunnerNotes {
    package func beginCount(
        of noun: String, upTo total: Int
    ) -> (@Sendable (_ count: Int) -> Void)? {
        guard let line = ProgressLine.start(counting: noun, of: total, style) else { return nil }
        return { line.advance(by: $0, $0) }
    }

    package func endCount() { ProgressLine.finish() }
}
