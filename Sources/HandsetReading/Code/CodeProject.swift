/// The code of a project with its types and methods, by which one file is read in the light of the others.
struct CodeProject: Sendable {
    let files: [CodeFile]
    private(set) var types: [CodeType] = []
    private(set) var methods: [CodeMethod] = []
    /// The texts of constants by their names, such as `"gcm.message_id"` of `messageIDKey`.
    private(set) var constants: [String: String] = [:]
    private var methodsByBaseName: [String: [Int]] = [:]
    private var methodsByFile: [Int: [Int]] = [:]
    /// The places of each name in code of Swift and Objective-C.
    private var placesByName: [String: [Place]] = [:]
    private var conformances: [String: Set<String>] = [:]

    /// A token of a file.
    struct Place: Hashable, Sendable {
        let file: Int
        let token: Int
    }

    init(_ files: [CodeFile]) {
        self.files = files
        for (index, file) in files.enumerated() {
            var globals: [CodeType.Property] = []
            let (offset, isSwift) = (types.count, file.language == .swift)
            if isSwift {
                let outline = SwiftOutline(file, index: index)
                types += outline.types
                methods += outline.methods
                globals = outline.globals
            } else if file.language == .objectiveC {
                let outline = ObjectiveCOutline(file, index: index)
                types += outline.types
                methods += outline.methods
                takeConstants(ofObjectiveC: file)
            }
            for property in globals + types[offset...].flatMap(\.properties) {
                takeConstant(property, in: file)
            }
        }
        for (index, file) in files.enumerated()
        where file.language == .swift || file.language == .objectiveC {
            for (token, word) in file.tokens.enumerated() where word.isName {
                placesByName[word.text, default: []].append(Place(file: index, token: token))
            }
        }
        for (index, method) in methods.enumerated() {
            methodsByBaseName[method.baseName, default: []].append(index)
            methodsByFile[method.file, default: []].append(index)
        }
        for type in types { conformances[type.name, default: []].formUnion(type.inherited) }
    }

    private mutating func takeConstant(_ property: CodeType.Property, in file: CodeFile) {
        guard let first = property.value.first, property.value.count == 1,
            let text = file.string(at: first), constants[property.name] == nil
        else { return }
        constants[property.name] = text
    }

    /// `NSString *const kName = @"text";` and `#define`, whose words are left out.
    private mutating func takeConstants(ofObjectiveC file: CodeFile) {
        for place in file.tokens.indices
        where file.isName(place) && file.has("=", at: place + 1) && file.has(";", at: place + 3)
            && file.outerBraces[place] < 0
        {
            if let text = file.string(at: place + 2) { constants[file.text(place)] = text }
        }
    }

    /// The indices of the methods with a name, without their labels.
    func methods(named baseName: String) -> [Int] { methodsByBaseName[baseName] ?? [] }

    /// The places of a name in code of Swift and Objective-C.
    func places(of name: String) -> [Place] { placesByName[name] ?? [] }

    func methods(ofType name: String) -> [CodeMethod] { methods.filter { $0.typeName == name } }

    func properties(named name: String) -> [(type: CodeType, property: CodeType.Property)] {
        types.flatMap { type in
            type.properties.filter { $0.name == name }.map { (type, $0) }
        }
    }

    /// Returns the names that a type inherits or conforms to, also by an extension and by its superclasses.
    func ancestors(of name: String) -> Set<String> {
        var (found, waiting): (Set<String>, [String]) = ([], [name])
        while let next = waiting.popLast() {
            for name in conformances[next] ?? [] where found.insert(name).inserted {
                waiting.append(name)
            }
        }
        return found
    }

    func declares(_ typeName: String) -> Bool { conformances[typeName] != nil }

    /// The types that the application's delegate is, by the protocol or by its usual superclasses.
    var applicationDelegates: Set<String> {
        let bases: Set = [
            "UIApplicationDelegate", "FlutterAppDelegate", "ExpoAppDelegate",
            "EXAppDelegateWrapper",
            "RCTAppDelegate", "CDVAppDelegate", "RCTDefaultReactNativeFactoryDelegate",
        ]
        return Set(
            types.map(\.name).filter { !bases.isDisjoint(with: ancestors(of: $0)) })
    }

    /// The types that start a SwiftUI app.
    var swiftUIApps: Set<String> {
        Set(types.filter { $0.kind == "struct" && $0.inherited.contains("App") }.map(\.name))
    }

    /// The method whose body holds a token of a file.
    func method(at place: Int, in file: Int) -> CodeMethod? {
        methodsByFile[file]?.first { methods[$0].body.contains(place) }.map { methods[$0] }
    }
}
