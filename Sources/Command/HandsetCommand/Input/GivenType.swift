import ArgumentParser
import Handset
import HandsetLogs

/// A type that the user gives to a value of a printed payload: `aps.badge=string`.
struct GivenType {
    let path: String
    let type: LogValueType

    init(_ text: String) throws {
        let names = LogValueType.allCases.map(\.rawValue)
        guard let sign = text.lastIndex(of: "="), sign > text.startIndex else {
            throw ValidationError(
                "\(SourceExcerpt.quoted(text)) has no type; give a path and a type, for example "
                    + "aps.badge=number.")
        }
        let name = String(text[text.index(after: sign)...])
        guard let type = LogValueType(rawValue: name) else {
            throw Suggestion.error(
                name, "is not a type", "give number, string, boolean or null", among: names)
        }
        path = String(text[..<sign])
        self.type = type
    }
}
