import Foundation
import Handset

/// The file with the delegate of an app in Objective-C.
package struct ObjectiveCDelegate {
    /// The path of the file, from the folder that was looked through.
    package let path: String

    private static let maximumDepth = 6
    private static let maximumCount = 4_000
    private static let others: Set<String> = ["Pods", "Carthage", "node_modules", "build"]

    /// Looks through a folder; `nil` if no file in it has such a delegate.
    package init?(in folder: String) {
        var folders = [(path: folder, depth: 0)]
        var count = 0
        var place = 0
        while place < folders.count, count < Self.maximumCount {
            let (path, depth) = folders[place]
            place += 1
            let names = (try? Platform.names(inFolder: PathText.bytes(of: path))) ?? []
            for name in names.map(PathText.text).sorted() where !name.hasPrefix(".") {
                count += 1
                let inner = "\(path)/\(name)"
                if name.hasSuffix(".m") || name.hasSuffix(".mm") {
                    guard Self.hasDelegate(inner) else { continue }
                    self.path = inner
                    return
                }
                guard depth < Self.maximumDepth, !Self.others.contains(name),
                    !name.hasSuffix(".framework"), !Platform.isLink(inner),
                    Platform.isFolder(inner)
                else { continue }
                folders.append((inner, depth + 1))
            }
        }
        return nil
    }

    private static func hasDelegate(_ path: String) -> Bool {
        guard let bytes = try? FileBytes.read(path) else { return false }
        let data = Data(bytes)
        return marks.allSatisfy { data.range(of: $0) != nil }
    }

    /// The words that a file with the delegate has.
    private static let marks = ["didFinishLaunchingWithOptions", "@implementation"].map {
        Data($0.utf8)
    }
}
