import Foundation
import Handset
import HandsetCommand
import HandsetGateway
import HandsetTestSupport
import Testing

@testable import HandsetListen

/// The folder of `--record`, whatever lies in it.
@Suite struct NotificationFolderTests {
    private static func arrival(_ number: Int) -> Arrival {
        var notification = ReceivedNotification(
            connection: 1, providerProtocol: .binary, token: [1], payload: Array("{}".utf8))
        notification.number = number
        return Arrival(notification, .delivered)
    }

    @Test(
        "Any file name leaves room for the next notifications",
        arguments: [
            (["9223372036854775807.apns"], "00000001"),
            (["9223372036854775806.apns"], "00000001"),
            (["9223372036854775807.apns", "00000041.apns"], "00000042"),
            (["-9223372036854775808.x", "-5.apns", "+7.apns"], "00000001"),
            (["99999999999999999999999999999999.apns"], "00000001"),
            ([".apns", "12a.apns", "a12.apns", "\u{661}.apns", " 9.apns"], "00000001"),
            (["7", "00000009.headers", "8.apns.1.new"], "00000010"),
            (["4611686018427387904.apns"], "4611686018427387905"),
            (["00000001.apns", "1000000000.apns"], "1000000001"),
        ])
    func names(names: [String], next: String) throws {
        let folder = try TemporaryFolder()
        for name in names { try folder.write("old", to: name) }
        var recorded = try NotificationFolder(path: folder.path)
        try recorded.keep(Self.arrival(1), at: 0, meeting: .background)
        try recorded.keep(Self.arrival(2), at: 0, meeting: .background)
        #expect(try folder.read("\(next).apns") == "{}")
        for name in names { #expect(try folder.read(name) == "old", "\(name) is as it was") }
    }

    @Test("A number in the subfolder counts, and one between others without room does not")
    func numbers() throws {
        let folder = try TemporaryFolder()
        _ = try NotificationFolder(path: folder.path)
        try folder.write("old", to: "undelivered/00000077.apns")
        var recorded = try NotificationFolder(path: folder.path)
        try recorded.keep(Self.arrival(1), at: 0, meeting: .background)
        #expect(try folder.read("00000078.apns") == "{}")
        let close = [5, Int.max - 3, Int.max - 2]
        #expect(try NotificationFolder.start(after: close, in: "x") == 5)
    }

    @Test("A link in the place of the subfolder is an error, and nothing is written through it")
    func link() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "elsewhere/file")
        try folder.write("", to: "record/file")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("record/undelivered"), withDestinationPath: "../elsewhere")
        let error = #expect(throws: OutputError.self) {
            try NotificationFolder(path: folder.path("record"))
        }
        #expect(
            error?.description.hasPrefix(
                "cannot write \(folder.path)/record/undelivered: it is a symbolic link") == true)
    }

    @Test("A folder that is not one is an error that names it")
    func noFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        #expect(throws: OutputError.self) {
            try NotificationFolder(path: folder.path + "/file")
        }
    }
}
