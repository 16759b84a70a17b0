import Handset

/// A public page on which a mistake is reported or documented.
package struct Evidence: Hashable, Sendable {
    package let title: String
    package let url: String
    package let words: String

    /// The evidence for each mistake, by its code; it is read when somebody first asks for it.
    package static let all: [String: [Evidence]] = {
        guard let text = DataFiles.all.first(where: { $0.name == "evidence" })?.text,
            let mistakes = try? Payload(json: text).userInfo
        else { return [:] }
        return Dictionary(
            uniqueKeysWithValues: mistakes.keys.map { code in
                (code, mistakes[code].map(list) ?? [])
            })
    }()

    /// Returns the pages of an array; none if something is missing, which a test rules out.
    private static func list(_ value: PayloadValue) -> [Evidence] {
        (0..<value.count).compactMap { index in
            guard let page = value[index], let title = page["title"]?.string,
                let url = page["url"]?.string, let words = page["words"]?.string
            else { return nil }
            return Evidence(title: title, url: url, words: words)
        }
    }
}
