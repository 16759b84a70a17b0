import Handset
import HandsetLint

/// A JSON Schema that refers to no other file.
struct SchemaDocument {
    private let name: SchemaName

    init(_ name: SchemaName) { self.name = name }

    /// The schema in JSON, with a newline at its end.
    ///
    /// Throws `PayloadRefusal` if a schema among the samples is not JSON, which a test rules out.
    func bytes() throws -> [UInt8] {
        guard let path = name.path else { return PayloadSchema.text.lines }
        let text = SchemaFiles.all[path] ?? ""
        guard text.contains(#""$ref": "../"#) else { return Array(text.utf8) }
        var parts: [String] = []
        let schema = Self.rewritten(try Self.schema(path), within: nil, &parts)
        var definitions: JSONMembers = [:]
        // A part may name further ones, which are added behind it.
        var index = 0
        while index < parts.count {
            let part = try Self.schema(parts[index])
            definitions.append(
                Self.definition(parts[index]), Self.rewritten(part, within: parts[index], &parts))
            index += 1
        }
        guard case .object(var members) = schema else { return Array(text.utf8) }
        if case .object(let own) = members["$defs"] { definitions = own + definitions }
        members["$defs"] = .object(definitions)
        return JSONText.object(members).lines
    }

    private static func schema(_ path: String) throws -> PayloadValue {
        try Payload(json: SchemaFiles.all[path] ?? "").userInfo
    }

    /// Returns the name of another schema among the definitions.
    private static func definition(_ path: String) -> String {
        String((path.split(separator: "/").last ?? "").prefix { $0 != "." }) + "-file"
    }

    /// Returns a schema whose references lead to the same text; `part` is its path if it becomes a definition,
    /// and `parts` gets the paths of further schemas.
    private static func rewritten(
        _ value: PayloadValue, within part: String?, _ parts: inout [String]
    ) -> JSONText {
        switch value.kind {
        case .array:
            return .array(
                (0..<value.count).compactMap { value[$0] }.map {
                    rewritten($0, within: part, &parts)
                })
        case .dictionary:
            var members: JSONMembers = [:]
            for key in value.keys {
                // A part is in the dialect of the whole.
                guard let member = value[key],
                    !(key == "$schema" && part != nil && member.kind == .string)
                else { continue }
                if key == "$ref", let reference = member.string {
                    members.append(key, .string(target(of: reference, within: part, &parts)))
                } else {
                    members.append(key, rewritten(member, within: part, &parts))
                }
            }
            return .object(members)
        default: return JSONText(value)
        }
    }

    private static func target(
        of reference: String, within part: String?, _ parts: inout [String]
    ) -> String {
        let pieces = reference.split(
            separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let fragment = pieces.count > 1 ? String(pieces[1]) : ""
        guard pieces[0].hasPrefix("../") else {
            return part.map { "#/$defs/\(definition($0))\(fragment)" } ?? reference
        }
        let path = String(pieces[0].dropFirst("../".count))
        if !parts.contains(path) { parts.append(path) }
        return "#/$defs/\(definition(path))\(fragment)"
    }
}
