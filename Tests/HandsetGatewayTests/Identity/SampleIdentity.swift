import Foundation
import HandsetTestSupport

@testable import HandsetGateway

/// The files of an identity, which tests copy: making keys takes a while.
enum SampleIdentity {
    static let topic = "com.example.app"
    /// The moment at which it was made: the present one, since other programs look at their own clocks.
    static let now = Int(Date().timeIntervalSince1970)
    static let day = 86_400

    private static let shared = Result {
        let folder = try TemporaryFolder()
        _ = try GatewayIdentity.loadOrMake(in: folder.path("state"), topic: topic, now: now)
        return try folder.state()
    }

    /// A folder of its own with all files in `state`.
    static func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (name, bytes) in try shared.get() {
            try folder.write(String(decoding: bytes, as: UTF8.self), to: "state/\(name)")
        }
        return folder
    }

    /// The identity in a folder's `state`, so many days after it was made.
    static func identity(
        in folder: TemporaryFolder, topic: String = topic,
        environments: Set<GatewayEnvironment> = [.sandbox, .production], days: Int = 0
    ) throws -> GatewayIdentity {
        try GatewayIdentity.loadOrMake(
            in: folder.path("state"), topic: topic, environments: environments,
            now: now + days * day)
    }
}

extension TemporaryFolder {
    /// The bytes of each file in `state`, without the lock, by name.
    func state() throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: path("state"))
        return Dictionary(
            uniqueKeysWithValues: try names.filter { $0 != ".lock" }.map {
                ($0, try Data(contentsOf: URL(filePath: path("state/\($0)"))))
            })
    }

    /// The names of the files that a closure changes in `state`, or makes, in order.
    func changes(_ body: () throws -> Void) throws -> [String] {
        let before = try state()
        try body()
        return try state().filter { before[$0.key] != $0.value }.keys.sorted()
    }

    func remove(_ name: String) throws {
        try FileManager.default.removeItem(atPath: path("state/\(name)"))
    }
}
