package import Handset

package enum SuiteCause: Hashable, Sendable {
    /// The reason is the system's.
    case unreadable(reason: String)
    case casesMissing
    case casesEmpty
    /// The `rules` are neither an array, an object nor a string.
    case rulesOfWrongKind(FoundJSONValue)
    /// A path in the suite leads outside its folder and its repository, by names or through a symbolic link.
    case fileOutside(path: String, byLink: Bool)
    /// The same in an app file that was found, without being named.
    case fileOutsideOfFound(path: String, byLink: Bool)
    /// A file that the suite names as `name` cannot be read. The reason is the system's.
    case fileUnreadable(path: String, name: String, reason: String)
    /// A string is not a version of iOS that can be chosen.
    case versionUnknown(String)
    /// A category or a button of a device has no `identifier`, or an empty one.
    case identifierMissing
    case nameMissing
    case nameEmpty
    /// The name of a case is also an earlier one's, which begins on a line.
    case nameRepeated(line: Int)
    case payloadMissing
    /// The payload of a case is to be a part of another one, and is not an object.
    case partIsNoObject
    case expectationMissing
    /// A case states an expectation that another one of it excludes.
    case expectationExcluded(key: String, by: String)
    /// An expectation that is a text is `null`.
    case textIsNull(key: String)
    case noneIsNotTrue(FoundJSONValue)
    /// The value of `refused` is neither `true` nor a string.
    case refusedOfWrongKind(FoundJSONValue)
    /// The value of `badge` is neither an integer nor `null`.
    case badgeOfWrongKind(FoundJSONValue)
    /// The `web` of a suite names no folder.
    case webFolderMissing
    /// A folder of pages has no `index.html`.
    case webFolderWithoutPage(String)
    /// A `webView` expects nothing.
    case webViewEmpty
    /// The text that an element should show is not a string; the selector.
    case elementTextIsNoString(String)
}

extension SuiteCause: JSONDocumentError.Cause {
    package var finding: String {
        switch self {
        case .unreadable(let reason): "cannot read this suite: \(reason)"
        case .casesMissing: "there is no \"cases\" in this object"
        case .casesEmpty: "this list of cases is empty"
        case .rulesOfWrongKind(let found): found.finding
        case .fileOutside(let path, let byLink), .fileOutsideOfFound(let path, let byLink):
            DocumentFolder.finding(ofPath: path, byLink: byLink)
        case .fileUnreadable(let path, _, let reason):
            "cannot read \(FoundJSONValue.quoted(path)): \(reason)"
        case .versionUnknown(let text): IOSVersion.finding(aboutUnsupported: text)
        case .identifierMissing: "this category or button has no \"identifier\""
        case .nameMissing: "there is no \"name\" in this object"
        case .nameEmpty: "this name is empty"
        case .nameRepeated(let line): "the case on line \(line) has this name too"
        case .payloadMissing: "there is no \"payload\" in this object"
        case .partIsNoObject: "this part of a payload is not a JSON object"
        case .expectationMissing: "this case has no expectation"
        case .expectationExcluded(let key, let other):
            "\"\(key)\" is not allowed with \"\(other)\""
        case .textIsNull(let key): "\"\(key)\" is null"
        case .noneIsNotTrue(let found), .refusedOfWrongKind(let found),
            .badgeOfWrongKind(let found):
            found.finding
        case .webFolderMissing: "there is no \"www\" in this object"
        case .webFolderWithoutPage(let name):
            "the folder \(FoundJSONValue.quoted(name)) has no index.html that can be read"
        case .webViewEmpty: "this web view expects nothing"
        case .elementTextIsNoString(let selector):
            "the text of \(FoundJSONValue.quoted(selector)) is not a string"
        }
    }

    package var advice: String {
        switch self {
        case .unreadable: "give a file in JSON, or a folder of such files"
        case .casesMissing: "list the cases, as in \(SuiteReader.example)"
        case .casesEmpty: "add a case, as in \(SuiteReader.example)"
        case .rulesOfWrongKind:
            "give a list of rules, an object like a rule file, or the path of a rule file"
        case .fileOutside: "put the file into one of the two, or give --allow-outside"
        case .fileOutsideOfFound:
            "put the file into one of the two, or if you trust this app file, name it with --app FILE and give "
                + "--allow-outside"
        case .fileUnreadable(_, let name, _) where name.contains("{"):
            "a string is the path of a file; write JSON without quotes around it"
        case .fileUnreadable: "give the path of a file, from the folder of this file"
        case .versionUnknown: IOSVersion.adviceOnUnsupported(quote: "\"")
        case .identifierMissing:
            "give the identifier that the app registers, as in "
                + "{\"identifier\":\"message\",\"actions\":[{\"identifier\":\"reply\",\"text\":true}]}"
        case .nameMissing, .nameEmpty: "describe the case in a few words"
        case .nameRepeated: "give each case a name of its own"
        case .payloadMissing: "write the payload as an object, or the path of its file"
        case .partIsNoObject:
            "give an object with the keys that have to be there, or leave out \"payloadIsPart\""
        case .expectationMissing:
            "add one of "
                + SuiteReader.CaseKey.expectations.map { "\"\($0.rawValue)\"" }
                .joined(separator: ", ")
        case .expectationExcluded(_, by: "refused"):
            "a refused payload has no other result; remove one of the two"
        case .expectationExcluded: "\"none\" expects no session; remove one of the two"
        case .textIsNull:
            "write a string in double quotes, or \"none\": true if no session is expected"
        case .noneIsNotTrue: "write true, or expect a \"session\" instead"
        case .refusedOfWrongKind:
            "write true or a reason, such as \"syntax\", or remove it if the payload is valid"
        case .badgeOfWrongKind: "write a number, or null if the badge stays as it is"
        case .webFolderMissing, .webFolderWithoutPage:
            "give the app's www folder, from the folder of this file, or \"sample\" for a small page"
        case .webViewEmpty: "add one of \(WebViewPartReader.Key.list)"
        case .elementTextIsNoString: "write the text that the element shows in double quotes"
        }
    }
}
