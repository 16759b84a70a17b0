import Foundation
import Glibc
import Handset
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetCommand

/// `handset doctor`.
@Suite(.waitsForPrograms, .timeLimit(.minutes(10))) struct DoctorTests {
    private struct Record: Decodable {
        let name: String
        let found: Bool
        let words: String
        let purpose: String
        let path: String?
        let port: Int?
        let advice: String?
    }

    private static func records(_ line: String) throws -> [Record] {
        let result = try CommandResult.line(line)
        return try result.output.split(separator: "\n").map {
            try JSONDecoder().decode(Record.self, from: Data($0.utf8))
        }
    }

    @Test("Everything is looked for, in one order, and each has a purpose")
    func everything() throws {
        let records = try Self.records("handset doctor --format json")
        #expect(records.map(\.name) == DoctorItem.allCases.map(\.rawValue))
        for record in records {
            #expect(!record.purpose.isEmpty && !record.words.isEmpty)
            #expect(record.found == (record.advice == nil), "\(record.name)")
        }
        #expect(records.compactMap(\.port) == [2197, 2195, 2196, 2198, 2199])
    }

    @Test("A program is found in PATH, and missing without it")
    func programs() throws {
        let folder = try TemporaryFolder()
        try folder.write("#!/bin/sh\necho 'Swift version 6.3.1 (release)'\n", to: "swift")
        try folder.write("#!/bin/sh\n", to: "git")
        let run =
            "chmod +x '\(folder.path)'/*; handset=$(command -v handset); "
            + "PATH='\(folder.path)' HANDSET_BROWSER= $handset"
        let found = try Self.records("\(run) doctor swift git jq browser --format json")
        #expect(found.map(\.name) == ["browser", "swift", "git", "jq"])
        #expect(found.map(\.found) == [false, true, true, false])
        #expect(found[1].words == "6.3.1" && found[1].path == folder.path("swift"))
        #expect(found[3].advice == "install jq")
    }

    @Test(
        "A Swift that is too old, or names no version, is missing",
        arguments: [
            ("Swift version 5.10 (x)", "5.10, too old"),
            ("hello", "swift --version names no version"),
        ])
    func swift(output: String, words: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("#!/bin/sh\necho '\(output)'\n", to: "swift")
        let records = try Self.records(
            "chmod +x '\(folder.path)/swift'; "
                + "PATH='\(folder.path)':$PATH handset doctor swift --format json")
        #expect(records.map(\.words) == [words])
        #expect(records.first?.found == false)
    }

    @Test("What is needed and missing makes exit status 69, after everything was looked for")
    func need() throws {
        let folder = try TemporaryFolder()
        let run = "handset=$(command -v handset); PATH='\(folder.path)' $handset doctor"
        let result = try CommandResult.line("\(run) --need jq --need git curl")
        #expect(result.status == 69)
        #expect(result.errors == "handset: error: missing: git, jq\n")
        #expect(result.output.split(separator: "\n").count { $0.hasPrefix("missing") } == 3)
        #expect(try CommandResult.line("\(run) jq").status == 0)
        #expect(try CommandResult.line("handset doctor --need browsr").status == 64)
    }

    @Test("A folder for state that is not there yet is made by listen, in one that can be written")
    func state() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        func words(_ variables: String) throws -> [String] {
            try Self.records(
                "env -u XDG_STATE_HOME -u HOME \(variables) handset doctor state-directory certificates --format json"
            ).map(\.words)
        }
        #expect(
            try words("HOME='\(folder.path)'") == [
                "made by the first listen", "no ca.pem, server.pem, client.pem",
            ])
        #expect(try words("") == ["HOME is not set", "HOME is not set"])
        #expect(
            try words("XDG_STATE_HOME='\(folder.path("file"))'")[0]
                == "this user cannot write \(folder.path("file"))")
        try folder.write("", to: ".local/state/handset/ca.pem")
        #expect(
            try words("HOME='\(folder.path)'") == ["can be written", "no server.pem, client.pem"])
    }

    @Test("A port at which something listens is not free")
    func port() throws {
        let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(server) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(server, $0, size) + Glibc.listen(server, 1) + getsockname(server, $0, &size)
            }
        }
        #expect(status == 0)
        #expect(Platform.fault(ofPort: UInt16(bigEndian: address.sin_port)) != nil)
    }

    @Test("The gateway's program is beside handset")
    func listen() throws {
        let records = try Self.records("handset doctor listen --format json")
        #expect(records.map(\.words) == ["beside handset"])
    }
}
