/// A text that the names of the cases that run contain.
///
/// Capitals and small letters are the same, unless the text has a capital.
struct CaseFilter: Sendable {
    let text: String
    private let ignoresCase: Bool

    init(_ text: String) {
        self.text = text
        ignoresCase = !text.contains(where: \.isUppercase)
    }

    func includes(_ name: String) -> Bool {
        name.contains(text) || ignoresCase && name.lowercased().contains(text)
    }
}
