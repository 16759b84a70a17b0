/// Reads which sounds a project has, by the names of their files.
enum SoundFileReader {
    private static let endings = [".caf", ".aif", ".aiff", ".wav", ".mp3", ".m4a", ".m4r", ".ogg"]

    /// Returns true for a file with a sound that is not for another system.
    static func takes(_ path: String) -> Bool {
        let lowercased = path.lowercased()
        return endings.contains { lowercased.hasSuffix($0) }
            && !lowercased.split(separator: "/").contains("android")
    }

    static func facts(of paths: [String]) -> [AppFact] {
        paths.map { path in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            return AppFact(.soundFile(name), at: AppFact.Place(file: path, line: 1), text: "")
        }
    }
}
