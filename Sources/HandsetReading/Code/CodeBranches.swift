/// The branches of `#if` that hold code for iOS on a device.
struct CodeBranches {
    private struct Branch {
        var isActive: Bool
        /// True if this branch or one before it was active, after which no other is.
        var wasActive: Bool
    }
    private static let others = [
        "macOS", "OSX", "watchOS", "tvOS", "visionOS", "Linux", "Android", "Windows", "simulator",
        "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR", "TARGET_OS_OSX", "TARGET_OS_WATCH",
        "TARGET_OS_TV", "TARGET_OS_MAC", "0", "false",
    ]
    private static let directives: Set = [
        "#if", "#ifdef", "#ifndef", "#elseif", "#elif", "#else", "#endif",
    ]
    /// Words that begin a line without code.
    private static let lines: Set = [
        "#pragma", "#import", "#include", "#define", "#undef", "#warning", "#error",
    ]

    /// Leaves out the branches for other devices, and directives of a line.
    static func code(of tokens: [CodeToken], _ language: CodeLanguage) -> [CodeToken] {
        guard language == .swift || language == .objectiveC else { return tokens }
        var (code, branches, index) = ([CodeToken](), [Branch](), 0)
        while index < tokens.count {
            let token = tokens[index]
            index += 1
            let isDirective = token.kind == .word && directives.contains(token.text)
            guard isDirective || language == .objectiveC && lines.contains(token.text) else {
                if branches.allSatisfy(\.isActive) { code.append(token) }
                continue
            }
            var condition: [String] = []
            while index < tokens.count, tokens[index].line == token.line {
                condition.append(tokens[index].text)
                index += 1
            }
            if isDirective { take(token.text, condition, &branches) }
        }
        return code
    }

    private static func take(
        _ directive: String, _ condition: [String], _ branches: inout [Branch]
    ) {
        switch directive {
        case "#endif": _ = branches.popLast()
        case "#if", "#ifdef", "#ifndef":
            let isActive = isForIOS(condition, isNegated: directive == "#ifndef")
            branches.append(Branch(isActive: isActive, wasActive: isActive))
        default:
            guard let last = branches.indices.last else { return }
            let isActive =
                !branches[last].wasActive && (directive == "#else" || isForIOS(condition))
            branches[last].isActive = isActive
            if isActive { branches[last].wasActive = true }
        }
    }

    /// A condition that names no other device is taken as true.
    private static func isForIOS(_ condition: [String], isNegated: Bool = false) -> Bool {
        let hasOther = condition.contains { others.contains($0) } && !condition.contains("iOS")
        let isNegated = isNegated || condition.first == "!"
        return hasOther ? isNegated : !(isNegated && condition.contains("iOS"))
    }
}
