/// A value of a fact that is printed as its case is called: `did-receive` for `didReceive`.
package protocol FactWord: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension FactWord {
    /// The name of the case in small letters, with hyphens.
    package var word: String {
        var (word, wasSmall) = ("", false)
        for letter in rawValue {
            if letter.isUppercase, wasSmall { word += "-" }
            word += letter.lowercased()
            wasSmall = letter.isLowercase
        }
        return word
    }
}
