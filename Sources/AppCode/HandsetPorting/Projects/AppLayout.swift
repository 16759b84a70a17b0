/// The folders of an app's project, of which each target has one.
struct AppLayout {
    let name: String
    /// The folders with projects of Xcode, by their names from the whole project's folder on.
    private let bases: [[String]]

    init(name: String, bases: [String]) {
        self.name = name
        self.bases = bases.map { $0.split(separator: "/").map(String.init) }
    }

    /// Returns the folder of the target that a file belongs to: the one below the folder of a project of Xcode,
    /// or below the folder of the whole project.
    func folders(ofTargetOf file: AppSourceFile) -> [String] {
        let base = bases.filter { file.folders.starts(with: $0) }.max { $0.count < $1.count } ?? []
        return Array(file.folders.prefix(base.count + 1))
    }

    /// Returns the name of a folder as Xcode makes the name of a module of it.
    func moduleName(in folders: [String]) -> String { Self.moduleName(folders.last ?? name) }

    /// Returns a name whose other signs than letters and digits are underscores, and which begins with no digit.
    static func moduleName(_ text: String) -> String {
        var name = String(
            text.unicodeScalars.map { scalar -> Character in
                scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                    ? Character(scalar) : "_"
            })
        if name.isEmpty || ("0"..."9").contains(name.first ?? "0") { name = "_" + name }
        // Names of modules that the package has besides.
        let isTaken =
            StandInModule.all.contains { $0.name == name || $0.target == name }
            || ["Foundation", "Handset", "HandsetApp", "Swift", "Testing"].contains(name)
        return isTaken ? name + "Code" : name
    }
}
