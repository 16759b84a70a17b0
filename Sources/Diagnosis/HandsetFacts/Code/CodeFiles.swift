import HandsetTree

/// The files of a project's code, which are parsed when something is asked for that may be in them.
///
/// Those of other languages than Swift are parsed at once. An answer is the same as if all were parsed: a node has no name whose words are not among its file's bytes.
final class CodeFiles {
    private enum State: UInt8 { case waiting, read, left }

    private struct Question: Hashable {
        let name: String
        let use: WordUse.RawValue
    }

    private let files: [ReadFile]
    private var states: [State]
    private var read: [CodeTree?]
    /// The words of Swift files, and the texts of the trees of other languages.
    private var index: WordIndex
    /// True if all files are parsed, and each may have every name.
    private let isParsedWhole: Bool
    /// The files of other languages, which are all parsed.
    private let others: [Int]
    /// The files of the names that were asked for.
    private var known: [Question: [Int]] = [:]
    /// The number of files that are tests, which no folder's name tells.
    private(set) var testCount = 0

    /// Parses what has to be parsed in any case.
    ///
    /// - Parameters:
    ///   - files: The files, in the order of their paths.
    ///   - isParsedWhole: True to parse all files at once, and not to rely on their words.
    init(_ files: [ReadFile], isParsedWhole: Bool = false) {
        self.files = files
        self.isParsedWhole = isParsedWhole
        states = Array(repeating: .waiting, count: files.count)
        read = Array(repeating: nil, count: files.count)
        var (swift, others) = ([Int](), [Int]())
        for (number, file) in files.enumerated() {
            switch CodeLanguage(path: file.path) {
            case .swift?: swift.append(number)
            case nil: states[number] = .left
            default: others.append(number)
            }
        }
        self.others = others
        index = WordIndex(byteCount: swift.reduce(0) { $0 + files[$1].bytes.count })
        let keywords = WordKeywords()
        for number in swift {
            WordScanner.scan(files[number].bytes, of: number, keywords, into: &index)
        }
        parse(isParsedWhole ? Array(files.indices) : others)
        for number in others {
            for text in read[number]?.texts ?? [] {
                index.add(WordHash.of(text), of: number, .any)
                // Of a type such as `UNNotification *`.
                if let first = WordHash.ofFirstWord(in: text) { index.add(first, of: number, .any) }
            }
        }
        parse(index.unclearFiles.sorted())
        // What is too long is not read, and said so.
        parse(swift.filter { files[$0].bytes.count > CodeTree.maximumSwiftByteCount })
        // A test is no part of the app.
        parse(numbers(of: "XCTest", []) + numbers(of: "Testing", []))
    }

    // MARK: - Files

    var languages: Set<CodeLanguage> {
        Set(zip(files, states).filter { $1 != .left }.compactMap { CodeLanguage(path: $0.0.path) })
    }

    /// The paths of the files that are no tests.
    var paths: [String] { zip(files, states).filter { $1 != .left }.map(\.0.path) }

    /// The bytes of all files.
    var byteCount: Int { files.reduce(0) { $0 + $1.bytes.count } }

    /// The trees that are parsed so far.
    var parsed: [CodeTree] { read.compactMap(\.self) }

    /// All trees; asking for them parses all files.
    var all: [CodeTree] {
        parse(Array(files.indices))
        return parsed
    }

    var scripts: [CodeTree] { others.compactMap { read[$0] }.filter(\.isScript) }

    // MARK: - Words

    /// Returns the trees that may have a name in one of some ways, or in any if there is none, in their order.
    func trees(with name: String, _ use: WordUse = []) -> [CodeTree] {
        trees(numbers(of: name, use))
    }

    /// Returns false if no file has a name in one of some ways.
    func has(_ name: String, _ use: WordUse) -> Bool { !numbers(of: name, use).isEmpty }

