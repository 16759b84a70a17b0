struct RequestFixtureReader: JSONDocumentReader {
    static let example = #"{"requests":[{"url":"https://api.example.com/*","body":{"id":7}}]}"#

    private enum FileKey: String, CaseIterable {
        /// The schema, for editors; ignored.
        case schema = "$schema"
        case requests
    }

    private enum Key: String, CaseIterable {
        case url, method, status, headers, body, file, error, delay
    }

    private static let types = [
        "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg", "json": "application/json",
        "m4a": "audio/mp4", "mp3": "audio/mpeg", "mp4": "video/mp4", "png": "image/png",
        "txt": "text/plain", "wav": "audio/wav", "webp": "image/webp",
    ]

    var problems: [JSONDocumentError.Problem] = []
    private let folder: DocumentFolder

    init(folder: DocumentFolder) { self.folder = folder }

    /// Leaves out the fixtures that have a problem.
    mutating func fixtures(of root: JSONDocumentValue) -> [RequestFixture] {
        guard let members = members(of: root, FileKey.self) else { return [] }
        _ = read(FileKey.schema, of: members) { value throws(JSONDocumentError.Problem) in
            try value.string()
        }
        let found = attempt { _ throws(JSONDocumentError.Problem) in
            try members.required(FileKey.requests, or: RequestFixtureCause.requestsMissing)
                .elements()
        }
        guard let found else { return [] }
        var fixtures: [RequestFixture] = []
        for element in found {
            if stops(before: element) { break }
            if let fixture = fixture(element) { fixtures.append(fixture) }
        }
        return fixtures
    }

    private mutating func fixture(_ value: JSONDocumentValue) -> RequestFixture? {
        guard let members = members(of: value, Key.self) else { return nil }
        let url = attempt { _ throws(JSONDocumentError.Problem) in
            let value = try members.required(Key.url, or: RequestFixtureCause.urlMissing)
            let url = try value.string()
            guard !url.isEmpty else { throw value.problem(RequestFixtureCause.urlEmpty) }
            return url
        }
        let method = read(Key.method, of: members) { value throws(JSONDocumentError.Problem) in
            let method = try value.string()
            guard !method.isEmpty else { throw value.problem(RequestFixtureCause.methodEmpty) }
            return method
        }
        let delay = read(Key.delay, of: members) { value throws(JSONDocumentError.Problem) in
            guard let seconds = value.value.double, (0...1_000_000).contains(seconds) else {
                throw value.problem(RequestFixtureCause.delayOutOfRange(value.found.finding))
            }
            return Duration.seconds(seconds)
        }
        let answer = answer(members)
        return url.map {
            RequestFixture($0, method: method, answer: answer, delay: delay ?? .zero)
        }
    }

    private mutating func answer(_ members: JSONDocumentMembers) -> RequestFixture.Answer {
        for (key, others) in [
            (Key.error, [Key.status, .headers, .body, .file]), (.file, [.body]),
        ] where members[key] != nil {
            for other in others {
                guard let value = members[other] else { continue }
                problems.append(
                    value.problemOfKey(
                        RequestFixtureCause.together(other.rawValue, key.rawValue)))
            }
        }
        let failure = read(Key.error, of: members) { value throws(JSONDocumentError.Problem) in
            try value.choice(of: RequestFixture.Failure.self)
        }
        if let failure { return .failure(failure) }
        let status = read(Key.status, of: members) { value throws(JSONDocumentError.Problem) in
            let status = try value.count()
            guard (100...599).contains(status) else {
                throw value.problem(RequestFixtureCause.statusOutOfRange(value.found.finding))
            }
            return status
        }
        let content = content(members)
        var headers = headers(members)
        if let type = content.type,
            !headers.keys.contains(where: { $0.lowercased() == "content-type" })
        {
            headers["Content-Type"] = type
        }
        return .response(status: status ?? 200, headers: headers, body: content.bytes)
    }

    private mutating func headers(_ members: JSONDocumentMembers) -> [String: String] {
        guard let value = members[Key.headers] else { return [:] }
        guard value.value.kind == .dictionary else {
            problems.append(
                value.problem(JSONFileCause.wrongKind(value.found, wanted: .object)))
            return [:]
        }
        var headers: [String: String] = [:]
        for name in value.value.keys {
            guard let text = value.value[name]?.string else {
                problems.append(value.problem(RequestFixtureCause.headerNoString(name)))
                continue
            }
            guard Self.isHeader(name, text) else {
                problems.append(value.problem(RequestFixtureCause.noHeader(name)))
                continue
            }
            headers[name] = text
        }
        return headers
    }

    /// Returns true if a server can send a header: a line end in it would begin another one (RFC 9110, section 5).
    private static func isHeader(_ name: String, _ value: String) -> Bool {
        let marks = "!#$%&'*+-.^_`|~".utf8
        let isName = name.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                true
            default: marks.contains(byte)
            }
        }
        return isName && !name.isEmpty && !value.utf8.contains { [0, 0x0A, 0x0D].contains($0) }
    }

    /// Returns the bytes of the response, and their type if it is known.
    private mutating func content(
        _ members: JSONDocumentMembers
    ) -> (bytes: [UInt8], type: String?) {
        if let body = members[Key.body] {
            if let text = body.value.string { return (Array(text.utf8), nil) }
            return (Array(body.document.bytes[body.range]), "application/json")
        }
        let folder = folder
        let file = read(Key.file, of: members) { value throws(JSONDocumentError.Problem) in
            let name = try value.string()
            let path = folder.path(ofFile: name)
            if let departure = folder.departure(of: path) {
                throw value.problem(
                    RequestFixtureCause.pathOutside(path: name, byLink: departure == .link))
            }
            do throws(FileBytes.Failure) {
                return (try FileBytes.read(path), Self.type(of: name))
            } catch {
                throw value.problem(
                    RequestFixtureCause.fileUnreadable(path: name, reason: "\(error)"))
            }
        }
        return file ?? ([], nil)
    }

    private static func type(of name: String) -> String? {
        name.split(separator: ".").last.flatMap { types[$0.lowercased()] }
    }
}
