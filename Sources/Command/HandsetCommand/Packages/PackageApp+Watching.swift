package import HandsetRunner

extension PackageApp {
    /// Waits for changes of the package's files, and builds the app again after each, until the task is cancelled.
    ///
    /// - Parameters:
    ///   - style: The style of notes, and of what Swift says of a package that does not build.
    ///   - changed: Called when a build has begun or ended.
    package nonisolated func buildAgain(
        _ style: MessageStyle, changed: @Sendable () async -> Void
    ) async {
        var watch = FileWatch()
        var files = PackageFiles(of: folder).paths
        watch.look(at: files)
        var count = 0
        while !Task.isCancelled {
            guard let saved = try? await watch.next(in: files) else { return }
            count += 1
            // A file that is new has to be found.
            let isOther = count.isMultiple(of: 10) && noteFiles(&files, &watch)
            guard !saved.isEmpty || isOther else { continue }
            await beginBuilding { StandardStreams(style) }
            await changed()
            await building?.value
            _ = noteFiles(&files, &watch)
            await changed()
        }
    }

    /// Looks which files there are now; returns true if there are others.
    private nonisolated func noteFiles(_ files: inout [String], _ watch: inout FileWatch) -> Bool {
        let now = PackageFiles(of: folder).paths
        guard now != files else { return false }
        files = now
        watch.look(at: files)
        return true
    }
}
