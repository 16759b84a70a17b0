/// Runs subjects in turns, so that what else the machine does meets all of them.
enum RoundRobin {
    /// Runs each subject some number of times.
    ///
    /// - Throws: What a subject throws.
    static func measure(_ subjects: [Subject], rounds: Int) throws -> [Measurement] {
        var samples = [[Sample]](repeating: [], count: subjects.count)
        for _ in 0..<rounds {
            for (index, subject) in subjects.enumerated() {
                samples[index].append(try subject.run())
            }
        }
        return zip(subjects, samples).map { subject, samples in
            Measurement(
                name: subject.name, payloadCount: subject.payloadCount,
                byteCount: subject.byteCount, samples: samples)
        }
    }
}
