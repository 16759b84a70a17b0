import Foundation
import Handset
import HandsetGateway

struct StateFolder {
    let path: String
    /// True if it exists for this run alone.
    private let isTemporary: Bool

    private static let removal = Locked(())

    /// A run for one program has a folder of its own, so that several can run at the same time.
    init(_ command: ListenCommand) {
        isTemporary = command.sender.exec != nil && command.service.stateDirectory == nil
        path =
            isTemporary
            ? FileManager.default.temporaryDirectory.appending(path: "handset-\(UUID())")
                .path(percentEncoded: false)
            : command.service.directory
    }

    /// Returns the paths of the files that a gateway reads or keeps in a state directory.
    ///
    /// Other files there, such as a log, are not its own.
    static func files(in path: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let keys = names.filter { $0.hasPrefix("AuthKey_") }.sorted()
        return (ownNames + keys + fcmNames).map { "\(path)/\($0)" }
    }

    /// Throws if the folder, or a file that a gateway reads or keeps in it, belongs to another user.
    static func check(_ path: String) throws(OtherUsersFile) {
        try FileOwners.own.check(path)
        for file in files(in: path) { try FileOwners.own.check(file) }
    }

    private static let ownNames = [
        "ca.pem", "ca-key.pem", "server.pem", "server-key.pem", "client.pem", "client-key.pem",
        "provider-key.json", "ready.json", ".lock", ".gateway.lock",
    ]

    private static let fcmNames = [
        "", "/roots.pem", "/roots.jks", "/account.json", "/hook.cjs", "/hook.rb", "/python",
        "/python/sitecustomize.py", "/php", "/php/handset.ini",
    ].map { FCMFiles.folder + $0 }

    /// Any thread may call this.
    func removeIfTemporary() {
        guard isTemporary else { return }
        Self.removal.withLock { _ in
            // Another thread may remove a file of the folder in the meantime, which ends a removal.
            for _ in 0..<3 where FileManager.default.fileExists(atPath: path) {
                try? FileManager.default.removeItem(atPath: path)
            }
        }
    }
}
