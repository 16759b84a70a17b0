/// Reads the classes, methods and functions of a file of Objective-C.
struct ObjectiveCOutline {
    private(set) var types: [CodeType] = []
    private(set) var methods: [CodeMethod] = []

    private let file: CodeFile
    private let index: Int
    private var typeName: String?

    init(_ file: CodeFile, index: Int) {
        self.file = file
        self.index = index
        read()
    }

    private mutating func read() {
        var place = 0
        while place < file.tokens.count {
            switch file.text(place) {
            case "@interface", "@implementation": place = takeType(at: place)
            case "@end":
                typeName = nil
                place += 1
            case "-", "+":
                place = (typeName == nil ? nil : takeMethod(at: place)) ?? place + 1
            case "{":
                takeFunction(at: place)
                place = (file.closing(place) ?? place) + 1
            default: place += 1
            }
        }
    }

    private mutating func takeType(at start: Int) -> Int {
        guard file.isName(start + 1) else { return start + 1 }
        let name = file.text(start + 1)
        var place = start + 2
        var inherited: [String] = []
        if file.has(":", at: place), file.isName(place + 1) {
            inherited.append(file.text(place + 1))
            place += 2
        }
        if file.has("(", at: place), let end = file.closing(place) { place = end + 1 }
        if file.has("<", at: place) {
            while place < file.tokens.count, !file.has(">", at: place) {
                if file.isName(place) { inherited.append(file.text(place)) }
                place += 1
            }
            place += 1
        }
        // Instance variables.
        if file.has("{", at: place), let end = file.closing(place) { place = end + 1 }
        typeName = name
        types.append(
            CodeType(
                name: name, kind: file.text(start), inherited: inherited, file: index,
                line: file.line(start + 1), isMain: false, body: place..<place))
        return place
    }

    private mutating func takeMethod(at start: Int) -> Int? {
        guard file.has("(", at: start + 1), let end = file.closing(start + 1) else { return nil }
        let result = (start + 2..<end).map { file.text($0) }.joined()
        var place = end + 1
        guard file.isName(place) else { return nil }
        let first = place
        var parameters: [CodeMethod.Parameter] = []
        while file.isName(place), file.has(":", at: place + 1) {
            let label = file.text(place)
            place += 2
            var type = ""
            if file.has("(", at: place), let end = file.closing(place) {
                type = (place + 1..<end).map { file.text($0) }.joined()
                place = end + 1
            }
            parameters.append(
                CodeMethod.Parameter(label: label, name: file.text(place), type: type))
            place += 1
        }
        if parameters.isEmpty { place += 1 }
        while file.isName(place) { place += 1 }
        if file.has(";", at: place) { place += 1 }
        guard file.has("{", at: place), let last = file.closing(place) else { return nil }
        var method = CodeMethod(
            typeName: typeName, baseName: file.text(first), parameters: parameters, file: index,
            body: place + 1..<last, line: file.line(first), isSelector: true)
        method.result = result
        methods.append(method)
        return last + 1
    }

    /// Takes a function of C, whose brace is at an index.
    private mutating func takeFunction(at brace: Int) {
        guard file.has(")", at: brace - 1), let start = file.opening(brace - 1),
            file.isName(start - 1), let end = file.closing(brace)
        else { return }
        methods.append(
            CodeMethod(
                typeName: nil, baseName: file.text(start - 1), parameters: [], file: index,
                body: brace + 1..<end, line: file.line(start - 1)))
    }
}
