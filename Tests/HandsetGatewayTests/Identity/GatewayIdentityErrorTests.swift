import Crypto
import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetGateway

/// Files of an identity that cannot be used: each time one thing is wrong.
@Suite struct GatewayIdentityErrorTests {
    /// A change to the files, and the error that it causes.
    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The file that the error names.
        let file: String
        /// A part of the message.
        let sentence: String
        let make: @Sendable (TemporaryFolder) throws -> Void

        init(
            _ description: String, file: String, _ sentence: String,
            make: @escaping @Sendable (TemporaryFolder) throws -> Void
        ) {
            testDescription = description
            self.file = file
            self.sentence = sentence
            self.make = make
        }

        /// A file with something else in it.
        init(_ text: String, in file: String, _ sentence: String) {
            self.init("\(file) holds \(text)", file: file, sentence) { folder in
                try folder.write(text, to: "state/\(file)")
            }
        }

        /// A file that is not there.
        init(no name: String, file: String, _ sentence: String) {
            self.init("there is no \(name)", file: file, sentence) { try $0.remove(name) }
        }
    }

    private static let faults: [Fault] = [
        Fault("nothing", in: "ca.pem", "holds no certificate in PEM; remove it"),
        Fault("", in: "client.pem", "holds no certificate in PEM; remove it"),
        Fault("nothing", in: "server-key.pem", "holds no private key in PEM"),
        Fault(
            P256.Signing.PrivateKey().pemRepresentation, in: "client-key.pem",
            "holds no private key in PEM of the kind that is needed"),
        Fault(no: "ca-key.pem", file: "ca.pem", "ca-key.pem is missing; put the key back"),
        Fault(no: "server-key.pem", file: "server.pem", "server-key.pem is missing"),
        Fault("a folder instead", file: "server.pem", "cannot be read: Is a directory") { folder in
            try folder.remove("server.pem")
            try folder.write("", to: "state/server.pem/file")
        },
        Fault("another's certificate", file: "client.pem", "does not belong to its key") { folder in
            try folder.write(try folder.read("state/server.pem"), to: "state/client.pem")
        },
        Fault("another authority", file: "server.pem", "ca.pem; remove this file") { folder in
            try folder.remove("ca.pem")
            try folder.remove("ca-key.pem")
        },
        Fault("{", in: "provider-key.json", "names no key of provider tokens: "),
        Fault(
            #"{"keyID":"../../etc/a","teamID":"DEF123GHIJ"}"#, in: "provider-key.json",
            "keyID and teamID of ten letters and digits are missing; remove it"),
        Fault(
            #"{"keyID":"ABC123DEFG","teamID":"DEF123GHIJ"}"#, in: "provider-key.json",
            "AuthKey_ABC123DEFG.p8 is missing"),
        Fault("a public key", file: "provider-key.json", "this is not a P-256 key") { folder in
            let name = try #require(try folder.state().keys.first { $0.hasSuffix(".p8") })
            try folder.write(
                P256.Signing.PrivateKey().publicKey.pemRepresentation, to: "state/\(name)")
        },
    ]

    @Test("A file that cannot be used is named, with what to do", arguments: faults)
    func unusable(fault: Fault) throws {
        let folder = try SampleIdentity.folder()
        try fault.make(folder)
        let error = #expect(throws: GatewayIdentityError.self) {
            try SampleIdentity.identity(in: folder)
        }
        #expect(error?.path == folder.path("state/\(fault.file)"))
        #expect(error?.description.contains(fault.sentence) == true)
    }

    @Test("Doing what the message says helps", arguments: faults.prefix(1))
    func advice(fault: Fault) throws {
        let folder = try SampleIdentity.folder()
        try fault.make(folder)
        try folder.remove(fault.file)
        #expect(throws: Never.self) { try SampleIdentity.identity(in: folder) }
    }

    @Test(
        "A folder, key or lock of another user is refused, and is not when root has run the advice",
        .needs(.root),
        arguments: ["", "/.lock", "/ca-key.pem", "/client-key.pem", "/provider-key.json"])
    func otherUser(name: String) throws {
        let folder = try SampleIdentity.folder()
        let path = folder.path("state") + name
        #expect(try CommandResult.line("touch \(path); chown 12345 \(path)").status == 0)
        let error = try #require(
            #expect(throws: GatewayIdentityError.self) {
                try SampleIdentity.identity(in: folder)
            })
        #expect(error.path == path)
        guard case .ofOtherUser(12345, let command) = error.problem else {
            Issue.record("\(error)")
            return
        }
        #expect(error.description.hasSuffix("run as root: \(command)"))
        #expect(try CommandResult.line(command).status == 0)
        #expect(throws: Never.self) { try SampleIdentity.identity(in: folder) }
    }

    @Test("A folder that cannot be made is named", arguments: ["file", "file/state", "", "a\0b"])
    func folder(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "file")
        let path = name.isEmpty ? "" : folder.path(name)
        let error = #expect(throws: GatewayIdentityError.self) {
            try GatewayIdentity.loadOrMake(
                in: path, topic: SampleIdentity.topic, now: SampleIdentity.now)
        }
        #expect(error?.description.contains("cannot be written: ") == true)
    }

    @Test("A topic is neither empty nor very long", arguments: [0, 201])
    func topic(count: Int) throws {
        let topic = String(repeating: "a", count: count)
        let error = #expect(throws: GatewayIdentityError.self) {
            try SampleIdentity.identity(in: try TemporaryFolder(), topic: topic)
        }
        #expect(error?.problem == .topic(topic))
    }

    @Test(
        "A clock at which no certificate can be valid is an error",
        arguments: [-1, Int.min, Int.max])
    func clock(now: Int) throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: GatewayIdentityError.self) {
            try GatewayIdentity.loadOrMake(in: folder.path, topic: SampleIdentity.topic, now: now)
        }
        #expect(error?.problem == .clock(now))
    }
}
