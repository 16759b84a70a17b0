import HandsetTree

/// Follows `init(from:)` that an app has written itself, as far as it goes straight on.
///
/// The values that every way through it asks for are known; a branch, a loop, and a call that may throw leave the rest open.
struct OwnDecoderReader {
    let name: String
    var types: DecodedTypeReader

    /// The containers by the names of their variables: the type of their keys, or `nil` for a single value.
    private var containers: [String: String?] = [:]
    private var decoder = ""
    private var properties: [DecodedDeclaration.Property] = []
    private var single: DecodedType?
    private var isFollowed = true

    init(name: String, types: DecodedTypeReader) {
        self.name = name
        self.types = types
    }

    mutating func read(_ method: CodeMethod) -> (DecodedDeclaration.Form, isFollowed: Bool) {
        decoder = method.parameters.first?.name ?? "decoder"
        for statement in method.body.children {
            guard take(statement) else { break }
        }
        if let single {
            guard properties.isEmpty else { return (.unknown("it decodes in two ways"), false) }
            return (.same(single), isFollowed)
        }
        guard !containers.isEmpty || method.body.children.contains(where: { _ in true }) else {
            return (.members([]), isFollowed)
        }
        return containers.isEmpty
            ? (.unknown("its own init(from:) is not followed"), false)
            : (.members(properties), isFollowed)
    }

    // MARK: - Statements

    /// Takes a statement; returns false if the ones after it may not run.
    private mutating func take(_ statement: CodeNode) -> Bool {
        switch statement.kind {
        case .if, .guard, .switch, .do, .loop, .compiled, .defer:
            // A branch may ask for more, or leave.
            let throwing = statement.descendantsAndSelf.contains {
                $0.kind == .throw || $0.kind == .effect && $0.text == "try"
                    || $0.kind == .name && $0.text == decoder
            }
            if throwing { isFollowed = false }
            noteContainers(in: statement)
            return !statement.descendants.contains { $0.kind == .return || $0.kind == .throw }
        case .throw, .return:
            isFollowed = false
            return false
        default:
            take(expression: statement, isTried: false)
            return true
        }
    }

    private mutating func noteContainers(in statement: CodeNode) {
        for variable in statement.descendants(.variable) { _ = note(container: variable) }
    }

    /// `let values = try decoder.container(keyedBy: CodingKeys.self)`.
    private mutating func note(container variable: CodeNode) -> Bool {
        guard let call = variable[.value]?.plain, call.kind == .call,
            call.receiver?.plain.text == decoder
        else { return false }
        switch call.text {
        case "container":
            guard let keys = call.argument("keyedBy").flatMap(Self.typeText) else { return false }
            containers[variable.text] = keys
        case "singleValueContainer": containers[variable.text] = .some(nil)
        default: return false
        }
        return true
    }

    // MARK: - Expressions

    private mutating func take(expression node: CodeNode, isTried: Bool) {
        if node.kind == .variable, note(container: node) { return }
        var index = node.index
        // The ends of the parts within `try?`.
        var trials: [Int] = []
        while index < node.end {
            let part = node.tree[index]
            index += 1
            trials.removeAll { $0 <= part.index }
            switch part.kind {
            case .closure, .function, .type:
                if part.mentionsDecoding(of: Set(containers.keys), decoder) { isFollowed = false }
                index = part.end
            case .choice:
                if part.mentionsDecoding(of: Set(containers.keys), decoder) { isFollowed = false }
                index = part.end
            case .operation where ["&&", "||"].contains(part.text):
                if part.mentionsDecoding(of: Set(containers.keys), decoder) { isFollowed = false }
                index = part.end
            case .operation where part.text.contains("??"):
                // The right side runs only if the left one has nothing.
                let operands = Array(part.children)
                if let first = operands.first { take(expression: first, isTried: !trials.isEmpty) }
                if operands.dropFirst().contains(where: {
                    $0.mentionsDecoding(of: Set(containers.keys), decoder)
                }) {
                    isFollowed = false
                }
                index = part.end
            case .effect where part.text == "try?" || part.text == "try!":
                trials.append(part.end)
            case .call:
                take(call: part, isTried: isTried || !trials.isEmpty)
            default: break
            }
        }
    }

