enum RequestFixtureCause: Hashable, Sendable {
    /// The reason is the system's.
    case unreadable(reason: String)
    case requestsMissing
    case urlMissing
    case urlEmpty
    case methodEmpty
    case statusOutOfRange(String)
    case headerNoString(String)
    /// The name, or the value, has a character that no server can send.
    case noHeader(String)
    /// The object has two members that are not allowed together.
    case together(String, String)
    case delayOutOfRange(String)
    case pathOutside(path: String, byLink: Bool)
    /// The reason is the system's.
    case fileUnreadable(path: String, reason: String)
}

extension RequestFixtureCause: JSONDocumentError.Cause {
    var finding: String {
        switch self {
        case .unreadable(let reason): "cannot read these answers: \(reason)"
        case .requestsMissing: "the answers have no \"requests\""
        case .urlMissing: "this answer has no \"url\""
        case .urlEmpty: "this URL is empty"
        case .methodEmpty: "this method is empty"
        case .statusOutOfRange(let found): "\(found), which is no status"
        case .headerNoString(let name):
            "the header \(FoundJSONValue.quoted(name)) is not a string"
        case .noHeader(let name):
            "no server can send the header \(FoundJSONValue.quoted(name))"
        case .together(let one, let other): "\"\(one)\" is not allowed with \"\(other)\""
        case .delayOutOfRange(let found): "\(found), which is no number of seconds"
        case .pathOutside(let path, let byLink):
            DocumentFolder.finding(ofPath: path, byLink: byLink)
        case .fileUnreadable(let path, let reason):
            "cannot read \(FoundJSONValue.quoted(path)): \(reason)"
        }
    }

    var advice: String {
        switch self {
        case .unreadable: "give a file in JSON, such as \(RequestFixtureReader.example)"
        case .requestsMissing: "give a list, such as \(RequestFixtureReader.example)"
        case .urlMissing, .urlEmpty: "give the URL of the requests; \"*\" stands for any"
        case .methodEmpty: "give a method such as \"GET\", or leave the member out"
        case .statusOutOfRange: "give a whole number from 100 to 599"
        case .headerNoString: "give its value in double quotes"
        case .noHeader:
            "give a name of letters, digits and marks such as \"-\", and a value without line ends"
        case .together: "leave one of the two out"
        case .delayOutOfRange: "give a number from 0 to 1000000"
        case .pathOutside: "put the file beside this one"
        case .fileUnreadable: "give the path of a file from the folder of this one"
        }
    }
}
