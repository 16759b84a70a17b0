import Handset
import HandsetPage

/// The newest notifications that the folder of `--record` had at the start of a run.
struct RecordedNotifications: Sendable {
    /// The largest number of bytes of a file of headers; the gateway takes fewer.
    private static let headerLimit = 64 << 10

    private struct File {
        let number: Int
        /// The path without its ending.
        let path: String
        let name: String
    }

    private let files: [File]
    private let folder: String

    /// Lists the folder, which need not exist; of more than `limit` notifications, the newest count.
    init(in folder: String, upTo limit: Int) {
        var files: [File] = []
        for subfolder in ["", "\(NotificationFolder.undelivered)/"]
        where subfolder.isEmpty || !Platform.isLink("\(folder)/\(NotificationFolder.undelivered)") {
            try? Platform.forEachName(inFolder: "\(folder)/\(subfolder)") { name in
                let name = String(decoding: name, as: UTF8.self)
                guard name.hasSuffix(".apns"),
                    let number = NotificationFolder.number(ofFile: name.utf8)
                else { return }
                let path = "\(folder)/\(subfolder)\(name.dropLast(".apns".count))"
                files.append(File(number: number, path: path, name: name))
            }
        }
        self.files = files.sorted { ($0.number, $0.path) < ($1.number, $1.path) }.suffix(limit)
        self.folder = folder
    }

    var count: Int { files.count }

    private static func bytes(of path: String, _ owners: FileOwners) -> [UInt8] {
        Platform.isLink(path) ? [] : (try? FileBytes.read(path, of: owners)) ?? []
    }

    private static func changeTime(of path: String) -> Int? {
        let end = path.lastIndex(of: "/") ?? path.startIndex
        let name = Array(path[end...].utf8.dropFirst())
        let folder = try? Platform.Folder(PathText.bytes(of: String(path[..<end])))
        return (try? folder?.facts(ofFile: name))??.changeTime
    }

    /// Reads notifications at places from the oldest on, and returns their arrivals.
    ///
    /// A file that cannot be read, or that another user has put there, is a payload without bytes. So is a link, which no run
    /// writes, and which might lead anywhere.
    func arrivals(
        _ places: Range<Int>, at apps: TopicApps, linkedTo page: String?
    ) -> [RestoredArrival] {
        places.map { place in
            let file = files[place]
            let owners = FileOwners.own.adding(ownerOf: folder)
            let headers = Self.bytes(of: "\(file.path).headers", owners)
            return RecordedNotification(
                name: file.name, payload: Self.bytes(of: "\(file.path).apns", owners),
                headers: headers.count <= Self.headerLimit ? headers : []
            ).restored(
                at: apps, RecordedAct.all(in: Self.bytes(of: "\(file.path).steps", owners)),
                linkedTo: page.map { PageLinks.link(to: place + 1, at: $0) },
                or: Self.changeTime(of: "\(file.path).apns"))
        }
    }
}
