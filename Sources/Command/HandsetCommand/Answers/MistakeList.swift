import Handset
import HandsetWhy

/// The list of the mistakes that `handset why` names.
enum MistakeList {
    /// A line for each: its name and what is wrong.
    static var text: String {
        let width = Mistake.all.map(\.code.count).max() ?? 0
        return Mistake.all.map { mistake in
            mistake.code + String(repeating: " ", count: width - mistake.code.count)
                + "  \(mistake.words)\n"
        }.joined()
    }

    /// A line of JSON for each.
    static var json: [UInt8] {
        Mistake.all.flatMap { mistake in
            JSONText.object([
                "code": .string(mistake.code), "words": .string(mistake.words),
                "effect": .string(mistake.effect), "change": .string(mistake.change),
                "symptoms": .texts(mistake.symptoms.map(\.rawValue).sorted()),
                "evidence": .array(
                    mistake.evidence.map { evidence in
                        .object([
                            "title": .string(evidence.title), "url": .string(evidence.url),
                            "words": .string(evidence.words),
                        ])
                    }),
            ]).bytes + [UInt8(ascii: "\n")]
        }
    }
}
