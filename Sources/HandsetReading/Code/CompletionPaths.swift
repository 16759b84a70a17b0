/// The paths through a method's body that end without a call of its completion handler.
///
/// A handler that is given to something else counts as called.
struct CompletionPaths {
    /// The lines at which such paths end.
    private(set) var missing: [Int] = []
    /// True if the handler is given away, or called in a closure that runs later.
    private(set) var isPassedOn = false
    /// True if the handler is named at all.
    private(set) var isNamed = false

    private let file: CodeFile
    private let handlers: Set<String>
    /// The methods that call the handler where it is kept.
    private let callers: Set<String>
    /// Names whose values are always there.
    private let sure: Set<String>

    init(
        _ method: CodeMethod, handlers: Set<String>, callers: Set<String> = [],
        sure: Set<String> = [], in file: CodeFile
    ) {
        self.file = file
        self.handlers = handlers
        self.callers = callers
        self.sure = sure
        if let called = walk(method.body, called: false), !called {
            missing.append(file.line(method.body.upperBound))
        }
        missing = Array(Set(missing)).sorted()
    }

    /// Goes through statements; returns true if the handler is called at their end, or `nil` if the end is not reached.
    private mutating func walk(_ range: Range<Int>, called: Bool) -> Bool? {
        var (place, called) = (range.lowerBound, called)
        while place < range.upperBound {
            switch file.tokens[place].kind == .string ? "" : file.text(place) {
            case "if":
                guard let next = takeIf(&place, range, called) else { return nil }
                called = next
            case "guard":
                let brace = endOfCondition(from: place + 1, range)
                noteCalls(in: place + 1..<brace, &called)
                if let end = file.closing(brace) {
                    if !isSure(place + 1..<brace) {
                        _ = walk(brace + 1..<end, called: called)
                    }
                    place = end + 1
                } else {
                    place += 1
                }
            case "switch":
                guard let next = takeSwitch(&place, range, called) else { return nil }
                called = next
            case "return", "throw":
                let end = endOfStatement(from: place + 1, range)
                noteCalls(in: place + 1..<end, &called)
                if !called { missing.append(file.line(place)) }
                return nil
            case "fatalError", "preconditionFailure", "abort":
                return nil
            case "defer":
                if file.has("{", at: place + 1), let end = file.closing(place + 1) {
                    noteCalls(in: place + 2..<end, &called)
                    place = end + 1
                } else {
                    place += 1
                }
            case "for", "while":
                let brace = endOfCondition(from: place + 1, range)
                if let end = file.closing(brace) {
                    _ = walk(brace + 1..<end, called: called)
                    place = end + 1
                } else {
                    place += 1
                }
            case "do", "@autoreleasepool", "@try", "@synchronized":
                guard let next = takeDo(&place, range, called) else { return nil }
                called = next
            case "func":
                // A local function.
                while place < range.upperBound, !file.has("{", at: place) { place += 1 }
                place = (file.closing(place) ?? place) + 1
            case "{":
                takeClosure(&place, &called)
            case let word where handlers.contains(word):
                isNamed = true
                if !isMentionOnly(place) {
                    if !file.has("(", at: place + 1), !file.has("?", at: place + 1),
                        !file.has("!", at: place + 1)
                    {
                        isPassedOn = true
                    }
                    called = true
                }
                place += 1
            case let word where callers.contains(word):
                isPassedOn = true
                called = true
                place += 1
            default: place += 1
            }
        }
        return called
    }

    /// Returns true if a condition only unwraps what is always there.
    private func isSure(_ range: Range<Int>) -> Bool {
        guard file.language == .swift, !range.isEmpty else { return false }
        var (place, isBinding) = (range.lowerBound, false)
        while place < range.upperBound, !file.has("else", at: place) {
            guard file.has("let", at: place) || file.has("var", at: place) else { return false }
            isBinding = true
            var end = place + 1
            while end < range.upperBound, !file.has(",", at: end), !file.has("else", at: end) {
                if "([".contains(file.text(end)), let last = file.closing(end) { end = last }
                end += 1
            }
            let names = (place + 1..<end).filter { file.isName($0) }.map { file.text($0) }
            guard let last = names.last(where: { $0 != "self" }),
                sure.contains(last) || names.contains("mutableCopy")
                    || last == "UNMutableNotificationContent"
            else { return false }
            place = end + 1
        }
        return isBinding
    }

    private func isHandler(_ place: Int) -> Bool {
        file.tokens[place].kind == .word && handlers.contains(file.text(place))
    }

    /// True for `handler != nil` and for the condition `if (handler)`.
    private func isMentionOnly(_ place: Int) -> Bool {
        file.has("!", at: place + 1) && file.has("=", at: place + 2)
            || file.has("(", at: place - 1) && file.has(")", at: place + 1)
                && ["if", "while"].contains(file.text(place - 2))
            || file.has("&", at: place + 1) || file.has("=", at: place + 1)
            // It is kept.
            || file.has("=", at: place - 1) && handlers.contains(file.text(place - 2))
    }

    private mutating func noteCalls(in range: Range<Int>, _ called: inout Bool) {
        for place in range where isHandler(place) && !isMentionOnly(place) {
            isNamed = true
            called = true
        }
    }

