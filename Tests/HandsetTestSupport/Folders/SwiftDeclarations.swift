/// The names that a Swift file declares for other files, and those that it uses.
struct SwiftDeclarations {
    private static let typeKeywords: Set = [
        "struct", "class", "enum", "protocol", "actor", "typealias",
    ]
    private static let memberKeywords = typeKeywords.union(["func", "var", "let", "case"])

    /// The types that are declared outside of all others.
    private(set) var types: Set<String> = []
    /// The members that extensions add.
    private(set) var extensionMembers: Set<String> = []
    /// Every name that is declared anywhere in the file.
    private(set) var names: Set<String> = []
    /// The words that do not follow a dot.
    private(set) var usedWords: Set<String> = []
    /// The words that follow a dot.
    private(set) var usedMembers: Set<String> = []

    /// Reads the text of a file.
    init(_ text: String) {
        let tokens = SwiftTokens(text).all
        var isInExtension = false
        var isPrivate = false
        for (index, token) in tokens.enumerated() where token.isWord {
            if token.isMember {
                usedMembers.insert(token.text)
                continue
            }
            usedWords.insert(token.text)
            let next = index + 1 < tokens.count ? tokens[index + 1] : nil
            switch token.text {
            case "extension" where token.depth == 0:
                isInExtension = true
            case "private" where next?.text != "(", "fileprivate" where next?.text != "(":
                isPrivate = true
            case let keyword where Self.memberKeywords.contains(keyword):
                // `class func` is a function.
                guard let next, next.isWord, !Self.memberKeywords.contains(next.text) else { break }
                names.insert(next.text)
                let isType = Self.typeKeywords.contains(keyword)
                if token.depth == 0, isType {
                    isInExtension = false
                    if !isPrivate { types.insert(next.text) }
                }
                if token.depth == 1, isInExtension, !isPrivate {
                    extensionMembers.insert(next.text)
                }
                isPrivate = false
            case "init", "subscript":
                isPrivate = false
            default: break
            }
        }
    }
}
