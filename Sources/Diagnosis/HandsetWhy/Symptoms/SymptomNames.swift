/// Names of code in people's own words: `displayIncomingCall`, `firebase_messaging`.
///
/// A name that is no callback, error or thing that is known says by its parts what it is about.
enum SymptomNames {
    /// Terms that every second name of code has, and that say nothing of what it is about.
    private static let verbs: Set<SymptomTerm> = [
        .shown, .fired, .called, .arrives, .works, .opens, .navigates, .handled, .wakes, .notifies,
        .happens, .right, .launch, .tap, .sending, .actsNot,
    ]
    /// Names of products and of classes whose parts are words of something else.
    private static let whole: Set<String> = [
        "flutterfire", "onesignal", "appdelegate", "iphone", "ipad", "javascript", "typescript",
        "testflight", "github",
    ]

    /// Takes such names apart, so that their parts are words of their own.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - isError: True for the name of an error.
    /// - Returns: The text with these words.
    static func apart(in text: String, where isError: (String) -> Bool) -> String {
        var (result, name) = ("", "")
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                name.append(character)
            } else {
                result += apart(name, isError)
                result.append(character)
                name = ""
            }
        }
        return result + apart(name, isError)
    }

    private static func apart(_ name: String, _ isError: (String) -> Bool) -> String {
        let parts = Self.parts(of: name)
        let word = name.lowercased()
        guard parts.count > 1, !whole.contains(word), terms(in: [word]).isSubset(of: verbs),
            !isError(name)
        else { return name }
        let words = parts.map { $0.lowercased() }
        return terms(in: words).isEmpty ? name : parts.joined(separator: " ")
    }

    /// The parts of a name: a capital letter behind a small one begins one, as does the last of several capitals.
    private static func parts(of name: String) -> [String] {
        let letters = Array(name)
        var parts: [String] = [""]
        for (index, letter) in letters.enumerated() {
            if letter == "_" {
                parts.append("")
                continue
            }
            let isBehindSmall =
                index > 0 && (letters[index - 1].isLowercase || letters[index - 1].isNumber)
            let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
            let isBehindCapital = index > 0 && letters[index - 1].isUppercase
            if letter.isUppercase, isBehindSmall || isBehindCapital && isBeforeSmall {
                parts.append("")
            }
            parts[parts.count - 1].append(letter)
        }
        return parts.filter { !$0.isEmpty }
    }

    private static func terms(in words: [String]) -> Set<SymptomTerm> {
        Set(SymptomTerm.allCases.filter { $0.isIn(words) })
    }
}
