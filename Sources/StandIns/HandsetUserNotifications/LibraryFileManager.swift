public import Foundation

/// A file manager that finds the folder `Library`, for which Foundation on Linux has none.
final class LibraryFileManager:
    FileManager, @unchecked Sendable  // because it has no state of its own
{
    /// Lets every file manager find it.
    static func standIn() {
        ClassSlot(
            of: FileManager.self, plain: PlainFileManager.self,
            overriding: LibraryFileManager.self)?
            .copy(from: LibraryFileManager.self, to: [FileManager.self])
    }

    override func urls(
        for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask
    ) -> [URL] {
        guard directory == .libraryDirectory, domainMask.contains(.userDomainMask) else {
            return PlainFileManager().urls(for: directory, in: domainMask)
        }
        return [
            URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
                .appendingPathComponent("Library", isDirectory: true)
        ]
    }
}

/// A file manager as Foundation has it.
private final class PlainFileManager:
    FileManager, @unchecked Sendable  // because it has no state of its own
{}

extension URL {
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder for files that can be made again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder for files that the user does not see.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder `Library`.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: directory, in: .userDomainMask).first
            ?? URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
    }
}
