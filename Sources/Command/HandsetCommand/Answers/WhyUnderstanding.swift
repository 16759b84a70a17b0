import Handset
import HandsetWhy

/// The sentence that says how the words for a symptom were understood.
struct WhyUnderstanding {
    private let complaint: Complaint

    init(_ complaint: Complaint) { self.complaint = complaint }

    func note(_ streams: StandardStreams) throws(OutputError) {
        guard complaint.isTold else {
            try streams.note(
                "handset: understood: nothing of \(SourceExcerpt.quoted(complaint.told)); all states were looked at, "
                    + "and only what is certain is told. Symptoms that are understood:")
            for symptom in Symptom.allCases {
                try streams.note("handset:   \(symptom.words)")
            }
            return
        }
        var parts = complaint.errors.map(\.name)
        parts += complaint.symptoms.filter { symptom in
            !complaint.errors.contains { $0.symptom == symptom } || complaint.errors.isEmpty
        }.map(\.words)
        var text = "handset: understood: \(parts.joined(separator: "; "))"
        if !complaint.unknown.isEmpty {
            let words = complaint.unknown.prefix(3).map { SourceExcerpt.quoted($0) }
            text += "; not understood: \(words.joined(separator: ", "))"
        }
        try streams.note(text)
    }
}