    /// Returns true if a tree that may have a name is as asked for; no more are parsed than it takes.
    func contains(_ name: String, _ use: WordUse, where isFound: (CodeTree) -> Bool) -> Bool {
        let numbers = numbers(of: name, use)
        if numbers.contains(where: { read[$0].map(isFound) ?? false }) { return true }
        return numbers.contains { number in
            guard states[number] == .waiting else { return false }
            parse([number])
            return read[number].map(isFound) ?? false
        }
    }

    /// Returns the trees of JavaScript and Dart that may have a name.
    func scripts(with name: String) -> [CodeTree] {
        guard !others.isEmpty else { return [] }
        return index.files(WordHash.of(name), []).compactMap { read[$0] }.filter(\.isScript)
    }

    /// Returns the trees that may have one of some names, and all of languages beside Swift.
    ///
    /// - Parameters:
    ///   - names: The names.
    ///   - options: True for all names, too, that end like `launchOptions` or `didFinishLaunchingWithOptions`.
    /// - Returns: The trees, in their order.
    func trees(
        withAnyOf names: some Sequence<String>, andLaunchOptions options: Bool = false
    ) -> [CodeTree] {
        guard !isParsedWhole else { return all }
        let ends = options ? index.files(WordHash.launchOptions, []) : []
        return trees(Self.sorted(others + ends + names.flatMap { numbers(of: $0, []) }))
    }

    /// Returns the trees that may have a name in one of some ways, and also another name.
    func trees(
        with name: String, _ use: WordUse = [], andAnyOf others: [(name: String, use: WordUse)]
    ) -> [CodeTree] {
        let first = numbers(of: name, use)
        guard !first.isEmpty else { return [] }
        let second = Set(others.flatMap { numbers(of: $0.name, $0.use) })
        return trees(first.filter(second.contains))
    }

    /// Returns the trees that may have a string: those with the rarest of its words, and all of languages beside Swift.
    func trees(withTextsOf text: String) -> [CodeTree] {
        // What is written otherwise in code, such as the end of a line, tells no word.
        let isPlain = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7f && $0 != UInt8(ascii: "\\") }
        let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
        let found = words.map { word in
            let use: WordUse = word.startIndex == text.startIndex ? .quoted : []
            return index.files(WordHash.of(String(word)), use)
        }
        guard !isParsedWhole, isPlain, let least = found.min(by: { $0.count < $1.count }) else {
            return all
        }
        return trees(Self.sorted(others + least))
    }

    private func trees(_ numbers: [Int]) -> [CodeTree] {
        parse(numbers)
        return numbers.compactMap { read[$0] }
    }

    private func numbers(of name: String, _ use: WordUse) -> [Int] {
        guard !isParsedWhole else { return Array(files.indices) }
        let question = Question(name: name, use: use.rawValue)
        if let numbers = known[question] { return numbers }
        let whole = WordHash.of(name)
        var numbers = index.files(whole, use)
        // A text such as `[String: Any]` has several words.
        if let first = WordHash.ofFirstWord(in: name), first != whole {
            numbers = Self.sorted(numbers + index.files(first, use))
        }
        known[question] = numbers
        return numbers
    }

    private static func sorted(_ numbers: [Int]) -> [Int] { Set(numbers).sorted() }

    // MARK: - Parsing

    private func parse(_ numbers: [Int]) {
        let waiting = numbers.filter { states[$0] == .waiting }
        guard !waiting.isEmpty else { return }
        for (number, tree) in zip(waiting, ReadTrees.of(waiting.map { files[$0] })) {
            guard states[number] == .waiting else { continue }
            guard let tree, !tree.isOfTests else {
                states[number] = .left
                testCount += tree == nil ? 0 : 1
                continue
            }
            (states[number], read[number]) = (.read, tree)
        }
    }
}

extension CodeTree {
    /// True for tests that no folder's name tells.
    fileprivate var isOfTests: Bool {
        file.children.contains { $0.kind == .module && ["XCTest", "Testing"].contains($0.text) }
    }
}
