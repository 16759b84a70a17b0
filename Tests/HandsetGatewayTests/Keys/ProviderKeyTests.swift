import Crypto
import CryptoExtras
import Foundation
import HandsetTestSupport
import Testing

@testable import HandsetGateway

/// Keys that are read from what Apple hands out.
@Suite struct ProviderKeyTests {
    private static let key = P256.Signing.PrivateKey()
    private static let team = SampleToken.teamID

    /// A text that holds the key, in some form.
    struct Form: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let text: String
    }

    private static let forms: [Form] = [
        Form(testDescription: "the private key", text: key.pemRepresentation),
        Form(testDescription: "the public key", text: key.publicKey.pemRepresentation),
        Form(testDescription: "a line end", text: key.pemRepresentation + "\n"),
        Form(
            testDescription: "line ends of Windows",
            text: key.pemRepresentation.replacing("\n", with: "\r\n")),
        Form(testDescription: "text around it", text: "key\n\(key.pemRepresentation)\nend\n"),
    ]

    @Test("A key is read from a private or a public key in PEM", arguments: forms)
    func pem(form: Form) throws {
        let key = try ProviderKey(pem: form.text, keyID: SampleToken.keyID, teamID: Self.team)
        #expect(key.publicKey.rawRepresentation == Self.key.publicKey.rawRepresentation)
        #expect(key.topics == nil)
        #expect(key.environment == nil)
    }

    @Test("A file's name says the key identifier")
    func fileName() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Self.key.pemRepresentation, to: "AuthKey_ABC123DEFG.p8")
        #expect(try ProviderKey(contentsOf: path, teamID: Self.team).keyID == "ABC123DEFG")
        let other = try ProviderKey(contentsOf: path, keyID: "XYZ123DEFG", teamID: Self.team)
        #expect(other.keyID == "XYZ123DEFG")
    }

    @Test(
        "A text without a key of P-256 is refused",
        arguments: [
            ("", ProviderKeyProblem.noPEM),
            ("a key", .noPEM),
            (P384.Signing.PrivateKey().pemRepresentation, .noKey),
            ("-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n", .noKey),
            ("-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n", .noKey),
            (
                "-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----\n",
                .encrypted
            ),
        ])
    func noKey(text: String, problem: ProviderKeyProblem) {
        let error = #expect(throws: ProviderKeyError.self) {
            try ProviderKey(
                pem: text, keyID: SampleToken.keyID, teamID: Self.team, source: "a.p8")
        }
        #expect(error?.problem == problem)
        #expect(error?.description.hasPrefix("a.p8: error: ") == true)
    }

    @Test(
        "An identifier is ten capital letters and digits",
        arguments: ["", "ABC123DEF", "ABC123DEFGH", "abc123DEFG", "ABC123DEF-", "ABC123DEÉ"])
    func identifiers(text: String) {
        let pem = Self.key.pemRepresentation
        let ofKey = #expect(throws: ProviderKeyError.self) {
            try ProviderKey(pem: pem, keyID: text, teamID: Self.team)
        }
        #expect(ofKey?.problem == .keyID(text))
        let ofTeam = #expect(throws: ProviderKeyError.self) {
            try ProviderKey(pem: pem, keyID: SampleToken.keyID, teamID: text)
        }
        #expect(ofTeam?.problem == .teamID(text))
    }

    @Test("A file that is not there, or is called otherwise, is refused")
    func files() throws {
        let folder = try TemporaryFolder()
        let missing = folder.path("AuthKey_ABC123DEFG.p8")
        let unreadable = #expect(throws: ProviderKeyError.self) {
            try ProviderKey(contentsOf: missing, teamID: Self.team)
        }
        #expect(unreadable?.problem == .unreadable("No such file or directory"))
        let path = try folder.write(Self.key.pemRepresentation, to: "key.p8")
        let unnamed = #expect(throws: ProviderKeyError.self) {
            try ProviderKey(contentsOf: path, teamID: Self.team)
        }
        #expect(unnamed?.problem == .noKeyID)
    }
}
