import Crypto
import Foundation
import Handset
import HandsetFixtures
import Testing

@testable import HandsetGateway

/// Provider tokens: each of these is a valid one with one thing changed.
@Suite struct ProviderTokenTests {
    private static let now = SampleToken.now

    private static func rejection(
        of authorization: String?, allowsAnonymous: Bool = false
    ) throws -> RejectionReason? {
        var authentication = ProviderAuthentication(
            ProviderAuthentication.Policy(
                keys: [try SampleToken.key()], allowsAnonymous: allowsAnonymous),
            certificate: nil)
        let reason = authentication.rejection(of: authorization, at: now)?.reason
        #expect(authentication.isEstablished == (reason == nil))
        return reason
    }

    /// A change to a valid token's `authorization`.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let reason: RejectionReason
        let make: @Sendable () throws -> String

        init(
            _ description: String, _ reason: RejectionReason = .invalidProviderToken,
            _ make: @escaping @Sendable () throws -> String
        ) {
            testDescription = description
            self.reason = reason
            self.make = make
        }

        /// A change of the token alone.
        init(
            _ description: String, _ reason: RejectionReason = .invalidProviderToken,
            token: @escaping @Sendable (SampleToken) -> SampleToken
        ) {
            self.init(description, reason) { try token(SampleToken()).authorization }
        }
    }

    private static let wrongClaims: [Change] = [
        Change("no alg") { $0.header("alg", nil) },
        Change("another alg") { $0.header("alg", #""RS256""#) },
        Change("ES384") { $0.header("alg", #""ES384""#) },
        Change("alg none") { $0.header("alg", #""none""#) },
        Change("alg in small letters") { $0.header("alg", #""es256""#) },
        Change("no kid") { $0.header("kid", nil) },
        Change("a kid that is no string") { $0.header("kid", "1234567890") },
        Change("an unknown kid") { $0.header("kid", #""ABC123DEFX""#) },
        Change("no iss") { $0.claim("iss", nil) },
        Change("another iss") { $0.claim("iss", #""DEF123GHIX""#) },
        Change("an iss that is no string") { $0.claim("iss", "1234567890") },
        Change("no iat") { $0.claim("iat", nil) },
        Change("an iat that is no number") { $0.claim("iat", #""today""#) },
        Change("an empty iat") { $0.claim("iat", #""""#) },
        Change("an iat in milliseconds") { $0.claim("iat", "\(now * 1000)") },
        Change("an iat in milliseconds as a string") { $0.claim("iat", "\"\(now * 1000)\"") },
        Change("an iat too far in the future") { $0.claim("iat", "\(now + 301)") },
        Change("an iat of more than an hour ago", .expiredProviderToken) {
            $0.claim("iat", "\(now - 3601)")
        },
        Change("an iat of a little more than an hour ago", .expiredProviderToken) {
            $0.claim("iat", "\(now - 3601).5")
        },
        Change("an iat before 1970", .expiredProviderToken) { $0.claim("iat", "-1") },
    ]

    private static let wrongTexts: [Change] = [
        Change("nothing", .missingProviderToken) { "" },
        Change("a blank", .missingProviderToken) { " " },
        Change("the scheme alone", .missingProviderToken) { "bearer" },
        Change("the scheme and a blank", .missingProviderToken) { "bearer " },
        Change("another scheme") { "basic \(try SampleToken().text)" },
        Change("no scheme") { try SampleToken().text },
        Change("two tokens") { "\(try SampleToken().authorization) \(try SampleToken().text)" },
        Change("incomplete padding") { try SampleToken().authorization + "=" },
        Change("a fourth part") { try SampleToken().authorization + "." },
        Change("no signature") { "bearer \(SampleToken().signedText)" },
        Change("no text") { "bearer .." },
        Change("bits after the last byte") {
            // Of 64 bytes the last character has two bits; the rest is zero.
            let text = try SampleToken().authorization
            let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
            let last = try #require(text.last.flatMap(alphabet.firstIndex(of:)))
            return text.dropLast() + String(alphabet[last + 1])
        },
        Change("the signature of another key") {
            try SampleToken(signingKey: P256.Signing.PrivateKey()).authorization
        },
        Change("the signature of other claims") {
            let other = SampleToken(issuedAt: now - 1)
            return "bearer \(SampleToken().signedText)."
                + SampleToken.base64URL(try other.signature)
        },
        Change("a header that is no JSON") {
            "bearer \(SampleToken.base64URL("{".utf8))."
                + (try SampleToken().text.split(separator: ".")[1...].joined(separator: "."))
        },
        Change("claims that are an array") {
            let parts = try SampleToken().text.split(separator: ".")
            return "bearer \(parts[0]).\(SampleToken.base64URL("[]".utf8)).\(parts[2])"
        },
    ]

    @Test("One thing wrong in a valid token is refused for it", arguments: wrongClaims + wrongTexts)
    func wrong(change: Change) throws {
        #expect(try Self.rejection(of: change.make()) == change.reason)
    }

    @Test("No authorization at all is a missing token")
    func none() throws {
        #expect(try Self.rejection(of: nil) == .missingProviderToken)
    }

    private static let rightOnes: [Change] = [
        Change("as it is") { $0 },
        Change("a kid among the claims only") {
            $0.header("kid", nil).claim("kid", "\"\(SampleToken.keyID)\"")
        },
        Change("another kid among the claims") { $0.claim("kid", #""ABC123DEFX""#) },
        Change("a type") { $0.header("typ", #""JWT""#) },
        Change("an iat with a fraction") { $0.claim("iat", "\(now).25") },
        Change("an iat as a string") { $0.claim("iat", "\"\(now)\"") },
        Change("a line end within the claims") { $0.claim("iat", "\n\(now)\n") },
        Change("an iat of an hour ago") { $0.claim("iat", "\(now - 3600)") },
        Change("an iat in the near future") { $0.claim("iat", "\(now + 300)") },
        Change("another spelling of the scheme") { "BeareR \(try SampleToken().text)" },
        Change("more blanks") { "bearer  \(try SampleToken().text) " },
    ]

    @Test("Variants of real senders are accepted", arguments: rightOnes)
    func right(change: Change) throws {
        #expect(try Self.rejection(of: change.make()) == nil)
    }

    @Test(
        "With anonymous providers, a token of another key is ignored, and one of a key here is checked"
    )
    func anonymous() throws {
        func rejection(_ authorization: String?) throws -> RejectionReason? {
            try Self.rejection(of: authorization, allowsAnonymous: true)
        }
        for ignored in [nil, "", "bearer", "bearer x", "bearer x.y.z", "key=AAAA"] {
            #expect(try rejection(ignored) == nil)
        }
        #expect(
            try rejection(SampleToken().header("kid", #""AAAAAAAAAA""#).authorization) == nil)
        #expect(try rejection(SampleToken().header("kid", nil).authorization) == nil)
        #expect(try rejection(SampleToken().authorization) == nil)
        #expect(
            try rejection(SampleToken().claim("iat", "1").authorization) == .expiredProviderToken)
        #expect(
            try rejection(SampleToken().claim("iss", #""AAAAAAAAAA""#).authorization)
                == .invalidProviderToken)
        // The team's identifier as that of the key is a mistake, and no other key.
        #expect(
            try rejection(SampleToken().header("kid", "\"\(SampleToken.teamID)\"").authorization)
                == .invalidProviderToken)
    }

    @Test("A token that is ignored leaves no claims of an earlier one")
    func ignoredClaims() throws {
        var authentication = ProviderAuthentication(
            .init(keys: [try SampleToken.key()], allowsAnonymous: true), certificate: nil)
        let token = try SampleToken().authorization
        for (text, hasClaims) in [(token, true), ("bearer x.y.z", false), (token, true)] {
            #expect(authentication.rejection(of: text, at: SampleToken.now) == nil)
            #expect((authentication.claims != nil) == hasClaims)
        }
    }
}
