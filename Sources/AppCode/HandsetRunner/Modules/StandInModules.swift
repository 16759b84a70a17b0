import Foundation
import Handset
import HandsetPorting

/// The build of Handset's stand-ins for Apple's modules.
///
/// It runs in the build folder of a team's package, before the package has files that compile.
package struct StandInModules {
    private static let target = "Modules"

    /// The folder of the package that is to be tested, as an absolute path.
    let package: String
    /// The line of a manifest with the dependency.
    let dependency: String
    /// The name that SwiftPM gives to Handset's package.
    let identity: String
    /// The products with the libraries that files of the app import, such as `HandsetFirebase`.
    let libraries: [String]
    let maximumMemory: Int

    /// - Parameters:
    ///   - package: The folder of the package that is to be tested, as an absolute path.
    ///   - dependency: The line of a manifest with the dependency.
    ///   - identity: The name that SwiftPM gives to Handset's package.
    ///   - libraries: The products with the libraries that files of the app import.
    ///   - maximumMemory: The number of bytes of memory that a process of an app may have.
    package init(
        package: String, dependency: String, identity: String, libraries: [String],
        maximumMemory: Int
    ) {
        self.package = package
        self.dependency = dependency
        self.identity = identity
        self.libraries = libraries
        self.maximumMemory = maximumMemory
    }

    /// Builds the modules, and finds them.
    ///
    /// - Throws: ``PackageFault``.
    package func build(_ notes: any RunnerNotes) async throws -> ModulesForGaps {
        let scratch: ScratchFolder
        do {
            scratch = try ScratchFolder(
                .app, in: FileManager.default.temporaryDirectory.path(percentEncoded: false))
        } catch {
            throw PackageFault.system("a folder cannot be made: \(error)")
        }
        let sources = "\(scratch.path)/Sources/\(Self.target)"
        try FileManager.default.createDirectory(
            atPath: sources, withIntermediateDirectories: true)
        try Data(manifest.utf8).write(to: URL(filePath: "\(scratch.path)/Package.swift"))
        try Data("import HandsetApp\n".utf8).write(
            to: URL(filePath: "\(sources)/\(Self.target).swift"))
        let isShared = ProcessInfo.processInfo.environment["SWIFTPM_BUILD_DIR"] != nil
        let probe = AppPackage(
            path: scratch.path, buildFolder: isShared ? nil : "\(package)/.build",
            maximumMemory: maximumMemory)
        let folder = try await probe.buildFolder(ofTarget: Self.target, notes)
        guard let modules = ModulesForGaps(ofBuild: folder) else {
            throw PackageFault.doesNotBuild(
                "Handset's modules", firstError: "\(folder) has no stand-ins")
        }
        return modules
    }

    private var manifest: String {
        let modules =
            StandInModule.all
            + StandInModule.ofLibraries.filter { libraries.contains($0.product) }
        let names = modules.sorted { $0.target < $1.target }
            .map { "\"\($0.target)\": \"\($0.name)\"" }.joined(separator: ", ")
        let products = (["HandsetApp"] + libraries).map { "\"\($0)\"" }.joined(separator: ", ")
        return """
            // swift-tools-version: 6.2

            import PackageDescription

            let package = Package(
                name: "\(Self.target)",
                // Without a product, the modules would not get Apple's names.
                products: [.library(name: "\(Self.target)", targets: ["\(Self.target)"])],
                dependencies: [
            \(dependency)
                ],
                targets: [
                    .target(
                        name: "\(Self.target)",
                        dependencies: [\(products)].map {
                            .product(name: $0, package: "\(identity)", moduleAliases: [\(names)])
                        })
                ]
            )

            """
    }
}
