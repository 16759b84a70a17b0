import Handset
import HandsetBuild
import HandsetGaps
import HandsetPorting

extension PackageDraft {
    var manifest: String {
        """
        // swift-tools-version: 6.2

        import PackageDescription

        // Handset's stand-ins have Apple's names in this package alone.
        let names = [
        \(aliases)
        ]
        let phone = Target.Dependency.product(
            name: "HandsetApp", package: \(SwiftLiteral.of(identity)), moduleAliases: names)
        \(libraries)
        let prepared = Target.PluginUsage.plugin(name: "PrepareAppFiles", package: \(SwiftLiteral.of(identity)))
        \(targets.isEmpty || !sharesSettings ? "" : declaration(of: compilerSettings(of: targets[0])))

        let package = Package(
            name: "\(name)",
            dependencies: [
        \(dependency)
            ],
            targets: [
        \(targets.map(declaration).joined())        .testTarget(
                    name: "\(name)",
                    dependencies: [\((targets.map { "\"\($0.name)\"" } + ["phone"]).joined(separator: ", "))]\(plusLibraries)),
            ]
        )

        """
        .replacing("\n\n\n", with: "\n\n")
    }

    /// The products with the libraries that the files import.
    private var products: [String] { Set(targets.flatMap(\.libraries).map(\.product)).sorted() }

    private var aliases: String {
        let modules =
            StandInModule.all
            + StandInModule.ofLibraries.filter { products.contains($0.product) }
        return modules.sorted { $0.target < $1.target }
            .map { "    \"\($0.target)\": \"\($0.name)\"," }.joined(separator: "\n")
    }

    /// The declaration of the libraries; empty if the files import none.
    private var libraries: String {
        guard !products.isEmpty else { return "" }
        let names = products.map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            // Stand-ins for libraries that the files import.
            let libraries = [\(names)].map {
                Target.Dependency.product(name: $0, package: \(SwiftLiteral.of(identity)), moduleAliases: names)
            }
            """
    }

    private var plusLibraries: String { products.isEmpty ? "" : " + libraries" }

    /// The settings of a target, which are those of its target in Xcode.
    private func compilerSettings(of target: AppTarget) -> [String] {
        let settings = target.settings
        // What stands in is of Swift 5.
        let isOfSwiftSix = settings.hasSwiftSix && gaps[target.name] == nil
        return [
            ".swiftLanguageMode(\(isOfSwiftSix ? ".v6" : ".v5"))",
            settings.hasBareSlashes && !isOfSwiftSix
                ? #".enableUpcomingFeature("BareSlashRegexLiterals")"# : nil,
            settings.isOnMainActor ? ".defaultIsolation(MainActor.self)" : nil,
        ].compactMap(\.self)
    }

    /// True if the settings of all targets are alike.
    private var sharesSettings: Bool { Set(targets.map(compilerSettings)).count < 2 }

    private func declaration(of settings: [String]) -> String {
        "let settings: [SwiftSetting] = [\n\(settings.map { "    \($0),\n" }.joined())]"
    }

    /// The settings where a target is declared.
    private func settings(of target: AppTarget) -> String {
        sharesSettings
            ? "settings" : "[\(compilerSettings(of: target).joined(separator: ", "))]"
    }

    /// The name that SwiftPM takes from the address: its last part, in small letters.
    var identity: String {
        var name = handset.split { $0 == "/" || $0 == ":" }.last.map(String.init) ?? "handset"
        if name.hasSuffix(".git") { name.removeLast(".git".count) }
        return name.lowercased()
    }

    var dependency: String {
        Self.isPath(handset)
            ? "        .package(path: \(SwiftLiteral.of(handset)), traits: [])"
            : """
                    // The address of your own clone of Handset.
                    .package(url: \(SwiftLiteral.of(handset)), from: "\(HandsetVersion.number)", traits: [])
            """
    }

    private func declaration(of target: AppTarget) -> String {
        let remark =
            target.kind == .app
            ? "        // An app is a program, since it has `@main`; tests import it as they do a module.\n"
            : ""
        return remark + """
                    .\(target.kind == .app ? "executableTarget" : "target")(
                        name: "\(target.name)", dependencies: [\(dependencies(of: target))]\(plusLibraries), exclude: [\(excluded(of: target))],
                        swiftSettings: \(settings(of: target)), plugins: [prepared]),

            """
    }

    private func excluded(of target: AppTarget) -> String {
        let names = [Self.listName] + (gaps[target.name] == nil ? [] : [LineChangeList.name])
        return names.map { "\"\($0)\"" }.joined(separator: ", ")
    }

    private func dependencies(of target: AppTarget) -> String {
        let serviceExtension = target.kind == .app ? serviceExtension(of: target) : nil
        return (serviceExtension.map { "\"\($0.name)\", " } ?? "") + "phone"
    }
}
