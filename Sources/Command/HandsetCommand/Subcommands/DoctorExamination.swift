import Foundation
import Handset
import HandsetRunner
import HandsetWeb

/// Looks for what a machine has of the items of `handset doctor`.
struct DoctorExamination {
    /// The least version of Swift that a package of `handset init --package` builds with.
    private static let leastSwift = "6.3"
    /// The time that `swift --version` has.
    private static let limit = Duration.seconds(30)

    private static func variable(_ name: String) -> String? {
        CommandEnvironment.current.variable(name)
    }

    func finding(of item: DoctorItem) async throws -> DoctorFinding {
        if let port = item.port { return Self.portFinding(of: item, port.standardNumber) }
        return switch item {
        case .listen: Self.listenFinding
        case .browser: Self.browserFinding
        case .swift: try await Self.swiftFinding()
        case .stateDirectory: Self.stateFinding
        case .certificates: Self.certificateFinding
        default: Self.programFinding(of: item)
        }
    }

    private static var listenFinding: DoctorFinding {
        if ListenProgram.isContained { return .found(.listen, "in this program") }
        guard ProgramHandler.fault(of: ListenProgram.path) == nil else {
            return .missing(
                .listen, "not beside handset", path: ListenProgram.path,
                advice:
                    "build it with swift build --product \(ListenProgram.name), and put it there")
        }
        return .found(.listen, "beside handset", path: ListenProgram.path)
    }

    private static var browserFinding: DoctorFinding {
        guard let browser = ChromiumProgram.installed else {
            return .missing(
                .browser, "no Chromium in PATH",
                advice: "install chromium, or name a browser made of it in HANDSET_BROWSER")
        }
        guard let path = ProgramHandler.path(of: browser.path) else {
            return .missing(
                .browser, "HANDSET_BROWSER names a program that does not start",
                path: browser.path, advice: "give the path of chromium in HANDSET_BROWSER")
        }
        return .found(
            .browser,
            ChromiumProgram.isWithoutSandbox ? "runs without its sandbox, as root" : "Chromium",
            path: path)
    }

    private static func swiftFinding() async throws -> DoctorFinding {
        let advice = "install Swift \(leastSwift) or later, from swift.org"
        guard let path = ProgramHandler.path(of: "swift") else {
            return .missing(.swift, "not in PATH", advice: advice)
        }
        let answer: ProgramAnswer
        do {
            answer = try await ProgramAnswer(of: [path, "--version"], within: limit)
        } catch let fault as PackageFault {
            return .missing(.swift, "\(fault)", path: path, advice: advice)
        }
        guard let version = swiftVersion(in: String(decoding: answer.output, as: UTF8.self)) else {
            return .missing(.swift, "swift --version names no version", path: path, advice: advice)
        }
        guard version.compare(leastSwift, options: .numeric) != .orderedAscending else {
            return .missing(.swift, "\(version), too old", path: path, advice: advice)
        }
        return .found(.swift, version, path: path)
    }

    /// Returns the version that `swift --version` names, such as `6.3.1`.
    static func swiftVersion(in text: String) -> String? {
        text.firstMatch(of: /Swift version ([0-9]+(?:\.[0-9]+)*)/).map { String($0.1) }
    }

    private static func programFinding(of item: DoctorItem) -> DoctorFinding {
        guard let path = ProgramHandler.path(of: item.rawValue) else {
            return .missing(item, "not in PATH", advice: "install \(item.rawValue)")
        }
        return .found(item, "in PATH", path: path)
    }

    private static var stateFinding: DoctorFinding {
        guard let path = UserStateDirectory.standard(variable) else {
            return .missing(
                .stateDirectory, "HOME is not set", advice: "set HOME, or give --state-directory")
        }
        // The folder is made with those above it, the first time.
        var folder = path
        while !Platform.isOccupied(folder), folder != "/" {
            folder = URL(filePath: folder).deletingLastPathComponent().path(percentEncoded: false)
            if folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        }
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
            isFolder.boolValue,
            FileManager.default.isWritableFile(atPath: folder)
        else {
            return .missing(
                .stateDirectory, "this user cannot write \(folder)", path: path,
                advice: "give a folder of yours: --state-directory FOLDER")
        }
        return .found(
            .stateDirectory, folder == path ? "can be written" : "made by the first listen",
            path: path)
    }

    private static var certificateFinding: DoctorFinding {
        let advice = "the first handset listen makes them; your sender trusts ca.pem"
        guard let folder = UserStateDirectory.standard(variable) else {
            return .missing(.certificates, "HOME is not set", advice: advice)
        }
        let missing = ["ca.pem", "server.pem", "client.pem"].filter {
            !Platform.isOccupied("\(folder)/\($0)")
        }
        guard missing.isEmpty else {
            return .missing(
                .certificates, "no \(missing.joined(separator: ", "))", path: folder, advice: advice
            )
        }
        return .found(.certificates, "made", path: "\(folder)/ca.pem")
    }

    private static func portFinding(of item: DoctorItem, _ number: UInt16) -> DoctorFinding {
        guard let failure = Platform.fault(ofPort: number) else {
            return .found(item, "\(number) is free")
        }
        let service = item.port?.rawValue ?? ""
        return .missing(
            item, "\(number): \(failure)",
            advice: item == .portPage
                ? "a listen or phone may run already; another port: --port page=0"
                : "a listen may run already; another port: --port \(service)=0")
    }
}
