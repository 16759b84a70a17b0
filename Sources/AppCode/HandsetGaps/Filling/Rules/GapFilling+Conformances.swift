extension GapFilling {
    private static let protocols: Set<String> = [
        "Codable", "Comparable", "Decodable", "Encodable", "Equatable", "Error", "Hashable",
        "Identifiable", "ObservableObject", "View",
    ]

    /// The members by which a value that stands in conforms to a protocol.
    private static let membersOfStandIn = [
        "View": "@MainActor public var body: EmptyView { EmptyView() }",
        "Identifiable": "public var id: String { standInName }",
        "Encodable": "public func encode(to encoder: any Encoder) throws {}",
        "Comparable":
            "public static func < (a: StandIn, b: StandIn) -> Bool { a.standInName < b.standInName }",
        "Decodable": "public init(from decoder: any Decoder) throws { self.init(\"decoded\") }",
        "Sequence":
            "public func makeIterator() -> IndexingIterator<[StandIn]> { standInElements.makeIterator() }",
    ]

    static let conformanceOfStandIn: GapRule = { filling, place in
        guard let name = place.error.match(#"requires that 'StandIn' conform to '(\w+)'"#)?[1],
            let members = membersOfStandIn[name]
        else { return nil }
        let isAdded = filling.declarations.declare(
            .conformance("StandIn", name), "extension StandIn: \(name) { \(members) }")
        // Where it is there already, another type is wanted.
        return isAdded ? true : nil
    }

    static let inheritance: GapRule = { filling, place in
        let error = place.error
        guard
            error.has("inheritance from non-protocol")
                || error.has("multiple inheritance from classes") || error.has("inherit from"),
            let name = place.names.last, filling.declarations.types[name] == .aClass
        else { return nil }
        filling.declarations.types[name] = .aProtocol
        filling.declarations.change(.type(name), to: StandInDeclarations.protocol(name))
        filling.declarations.removeInitializers(of: name)
        return true
    }

    static let conformance: GapRule = { filling, place in
        let names = place.names.map { name in
            name.replacing("any ", with: "").replacing("?", with: "")
        }
        guard
            place.error.matches(
                "conform to|does not conform|to expected argument type|no exact matches"),
            names.count > 1,
            let type = names.first(where: { filling.declarations.types[$0] == .aClass }),
            let wanted = names.first(where: {
                $0 != type
                    && (protocols.contains($0) || filling.declarations.types[$0] == .aProtocol)
            })
        else { return nil }
        if ["Codable", "Decodable", "Encodable"].contains(wanted) {
            guard let text = filling.declarations.text(of: .type(type)), text.hasSuffix("{ }"),
                !text.contains("Codable")
            else { return false }
            let body =
                ", Codable { public override init() { super.init() }; "
                + "public required init(from decoder: any Decoder) throws { super.init() }; "
                + "public func encode(to encoder: any Encoder) throws {} }"
            filling.declarations.change(.type(type), to: text.dropLast(4) + body)
            return true
        }
        let body = wanted == "View" ? "public var body: some View { EmptyView() }" : ""
        return filling.declarations.declare(
            .conformance(type, wanted), "extension \(type): \(wanted) { \(body) }")
    }

    /// Lets a class of the files conform to a protocol, where the app's extension that says so is not among them.
    static let conformanceOfOwnClass: GapRule = { filling, place in
        guard
            let match = place.error.match(
                #"^(?:cannot (?:assign|convert|pass) value of type|argument type) '(\w+)'.* type '\(?(?:any )?(\w+(?:Delegate|DataSource|Protocol))\)?[?!]?'"#
            ),
            let name = match[1], let wanted = match[2],
            filling.allCode.has(#"\b(class|actor) \#(name)\b"#)
        else { return nil }
        // Those that are not here are away by now.
        let modules = place.code.all(#"(?m)^[ \t]*(?:@\w+ )*import[ \t]+(\w+)"#).compactMap {
            $0[1]
        }
        let imports = Set(modules.map { "import \($0)" })
            .subtracting(StandInDeclarations.imports).sorted().map { "\($0); " }
        return filling.declarations.declare(
            .conformance(name, wanted),
            "\(imports.joined())extension \(name): \(wanted) {}")
    }

    /// Lets a class that stands in inherit from another one, where the app's own conforms to a protocol of the app's.
    static let superclass: GapRule = { filling, place in
        guard
            let match = place.error.match(
                #"^(?:cannot (?:assign|convert|pass) value|cannot convert return expression) of type '(\w+)' to .*'(?:any )?(\w+)[?!]?'"#
            ),
            let name = match[1], let wanted = match[2], name != wanted,
            filling.declarations.types[name] == .aClass,
            filling.declarations.types[wanted] == .aClass,
            let text = filling.declarations.text(of: .type(name)),
            text == StandInDeclarations.class(name),
            let other = filling.declarations.text(of: .type(wanted)),
            other == StandInDeclarations.class(wanted)
        else { return nil }
        filling.declarations.change(.type(name), to: "open class \(name): \(wanted) { }")
        return true
    }

    static let initializer: GapRule = { filling, place in
        guard
            place.error.matches(
                "argument passed to call|incorrect argument label|missing argument|extra (trailing closure|argument)|extraneous argument|no exact matches in call|trailing closure passed"
            )
        else { return nil }
        let code = place.code
        let before = (code.last("(", before: place.offset + 1) ?? -1) + 1
        let name = #"([A-Z]\w*(?:\.[A-Z]\w*)*)(?:\.init)?\s*\("#
        let match =
            code.search(name + "$", from: max(before - 200, 0), to: before)
            ?? code.match(name, at: place.offset)
        guard let match, let type = match[1] else { return nil }
        let labels = code.labels(at: match.end - 1)
        guard !labels.isEmpty,
            filling.declarations.types[type] != nil || type.contains(#/^[A-Z]{2}/#)
        else { return nil }
        return filling.addInitializer(of: type, labels, isNoted: false)
    }
}
