package import Handset

/// Holds a value of a payload to a type, as `JSONDecoder` would with its default settings.
package struct PayloadDecoding {
    private let types: DecodedTypes
    private var verdict = DecodingVerdict()
    private var path: [String] = []
    private var property: DecodedDeclaration.Property?

    /// Dictionaries and arrays within each other are followed so far, and the forms of types as well.
    private static let maximumDepth = 400
    private static let maximumFaultCount = 100

    private init(_ types: DecodedTypes) {
        self.types = types
        verdict.isSure = !types.changesDecoding
    }

    /// Returns what a decoder says of a value.
    package static func verdict(
        of value: PayloadValue, as type: DecodedType, in types: DecodedTypes
    ) -> DecodingVerdict {
        var decoding = PayloadDecoding(types)
        decoding.take(value, as: type, depth: 0)
        return decoding.verdict
    }

    // MARK: - Notes

    private mutating func fault(_ cause: DecodingFault.Cause, _ type: DecodedType) {
        guard verdict.faults.count < Self.maximumFaultCount else { return }
        verdict.faults.append(
            DecodingFault(path: path, cause: cause, type: type, property: property))
    }

    private mutating func leaveOpen(_ words: String) {
        guard verdict.open.count < Self.maximumFaultCount else { return }
        verdict.open.append(DecodingVerdict.Open(path: path, words: words))
    }

    // MARK: - Values

    private mutating func take(_ value: PayloadValue, as type: DecodedType, depth: Int) {
        guard depth < Self.maximumDepth else { return leaveOpen("it is too deep") }
        switch type {
        case .optional(let inner):
            guard value.kind != .null else { return verdict.nulls.append(path) }
            take(value, as: inner, depth: depth + 1)
        case .unknown(let words): leaveOpen(words)
        case .declared(let number): take(value, as: number, type, depth: depth + 1)
        case _ where value.kind == .null: fault(.null, type)
        case .string, .data, .url, .uuid: takeText(value, as: type)
        case .boolean:
            if value.boolean == nil { fault(.kind(value.kind), type) }
        case .integer(let width): takeInteger(value, width, type)
        case .double, .float, .decimal, .date: takeNumber(value, as: type)
        case .list(let inner):
            guard value.kind == .array else { return fault(.kind(value.kind), type) }
            takeElements(of: value, as: [inner], depth: depth)
        case .pairs(let key, let inner):
            guard value.kind == .array else { return fault(.kind(value.kind), type) }
            guard value.count.isMultiple(of: 2) else { return fault(.count, type) }
            takeElements(of: value, as: [key, inner], depth: depth)
        case .range(let bound, let isClosed):
            guard value.kind == .array else { return fault(.kind(value.kind), type) }
            takeRange(value, bound, isClosed, type, depth: depth)
        case .dictionary(let inner), .numbered(_, let inner):
            guard value.kind == .dictionary else { return fault(.kind(value.kind), type) }
            for key in value.keys {
                if case .numbered = type, Int(key) == nil { fault(.key(key), type) }
                guard let member = value[key] else { continue }
                within(key) { $0.take(member, as: inner, depth: depth + 1) }
            }
        }
    }

    private mutating func within(_ key: String, _ take: (inout Self) -> Void) {
        path.append(key)
        take(&self)
        path.removeLast()
    }

    private mutating func takeElements(
        of value: PayloadValue, as types: [DecodedType], depth: Int
    ) {
        for index in 0..<value.count {
            guard let element = value[index], verdict.faults.count < Self.maximumFaultCount else {
                return
            }
            let type = types[index % types.count]
            within("\(index)") { $0.take(element, as: type, depth: depth + 1) }
        }
    }

    private mutating func takeRange(
        _ value: PayloadValue, _ bound: DecodedType, _ isClosed: Bool, _ type: DecodedType,
        depth: Int
    ) {
        guard let lower = value[0], let upper = value[1] else { return fault(.count, type) }
        let count = verdict.faults.count
        for (index, element) in [lower, upper].enumerated() {
            within("\(index)") { $0.take(element, as: bound, depth: depth + 1) }
        }
        guard verdict.faults.count == count else { return }
        switch bound {
        case .date, .double, .float, .integer:
            if let lower = lower.double, let upper = upper.double, lower > upper {
                fault(.reversed, type)
            }
        case .string:
            if let lower = lower.string, let upper = upper.string, lower > upper {
                fault(.reversed, type)
            }
        default: leaveOpen("the order of its bounds")
        }
    }

    // MARK: - Declared types

    private mutating func take(
        _ value: PayloadValue, as number: Int, _ type: DecodedType, depth: Int
    ) {
        guard let declaration = types[number] else { return leaveOpen("") }
        switch declaration.form {
        case .unknown(let words): leaveOpen("\(declaration.name): \(words)")
        case .same(let other):
            take(value, as: other, depth: depth + 1)
        case .members(let properties):
            guard value.kind != .null else { return fault(.null, type) }
            guard value.kind == .dictionary else {
                return declaration.isFollowed || !properties.isEmpty
                    ? fault(.kind(value.kind), type) : leaveOpen(declaration.name)
            }
            take(value, members: properties, depth: depth)
            guard declaration.isFollowed else { break }
            let known = Set(properties.map(\.key))
            for key in value.keys where !known.contains(key) { verdict.unused.append(path + [key]) }
        case .texts(let known):
            guard value.kind != .null else { return fault(.null, type) }
            guard let text = value.string else { return fault(.kind(value.kind), type) }
            if !known.contains(where: { $0.utf8.elementsEqual(text.utf8) || $0 == text }) {
                fault(.unknownCase(text, known: known), type)
            }
        case .integers(let width, let known):
            let count = verdict.faults.count
            take(value, as: .integer(width), depth: depth + 1)
            guard verdict.faults.count == count, let number = value.double else { return }
            if !known.contains(where: { Double($0) == number }) {
                let shown = value.integer.map(String.init) ?? "\(number)"
                fault(.unknownCase(shown, known: known.map(String.init)), type)
            }
        case .cases(let cases): take(value, cases, type, depth: depth)
        }
        if !declaration.isFollowed { leaveOpen(declaration.name) }
    }

    private mutating func take(
        _ value: PayloadValue, members: [DecodedDeclaration.Property], depth: Int
    ) {
        let outer = property
        for member in members {
            property = member
            path.append(member.key)
            take(value[member.key], member, depth: depth)
            path.removeLast()
        }
        property = outer
    }

    private mutating func take(
        _ value: PayloadValue?, _ member: DecodedDeclaration.Property, depth: Int
    ) {
        guard !member.takesAll else {
            if case .unknown(let words) = member.type { leaveOpen(words) }
            return
        }
        guard let value else {
            if case .unknown(let words) = member.type, !member.isOptional {
                // A type that is not followed may be an optional one by another name.
                return leaveOpen(words)
            }
            if !member.isOptional { fault(.missing, member.type) }
            return
        }
        if value.kind == .null, member.isOptional { return verdict.nulls.append(path) }
        if member.isUnixDate, let number = value.double {
            verdict.dates.append(
                DecodingVerdict.DecodedDate(
                    path: path, number: number, property: member, isUnix: true))
        }
        take(value, as: member.type, depth: depth + 1)
    }

    private mutating func take(
        _ value: PayloadValue, _ cases: [DecodedDeclaration.Case], _ type: DecodedType, depth: Int
    ) {
        guard value.kind != .null else { return fault(.null, type) }
        guard value.kind == .dictionary else { return fault(.kind(value.kind), type) }
        let found = cases.filter { value[$0.key] != nil }
        guard found.count == 1, let one = found.first, let inner = value[one.key] else {
            return fault(.notOneCase(known: cases.map(\.key)), type)
        }
        within(one.key) { decoding in
            guard inner.kind != .null else { return decoding.fault(.null, type) }
            guard inner.kind == .dictionary else {
                return decoding.fault(.kind(inner.kind), type)
            }
            decoding.take(inner, members: one.properties, depth: depth + 1)
        }
    }

    // MARK: - Numbers and texts

    private mutating func takeInteger(
        _ value: PayloadValue, _ width: DecodedType.IntegerWidth, _ type: DecodedType
    ) {
        if let number = value.integer {
            if !width.holds(number) { fault(.number, type) }
        } else if let number = value.double {
            // A number beyond 63 bits has lost its last digits.
            if number >= 0x1p63, number <= 0x1p64, width == .uint || width == .uint64 {
                return leaveOpen("a number beyond 63 bits")
            }
            if !width.holds(number) { fault(.number, type) }
        } else {
            fault(.kind(value.kind), type)
        }
    }

    private mutating func takeNumber(_ value: PayloadValue, as type: DecodedType) {
        guard let number = value.double else { return fault(.kind(value.kind), type) }
        if type == .float, !Float(number).isFinite { fault(.number, type) }
        if type == .date {
            verdict.dates.append(
                DecodingVerdict.DecodedDate(
                    path: path, number: number, property: property, isUnix: false))
        }
    }

    private mutating func takeText(_ value: PayloadValue, as type: DecodedType) {
        guard let text = value.string else { return fault(.kind(value.kind), type) }
        let isRight =
            switch type {
            case .data: DecodedText.isBase64(text)
            case .url: DecodedText.isURL(text)
            case .uuid: DecodedText.isUUID(text)
            default: true
            }
        if !isRight { fault(.text, type) }
    }
}
