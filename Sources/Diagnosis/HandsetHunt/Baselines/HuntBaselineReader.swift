import Handset

struct HuntBaselineReader: JSONDocumentReader {
    static let example = #"{"findings":["crash Orders/Router.swift:12"]}"#

    private enum Key: String, CaseIterable {
        /// The schema, for editors; ignored.
        case schema = "$schema"
        case findings
    }

    var problems: [JSONDocumentError.Problem] = []
    private(set) var names: Set<String> = []

    mutating func read(_ object: JSONDocumentValue) {
        guard let members = members(of: object, Key.self) else { return }
        _ = read(Key.schema, of: members) { value throws(JSONDocumentError.Problem) in
            try value.string()
        }
        let found = attempt { _ throws(JSONDocumentError.Problem) -> [String] in
            var names: [String] = []
            let list = try members.required(Key.findings, or: HuntBaselineCause.missing("findings"))
            for element in try list.elements() { names.append(try element.string()) }
            return names
        }
        names = Set(found ?? [])
    }
}