    private mutating func take(call: CodeNode, isTried: Bool) {
        let receiver = call.receiver?.plain
        let container = receiver.flatMap { $0.kind == .name ? containers[$0.text] : nil }
        let isInline = receiver?.kind == .call && receiver?.receiver?.plain.text == decoder
        guard container != nil || isInline, ["decode", "decodeIfPresent"].contains(call.text) else {
            // Another call of a container, or one that gets it.
            let isOfDecoder = receiver?.kind == .name && receiver?.text == decoder
            let knows = ["contains", "container", "singleValueContainer"].contains(call.text)
            let gets = call.argumentValues.contains { value in
                value.plain.kind == .name
                    && (containers[value.plain.text] != nil || value.plain.text == decoder)
            }
            if !isTried, gets || (container != nil || isOfDecoder) && !knows { isFollowed = false }
            if !isTried, container == nil, !isOfDecoder, !gets, call.isTriedAlone {
                isFollowed = false
            }
            return
        }
        guard let first = call.argumentValues.first, let text = Self.typeText(first) else {
            if !isTried { isFollowed = false }
            return
        }
        let type = types.type(text, in: name)
        let keyType =
            isInline ? receiver?.argument("keyedBy").flatMap(Self.typeText) : container ?? nil
        guard let keyType else {
            if !isTried { single = type } else { isFollowed = false }
            return
        }
        if isInline { containers["\\" + keyType] = keyType }
        guard let key = call.argument("forKey")?.plain, let own = keyText(key, of: keyType) else {
            if !isTried { isFollowed = false }
            return
        }
        let place = call
        properties.append(
            DecodedDeclaration.Property(
                key: own, name: key.text, type: type,
                isOptional: call.text == "decodeIfPresent" || isTried, takesAll: isTried,
                isUnixDate: call.isCountedFrom1970,
                place: AppFact.Place(file: place.tree.path, line: place.line),
                text: place.tree.lines.excerpt(of: place.line)))
    }

    /// Returns the text of a key, such as `.ends`.
    private func keyText(_ key: CodeNode, of type: String) -> String? {
        guard key.kind == .member, let full = types.resolved(type, in: name) else { return nil }
        let cases = types.parts(full).filter { $0.type == "enum" }.flatMap { $0.members(.enumCase) }
        return cases.first { $0.text == key.text }.map { $0[.value]?.string ?? $0.text }
    }

    /// Returns the text of a type before `.self`.
    static func typeText(_ node: CodeNode) -> String? {
        let node = node.plain
        guard node.kind == .member, node.text == "self", let base = node[.base] else { return nil }
        return written(base)
    }

    private static func written(_ node: CodeNode, depth: Int = 0) -> String? {
        guard depth < 8 else { return nil }
        switch node.kind {
        case .name: return node.type.isEmpty ? node.text : node.type
        case .member:
            guard let base = node[.base].flatMap({ written($0, depth: depth + 1) }) else {
                return nil
            }
            return "\(base).\(node.type.isEmpty ? node.text : node.type)"
        case .list:
            let inner = Array(node.children)
            guard inner.count == 1 else { return nil }
            return written(inner[0], depth: depth + 1).map { "[\($0)]" }
        case .dictionary:
            let entries = Array(node.children)
            guard entries.count == 1, let value = entries[0][.value],
                let key = entries[0][.key].flatMap({ written($0, depth: depth + 1) })
                    ?? (entries[0].label.isEmpty ? nil : entries[0].label)
            else { return nil }
            return written(value, depth: depth + 1).map { "[\(key):\($0)]" }
        case .unwrap:
            return node[.value].flatMap { written($0, depth: depth + 1) }.map { $0 + node.text }
        default: return nil
        }
    }
}

extension CodeNode {
    /// Returns true if a part of this node decodes something.
    fileprivate func mentionsDecoding(of containers: Set<String>, _ decoder: String) -> Bool {
        descendantsAndSelf.contains {
            $0.kind == .name && (containers.contains($0.text) || $0.text == decoder)
        }
    }

    /// True for a call whose `try` is not that of another one.
    fileprivate var isTriedAlone: Bool {
        guard let effect = ancestors.first(where: { $0.kind == .effect || $0.kind == .block }),
            effect.kind == .effect, effect.text == "try"
        else { return false }
        return effect[.value] == self
    }

    /// True for a number that becomes a date, counted from 1970.
    fileprivate var isCountedFrom1970: Bool {
        ancestors.prefix { $0.kind != .block }.contains {
            $0.kind == .call && $0.text == "Date"
                && $0.argument("timeIntervalSince1970") != nil
        }
    }
}
