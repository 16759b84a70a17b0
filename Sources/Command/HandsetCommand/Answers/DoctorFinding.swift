import Handset

/// An item that a machine has or lacks, and what to do if it lacks it.
struct DoctorFinding: Equatable {
    let item: DoctorItem
    /// True if it can be used as it is.
    let isThere: Bool
    /// The details: its version, or what is wrong with it.
    let words: String
    /// The path of a program, a folder or a file.
    var path: String?
    /// Advice to somebody who needs it; `nil` if there is nothing to do.
    var advice: String?

    static func found(_ item: DoctorItem, _ words: String, path: String? = nil) -> DoctorFinding {
        DoctorFinding(item: item, isThere: true, words: words, path: path)
    }

    static func missing(
        _ item: DoctorItem, _ words: String, path: String? = nil, advice: String
    ) -> DoctorFinding {
        DoctorFinding(item: item, isThere: false, words: words, path: path, advice: advice)
    }

    /// The record, a line of JSON.
    var json: [UInt8] {
        let members: JSONMembers = [
            "name": .string(item.rawValue), "found": .boolean(isThere), "words": .string(words),
            "purpose": .string(item.purpose), "path": path.map { .string(PathText.shown($0)) },
            "port": item.port.map { .integer(Int($0.standardNumber)) },
            "advice": advice.map { .string($0) },
        ]
        return JSONText.object(members).bytes + [UInt8(ascii: "\n")]
    }

    /// The lines for people: what was found, and below it what to do.
    var text: String {
        let width = DoctorItem.allCases.map(\.rawValue.count).max() ?? 0
        let name = item.rawValue.padded(to: width)
        let place = path.map { ", " + SourceExcerpt.shown(PathText.shown($0)) } ?? ""
        let indent = String(repeating: " ", count: width + 11)
        let lines =
            ["\((isThere ? "found" : "missing").padded(to: 7))  \(name)  \(words)\(place)"]
            + ["\(indent)for \(item.purpose)"] + (advice.map { ["\(indent)\($0)"] } ?? [])
        return lines.map { $0 + "\n" }.joined()
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
