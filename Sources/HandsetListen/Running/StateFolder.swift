import Foundation

/// The state directory of one run.
struct StateFolder {
    /// The path of the folder.
    let path: String
    /// True if it exists for this run alone.
    private let isTemporary: Bool

    /// Chooses the folder that the options name.
    ///
    /// A run for one program has a folder of its own, so that several can run at the same time.
    init(_ command: ListenCommand) {
        isTemporary = command.sender.exec != nil && command.service.stateDirectory == nil
        path =
            isTemporary
            ? FileManager.default.temporaryDirectory.appending(path: "handset-\(UUID())")
                .path(percentEncoded: false)
            : command.service.directory
    }

    /// Removes the folder if it is temporary.
    func removeIfTemporary() {
        if isTemporary { try? FileManager.default.removeItem(atPath: path) }
    }
}
