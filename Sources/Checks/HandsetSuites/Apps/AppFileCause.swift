package import Handset

package enum AppFileCause: Hashable, Sendable {
    /// The reason is the system's.
    case unreadable(reason: String)
    /// A file or a folder of sources cannot be read; the reason is the system's.
    case unreadableSource(reason: String)
    case topicEmpty
    case lookupURL(LookupURLTemplate.TemplateError)
    /// The file has a `lookupURL` and `rules`, which have lookup URLs of their own.
    case lookupURLWithRules
    /// The file was given for another topic than its own.
    case topicOfOther(given: String)
    /// The file was found, not named, and is a symbolic link that leads outside its folder and its repository.
    case foundOutside
    case nameEmpty
    /// The path of `www` or `icon` leads outside the folder and the repository of the file.
    case pathOutside(path: String, byLink: Bool, of: String)
    /// An app that was sent names a folder of this machine.
    case webFolderOfSent
    /// An app that was sent names an icon of this machine.
    case iconOfSent
}

extension AppFileCause: JSONDocumentError.Cause {
    package var finding: String {
        switch self {
        case .unreadable(let reason): "cannot read this app: \(reason)"
        case .unreadableSource(let reason): "cannot read this source of an app: \(reason)"
        case .topicEmpty: "this topic is empty"
        case .lookupURL(let error): error.finding(about: "this lookup URL")
        case .lookupURLWithRules: "\"lookupURL\" is not allowed with \"rules\""
        case .topicOfOther(let given):
            "this file is given for the topic \(FoundJSONValue.quoted(given))"
        case .foundOutside:
            "this app file was found, not named, and leads outside its repository by a symbolic link"
        case .nameEmpty: "this name is empty"
        case .pathOutside(let path, let byLink, _):
            DocumentFolder.finding(ofPath: path, byLink: byLink)
        case .webFolderOfSent: "an app that is sent names no folder"
        case .iconOfSent: "an app that is sent names no icon"
        }
    }

    package var advice: String {
        switch self {
        case .unreadable: "give a file in JSON, such as \(AppFileReader.example)"
        case .unreadableSource: "give yourself the right to read it, or name another folder"
        case .topicEmpty: "name the app, or leave the member out"
        case .lookupURL(let error): error.advice
        case .lookupURLWithRules: "write it into the rules"
        case .topicOfOther: "give the file for its own topic, or remove this member"
        case .foundOutside:
            "name it with --app FILE or HANDSET_APP if you trust it, or give --app classic"
        case .nameEmpty: "give the name that is under the app's icon, or leave the member out"
        case .pathOutside(_, _, "icon"): "put the icon beside this file"
        case .pathOutside: "put the app's page into a folder beside this file"
        case .webFolderOfSent: "leave out \"www\""
        case .iconOfSent: "leave out \"icon\""
        }
    }
}
