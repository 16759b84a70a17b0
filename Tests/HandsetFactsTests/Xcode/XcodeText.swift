/// A target of a project of Xcode in a test.
struct TestTarget {
    var name = "App"
    var type = "application"
    /// The sources that are listed.
    var files: [String] = []
    /// The folder whose files are its sources, as Xcode 16 has it; `nil` for none.
    var folder: String?
    /// The files of the folder that are none.
    var exceptions: [String] = []
    /// The settings of its one configuration, `Release`.
    var settings: [String: String] = [:]
    /// The path of the file that its settings begin with; `nil` for none.
    var settingFile: String?
}

/// The text of a `project.pbxproj` with some targets; its group has all files.
func projectText(_ targets: [TestTarget], settings: [String: String] = [:]) -> String {
    var objects: [String] = []
    var children: [String] = []
    func members(_ settings: [String: String]) -> String {
        settings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }
            .joined(separator: "\n")
    }
    for (number, target) in targets.enumerated() {
        var files: [String] = []
        for (place, file) in target.files.enumerated() {
            let name = "\(number)_\(place)"
            objects.append("F\(name) = { path = \"\(file)\"; sourceTree = SOURCE_ROOT; };")
            objects.append("B\(name) = { isa = PBXBuildFile; fileRef = F\(name); };")
            children.append("F\(name)")
            files.append("B\(name)")
        }
        objects.append(
            "S\(number) = { isa = PBXSourcesBuildPhase; files = (\(files.joined(separator: ", "))); };"
        )
        if let folder = target.folder {
            children.append("G\(number)")
            let exceptions = target.exceptions.map { "\"\($0)\"" }.joined(separator: ", ")
            objects.append(
                "G\(number) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(folder); exceptions = (E\(number)); };"
            )
            objects.append(
                "E\(number) = { target = T\(number); membershipExceptions = (\(exceptions)); };")
        }
        if let file = target.settingFile {
            children.append("X\(number)")
            objects.append("X\(number) = { path = \"\(file)\"; sourceTree = \"<group>\"; };")
        }
        let base = target.settingFile == nil ? "" : "baseConfigurationReference = X\(number);"
        let groups = target.folder == nil ? "" : "fileSystemSynchronizedGroups = (G\(number));"
        objects += [
            "C\(number) = { name = Release; \(base) buildSettings = {\n\(members(target.settings))\n}; };",
            "L\(number) = { buildConfigurations = (C\(number)); };",
            """
            T\(number) = { isa = PBXNativeTarget; name = "\(target.name)"; buildConfigurationList = L\(number);
            productType = "com.apple.product-type.\(target.type)"; buildPhases = (S\(number)); \(groups) };
            """,
        ]
    }
    let names = targets.indices.map { "T\($0)" }.joined(separator: ", ")
    return """
        // !$*UTF8*$!
        { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = M; buildConfigurationList = L; targets = (\(names)); };
        L = { buildConfigurations = (C); };
        C = { name = Release; buildSettings = { \(members(settings)) }; };
        M = { isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
        \(objects.joined(separator: "\n"))
        }; }
        """
}