    /// Returns the index of the brace after a condition, or the one after the condition in parentheses.
    private func endOfCondition(from start: Int, _ range: Range<Int>) -> Int {
        var place = start
        if file.language == .objectiveC, file.has("(", at: place), let end = file.closing(place) {
            return end + 1
        }
        while place < range.upperBound {
            if file.has("{", at: place) { return place }
            if "([".contains(file.text(place)), let end = file.closing(place) { place = end }
            place += 1
        }
        return range.upperBound
    }

    private mutating func takeIf(_ place: inout Int, _ range: Range<Int>, _ called: Bool) -> Bool? {
        var (ends, hasElse) = ([Bool](), false)
        var isFirst = true
        var isSure = false
        var condition = called
        while isFirst || file.has("else", at: place) {
            var start = place + 1
            var isLast = false
            if !isFirst {
                if file.has("if", at: start) { start += 1 } else { isLast = true }
            }
            isFirst = false
            let brace: Int
            if isLast {
                brace = start
                hasElse = true
            } else {
                brace = endOfCondition(from: start, range)
                noteCalls(in: start..<min(brace, range.upperBound), &condition)
                isSure = isSure || self.isSure(start..<min(brace, range.upperBound))
            }
            if file.has("{", at: brace), let end = file.closing(brace) {
                if let end = walk(brace + 1..<end, called: condition) { ends.append(end) }
                place = end + 1
            } else {
                // One statement without braces.
                let end = endOfStatement(from: brace, range)
                if let end = walk(brace..<max(brace, end), called: condition) { ends.append(end) }
                place = max(end, place + 1)
                if file.has(";", at: place) { place += 1 }
            }
            if isLast { break }
        }
        if !hasElse, !isSure { ends.append(condition) }
        return ends.isEmpty ? nil : ends.allSatisfy(\.self)
    }

    private mutating func takeDo(_ place: inout Int, _ range: Range<Int>, _ called: Bool) -> Bool? {
        var ends: [Bool] = []
        var isFirst = true
        while isFirst || file.has("catch", at: place) || file.has("@catch", at: place)
            || file.has("@finally", at: place)
        {
            let isFinally = file.has("@finally", at: place)
            var brace = place + 1
            while brace < range.upperBound, !file.has("{", at: brace) { brace += 1 }
            guard let end = file.closing(brace) else { break }
            if let end = walk(brace + 1..<end, called: called) {
                if isFinally, end { ends = [true] } else { ends.append(end) }
            }
            isFirst = false
            place = end + 1
        }
        if isFirst { place += 1 }
        return ends.isEmpty ? (isFirst ? called : nil) : ends.allSatisfy(\.self)
    }

    private mutating func takeSwitch(
        _ place: inout Int, _ range: Range<Int>, _ called: Bool
    ) -> Bool? {
        let brace = endOfCondition(from: place + 1, range)
        guard file.has("{", at: brace), let end = file.closing(brace) else {
            place += 1
            return called
        }
        var called = called
        noteCalls(in: place + 1..<brace, &called)
        var starts = (brace + 1..<end).filter { index in
            file.outerBraces[index] == brace
                && (file.has("case", at: index) || file.has("default", at: index)
                    || file.has("@unknown", at: index) && file.has("default", at: index + 1))
                && !file.has("@unknown", at: index - 1)
        }
        place = end + 1
        guard !starts.isEmpty else { return called }
        starts.append(end)
        var ends: [Bool] = []
        var hasDefault = file.language == .swift
        for (start, next) in zip(starts, starts.dropFirst()) {
            if file.has("default", at: start) { hasDefault = true }
            let colon = (start..<next).first { file.has(":", at: $0) } ?? start
            var body = colon + 1..<max(colon + 1, next)
            if body.isEmpty { continue }
            if file.has("break", at: body.upperBound - 1) {
                body = body.lowerBound..<body.upperBound - 1
            } else if file.has("break", at: body.upperBound - 2) {
                body = body.lowerBound..<body.upperBound - 2
            }
            if let end = walk(body, called: called) { ends.append(end) }
        }
        if !hasDefault { ends.append(called) }
        return ends.isEmpty ? nil : ends.allSatisfy(\.self)
    }

    /// A closure: the handler is called in it later, or not at all.
    private mutating func takeClosure(_ place: inout Int, _ called: inout Bool) {
        guard let end = file.closing(place) else {
            place += 1
            return
        }
        let body = place + 1..<end
        if body.contains(where: { isHandler($0) }) {
            isNamed = true
            isPassedOn = true
            called = true
            // The paths of the closure itself.
            _ = walk(body, called: false).map { if !$0 { missing.append(file.line(end)) } }
        }
        place = end + 1
    }

    private func endOfStatement(from start: Int, _ range: Range<Int>) -> Int {
        var place = start
        let first = file.line(start - 1)
        while place < range.upperBound {
            if file.has(";", at: place) { return place }
            if file.language != .objectiveC, file.line(place) > first,
                file.line(place) > file.line(place - 1), !file.has(".", at: place)
            {
                return place
            }
            if "([{".contains(file.text(place)), file.tokens[place].kind == .sign,
                let end = file.closing(place)
            {
                place = end
            }
            place += 1
        }
        return place
    }
}
