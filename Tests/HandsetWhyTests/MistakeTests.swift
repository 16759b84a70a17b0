import HandsetWhy
import Testing

/// The table of mistakes.
@Suite struct MistakeTests {
    @Test("The file of evidence names mistakes alone, each page with all that is said of it")
    func evidence() {
        #expect(Set(Evidence.all.keys) == Set(Mistake.all.map(\.code)))
        #expect(Evidence.all.values.allSatisfy { !$0.isEmpty })
    }

    @Test("Each mistake has a name of its own, an effect, a remedy and evidence on public pages")
    func complete() {
        let codes = Mistake.all.map(\.code)
        #expect(Set(codes).count == codes.count && codes.count > 40)
        for mistake in Mistake.all {
            #expect(!mistake.symptoms.isEmpty, "\(mistake.code)")
            for sentence in [mistake.words, mistake.change] {
                #expect(!sentence.hasSuffix("."), "\(mistake.code)")
            }
            #expect(mistake.effect.hasSuffix("."), "\(mistake.code)")
            #expect(!mistake.evidence.isEmpty, "\(mistake.code)")
            for evidence in mistake.evidence {
                #expect(evidence.url.hasPrefix("http"), "\(evidence)")
            }
        }
    }
}
