import Foundation
import Handset
import HandsetGaps
import HandsetPorting

/// The modules of a build with which an app's files are checked.
package struct ModulesForGaps {
    /// The folder of the build, such as `.build/debug`.
    let folder: String
    private let names: Set<String>
    /// The arguments for the headers of C that the modules need.
    private let headers: [String]

    private static let standIns = StandInModule.all + StandInModule.ofLibraries
    private static let others: Set<String> = ["Handset", "HandsetApp", "HandsetStandIn"]

    /// Looks for the modules; `nil` if the stand-ins' are not built.
    init?(ofBuild folder: String) {
        let modules =
            (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/Modules")) ?? []
        names = Set(
            modules.filter { $0.hasSuffix(".swiftmodule") }
                .map { String($0.dropLast(".swiftmodule".count)) })
        guard names.contains("HandsetStandIn"),
            names.contains("UIKit") || names.contains("HandsetUIKit")
        else { return nil }
        self.folder = folder
        headers = Self.headers(of: folder)
    }

    /// The folder with what the build has made of headers, so that it is not made again; `nil` if there is none.
    var cache: String? {
        let path = "\(folder)/ModuleCache"
        return FileManager.default.isWritableFile(atPath: path) ? path : nil
    }

    /// Reads where the headers are from what the build has written for the module of the program.
    private static func headers(of folder: String) -> [String] {
        let map = "\(folder)/CJanssonArena.build/module.modulemap"
        guard let text = try? String(contentsOfFile: map, encoding: .utf8),
            let include = text.split(separator: "\"").dropFirst().first
        else { return [] }
        // The module of the system's library is beside its allocator's.
        let sources = include.split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
        return ["-Xcc", "-fmodule-map-file=\(map)"]
            + ["\(include)", "\(sources)/CJansson"].flatMap { ["-Xcc", "-I", "-Xcc", $0] }
            + ["-Xcc", "-fmodule-map-file=\(sources)/CJansson/module.modulemap"]
    }

    func contains(_ module: String) -> Bool {
        guard let standIn = Self.standIns.first(where: { $0.name == module }) else {
            return StandInModule.isAvailable(module) || Self.others.contains(module)
        }
        return names.contains(hasOwnNames ? standIn.target : module)
    }

    /// True if the modules have Handset's names, not Apple's.
    private var hasOwnNames: Bool { !names.contains("UIKit") }

    /// The arguments that let files import them by Apple's names.
    var arguments: [String] {
        let aliases =
            hasOwnNames
            ? Self.standIns.filter { names.contains($0.target) }
                .flatMap { ["-module-alias", "\($0.name)=\($0.target)"] } : []
        return ["-I", "\(folder)/Modules"] + aliases + headers
    }
}
