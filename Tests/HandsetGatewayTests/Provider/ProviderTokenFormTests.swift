import Crypto
import Foundation
import HandsetCommandSupport
import HandsetTestSupport
import Testing

@testable import HandsetGateway

/// The forms of provider tokens that senders write, and signatures that are wrong in each of them.
@Suite(.waitsForPrograms) struct ProviderTokenFormTests {
    typealias SignatureForm = SampleToken.SignatureForm
    typealias Base64Form = SampleToken.Base64Form

    private static func isTaken(_ token: String) throws -> Bool {
        let key = try SampleToken.key()
        return (try? ProviderToken(token, signedByOneOf: [key])) != nil
    }

    @Test(
        "A signature is taken in each form, in base64 of each form",
        arguments: SignatureForm.allCases, Base64Form.allCases)
    func taken(signature: SignatureForm, base64: Base64Form) throws {
        // Many, since r and s begin with a zero byte, or with a high bit, only in some.
        for _ in 0..<64 {
            #expect(try Self.isTaken(SampleToken().text(signature, base64)))
        }
    }

    /// A change to the bytes of a signature.
    struct Spoiling: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let spoil: @Sendable (inout [UInt8]) -> Void

        init(_ description: String, _ spoil: @escaping @Sendable (inout [UInt8]) -> Void) {
            testDescription = description
            self.spoil = spoil
        }
    }

    static let spoilings = [
        Spoiling("a bit of r differs") { $0[12] ^= 1 },
        Spoiling("a bit of s differs") { $0[$0.count - 9] ^= 0x10 },
        Spoiling("the first byte differs") { $0[0] ^= 1 },
        Spoiling("the last byte is missing") { $0.removeLast() },
        Spoiling("the second half is missing") { $0.removeLast($0.count / 2) },
        Spoiling("the first byte is missing") { $0.removeFirst() },
        Spoiling("it is empty") { $0 = [] },
        Spoiling("it is one byte") { $0 = [0x30] },
        Spoiling("a byte follows it") { $0.append(0) },
        Spoiling("it comes twice") { $0 += $0 },
        Spoiling("64 zeros follow it") { $0 += [UInt8](repeating: 0, count: 64) },
        Spoiling("it is all zeros") { $0 = [UInt8](repeating: 0, count: $0.count) },
        Spoiling("it is all ones") { $0 = [UInt8](repeating: 0xFF, count: $0.count) },
        Spoiling("it is 100,000 bytes") { $0 = [UInt8](repeating: 0x30, count: 100_000) },
    ]

    @Test(
        "A spoilt signature is refused in each form", arguments: spoilings, SignatureForm.allCases)
    func spoilt(spoiling: Spoiling, form: SignatureForm) throws {
        for base64 in Base64Form.allCases {
            #expect(try !Self.isTaken(SampleToken().text(form, base64, spoiling.spoil)))
        }
    }

    @Test("The signature of another key is refused in each form", arguments: SignatureForm.allCases)
    func otherKey(form: SignatureForm) throws {
        let forged = SampleToken(signingKey: P256.Signing.PrivateKey())
        #expect(try !Self.isTaken(forged.text(form, .url)))
    }

    @Test("The signature of one algorithm is refused under the other's name")
    func otherAlgorithm() throws {
        for (form, other) in [
            (SignatureForm.raw, "ES512"), (.der, "ES512"), (.raw512, "ES256"), (.der512, "ES256"),
        ] {
            let text = SampleToken().header("alg", "\"\(other)\"").signedText(.url)
            let bytes = try form.bytes(of: form.signature(of: text, by: SampleToken().signingKey))
            #expect(try !Self.isTaken("\(text).\(SampleToken.base64URL(bytes))"), "\(form)")
        }
    }

    /// DER of two integers, given as they are.
    private static func der(_ r: [UInt8], _ s: [UInt8]) -> [UInt8] {
        let integers = [2, UInt8(r.count)] + r + [2, UInt8(s.count)] + s
        return [0x30, UInt8(integers.count)] + integers
    }

    @Test("Only the shortest encoding of positive integers is DER")
    func strict() throws {
        var seen: Set<String> = []
        while seen.count < 2 {
            let token = SampleToken()
            let signature = Array(try token.signature)
            let (r, s) = (Array(signature[..<32]), Array(signature[32...]))
            guard r[0] != 0, s[0] != 0 else { continue }
            let (exactR, exactS) = (r[0] < 0x80 ? r : [0] + r, s[0] < 0x80 ? s : [0] + s)
            func isTaken(_ bytes: [UInt8]) throws -> Bool {
                try Self.isTaken("\(token.signedText).\(SampleToken.base64URL(bytes))")
            }
            #expect(try isTaken(Self.der(exactR, exactS)))
            #expect(try !isTaken(Self.der([0, 0] + r, exactS)), "a zero too many")
            let exact = Self.der(exactR, exactS)
            #expect(
                try !isTaken([0x30, 0x81, exact[1]] + exact[2...]), "a length in the long form")
            #expect(try !isTaken([0x31] + exact[1...]), "a set")
            if r[0] >= 0x80 {
                #expect(try !isTaken(Self.der(r, exactS)), "a negative r")
            }
            seen.insert(r[0] >= 0x80 ? "high" : "low")
        }
    }

    @Test("Base64 of each form gives any bytes back", arguments: Base64Form.allCases)
    func base64(form: Base64Form) {
        for count in 0..<70 {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 83 &+ 251) }
            #expect([UInt8](base64: form.text(of: bytes).utf8) == bytes)
        }
    }

    @Test(
        "Text that is not base64 is refused",
        arguments: [
            "A", "AAAAA", "AA=", "AAA==", "AAAA=", "AAAA====", "=", "====", "A=A=", "AA==AA==",
            "AB==", "AB", "AAB", "AA A", "AAAA\n", " AAAA", "AA.A", "ÄÄAA", "AA==A",
        ])
    func notBase64(text: String) {
        #expect([UInt8](base64: text.utf8) == nil)
    }

    @Test("Tokens of OpenSSL's command line are taken, as Apple's page makes them")
    func openSSL() throws {
        let folder = try TemporaryFolder()
        let key = P256.Signing.PrivateKey()
        try folder.write(key.pemRepresentation, to: "key.p8")
        // Of "Sending push notifications using command-line tools", with other variable names.
        let script = """
            cd '\(folder.path)'
            encode() { openssl base64 -e -A | tr -- '+/' '-_' | tr -d =; }
            head() { printf '{ "alg": "%s", "kid": "%s" }' $1 \(SampleToken.keyID) | encode; }
            head=$(head ES256)
            claims='{ "iss": "\(SampleToken.teamID)", "iat": \(SampleToken.now) }'
            claims=$(printf "$claims" | encode)
            sign() { printf "$head.$claims" | openssl dgst -binary -sha${1:-256} -sign key.p8; }
            echo "$head.$claims.$(sign | encode)"
            echo "$head.$claims.$(sign | openssl base64 -e -A)"
            head=$(head ES512)
            echo "$head.$claims.$(sign 512 | encode)"
            """
        let tokens = try CommandResult.line(script).output.split(separator: "\n")
        #expect(tokens.count == 3)
        let known = try ProviderKey(
            key.publicKey, keyID: SampleToken.keyID, teamID: SampleToken.teamID)
        for token in tokens {
            let read = try ProviderToken(token, signedByOneOf: [known])
            #expect(read.issuedAt == Double(SampleToken.now))
        }
    }
}
