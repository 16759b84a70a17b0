import Handset
import HandsetLint

/// The headers beside payloads, as `handset listen --record` saves them or somebody writes them.
///
/// Those of `00000001.apns` are in `00000001.headers`, in the form of `curl --header @FILE`.
struct CapturedHeaders {
    /// The largest number of bytes of a file; the gateway takes fewer.
    private static let maximumByteCount = 64 << 10

    private var source: String?
    private var headers = LintHeaders()

    /// Returns the headers of the payloads of a source; the last source's are kept.
    ///
    /// If the owner of the headers owns neither the payloads nor this run, a note says that they are not used.
    mutating func headers(of source: String, _ streams: StandardStreams) -> LintHeaders {
        guard source != self.source else { return headers }
        self.source = source
        if let file = Self.file(besides: source),
            !DocumentFolder(ofFile: source, allowsOutside: false, border: .folder).mayName(file)
        {
            headers = LintHeaders()
            try? streams.report(
                "handset: warning: \(SourceExcerpt.shown(PathText.shown(file))) is not used: it is a symbolic "
                    + "link that leads out of its folder; put the file there if you trust it")
            return headers
        }
        do throws(FileBytes.Failure) {
            headers = try Self.read(besides: source) ?? LintHeaders()
        } catch {
            headers = LintHeaders()
            guard case .foreign(let file) = error else { return headers }
            let name = SourceExcerpt.shown(PathText.shown(file.path))
            try? streams.report(
                "handset: warning: \(name) is not used: it \(file.finding); \(file.advice)")
        }
        return headers
    }

    /// Returns the paths of the files of headers, which need not exist, of the payloads of sources.
    static func files(besides sources: [String]) -> [String] {
        sources.flatMap { source in
            ((try? InputSource.sources(named: source)) ?? []).compactMap(\.path)
                .compactMap(file(besides:))
        }
    }

    private static func file(besides source: String) -> String? {
        let ending = ".apns"
        return source.hasSuffix(ending) ? "\(source.dropLast(ending.count)).headers" : nil
    }

    /// Reads the file of headers; `nil` without one.
    private static func read(besides source: String) throws(FileBytes.Failure) -> LintHeaders? {
        guard let file = file(besides: source) else { return nil }
        let bytes = try FileBytes.read(file, of: .own.adding(ownerOf: source))
        guard bytes.count <= maximumByteCount else { return nil }
        return LintHeaders(lines: String(decoding: bytes, as: UTF8.self))
    }
}

extension LintHeaders {
    fileprivate init(lines: String) {
        var values: [String: String] = [:]
        for line in lines.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2 else { continue }
            values[parts[0].lowercased()] = Self.withoutBlanks(parts[1])
        }
        self.init(
            pushType: values["apns-push-type"], priority: values["apns-priority"],
            topic: values["apns-topic"], expiration: values["apns-expiration"],
            // The binary protocol has no push types. A file that somebody wrote has the whole request.
            isWholeRequest: values["handset-protocol"].map { $0 == "http2" } ?? !values.isEmpty)
    }

    /// Returns a value without the blanks around it, which HTTP ignores.
    private static func withoutBlanks(_ value: Substring) -> String {
        var value = value.drop { $0 == " " || $0 == "\t" }
        while value.last == " " || value.last == "\t" { value.removeLast() }
        return String(value)
    }
}
