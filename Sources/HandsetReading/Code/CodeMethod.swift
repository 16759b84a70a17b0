/// A method or a function with its body.
struct CodeMethod: Sendable {
    struct Parameter: Hashable, Sendable {
        /// The label in calls: `_` for none.
        let label: String
        /// The name in the body.
        let name: String
        let type: String
    }

    /// The type that declares it, or that an extension is of; `nil` for a function.
    let typeName: String?
    /// The name before the parentheses; for Objective-C the selector's first part.
    let baseName: String
    let parameters: [Parameter]
    /// The index of the file in the project.
    let file: Int
    /// The tokens between its braces.
    let body: Range<Int>
    let line: Int
    var isAsync = false
    /// True for the getter of a property, such as the `body` of a view.
    var isProperty = false
    /// The type of the result, without white space.
    var result = ""

    /// The name with its labels, such as `application(_:didFinishLaunchingWithOptions:)`, or the selector in
    /// Objective-C.
    let name: String

    init(
        typeName: String?, baseName: String, parameters: [Parameter], file: Int, body: Range<Int>,
        line: Int, isSelector: Bool = false
    ) {
        self.typeName = typeName
        self.baseName = baseName
        self.parameters = parameters
        self.file = file
        self.body = body
        self.line = line
        if isSelector {
            let parts = parameters.map { "\($0.label):" }
            name = parts.isEmpty ? baseName : parts.joined()
        } else {
            name = "\(baseName)(\(parameters.map { "\($0.label):" }.joined()))"
        }
    }
}
