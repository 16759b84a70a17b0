import ArgumentParser
import Foundation
import Glibc
import Handset

/// Makes a suite of payloads, for `handset test --new`.
struct SuiteDrafting {
    let path: String
    let sources: [String]
    let rules: SessionRules?
    let rulesPath: String?
    /// Whether the suite may name files outside its folder.
    let allowsOutside: Bool

    /// Reads the payloads and writes the suite.
    func run(_ streams: StandardStreams, _ verdict: inout Verdict) async throws {
        guard FileIdentity(path: path) == nil else {
            throw OutputError(name: path, code: EEXIST)
        }
        if let rulesPath, !mayName(rulesPath) {
            throw ValidationError(
                "The suite would name \(rulesPath), which is outside its folder; make the suite beside "
                    + "it, or give --allow-outside.")
        }
        var draft = SuiteDraft(
            rules: rules ?? .app, rulesPath: rulesPath.map(pathFromSuite))
        let input = try SourceOptions.parse(["--"] + sources)
        try await PayloadInput(input, streams: streams).forEachPayload(&verdict) {
            payload, reader, verdict in
            // The address of a simulator's file counts only in that file.
            let isInFile = payload.simulatorTargetBundle != nil
            guard !isInFile || mayName(payload.origin.source) else {
                verdict.hasRefusals = true
                try streams.report(
                    payload.origin,
                    "the suite would name this file, which is outside its folder; make the suite "
                        + "beside it, or give --allow-outside")
                return
            }
            do throws(PayloadRefusal) {
                try draft.add(
                    name: name(of: payload.origin), payload: reader.lastBytes,
                    path: isInFile ? pathFromSuite(payload.origin.source) : nil)
            } catch {
                verdict.hasRefusals = true
                try streams.report(payload.origin, "\(error.finding); \(error.advice)")
            }
        }
        guard draft.count > 0 else {
            try streams.report("handset: \(path) was not written: it would have no case")
            return
        }
        try ReplacedFile(path: path).write(draft.json)
        let option = allowsOutside ? "--allow-outside " : ""
        try streams.report(
            "handset: \(path) has \(draft.count) case\(draft.count == 1 ? "" : "s"); read what it "
                + "expects, and run it with: handset test \(option)\(path)")
    }

    /// The name of a payload's file without its ending, and its number from the second one on.
    private func name(of origin: PayloadOrigin) -> String {
        let file = origin.source.split(separator: "/").last.map(String.init) ?? origin.source
        let stem = file.dropFirst().lastIndex(of: ".").map { String(file[..<$0]) } ?? file
        return origin.number == 1 ? stem : "\(stem) \(origin.number)"
    }

    /// Whether the suite may name a file, which has to be in its folder for that.
    private func mayName(_ file: String) -> Bool {
        let folder = Self.components(ofFolderOf: URL(filePath: path))
        let way = URL(filePath: file).absoluteURL.resolvingSymlinksInPath().standardizedFileURL
            .pathComponents
        return allowsOutside || way.starts(with: folder)
    }

    /// The path of a file from the folder of the suite.
    private func pathFromSuite(_ file: String) -> String {
        let file = URL(filePath: file)
        let folder = Self.components(ofFolderOf: URL(filePath: path))
        let rulesFolder = Self.components(ofFolderOf: file)
        let common = zip(folder, rulesFolder).prefix { $0 == $1 }.count
        return
            (Array(repeating: "..", count: folder.count - common)
            + rulesFolder.dropFirst(common) + [file.lastPathComponent])
            .joined(separator: "/")
    }

    /// The names on the way to a file's folder; `..` leads out of none that is a link.
    private static func components(ofFolderOf file: URL) -> [String] {
        file.absoluteURL.deletingLastPathComponent().resolvingSymlinksInPath().standardizedFileURL
            .pathComponents
    }
}
