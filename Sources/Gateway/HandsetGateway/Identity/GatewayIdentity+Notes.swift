internal import Handset

extension GatewayIdentity {
    /// Returns hints for senders on how to trust and use the files.
    static func notes(_ directory: StateDirectory, _ key: ProviderKey) -> [String] {
        func path(_ name: String) -> String { shellWord(directory.path(name)) }
        let (ca, client, clientKey) = (path("ca.pem"), path("client.pem"), path("client-key.pem"))
        return [
            "trust \(ca): curl --cacert \(ca)",
            "show \(client): curl --cert \(client) --key \(clientKey)",
            "sign provider tokens with \(path("AuthKey_\(key.keyID).p8")): key identifier \(key.keyID), "
                + "team identifier \(key.teamID)",
            "for senders that want both in one file: cat \(client) \(clientKey) > client-both.pem",
            "for senders that want PKCS #12: openssl pkcs12 -export -in \(client) -inkey \(clientKey) "
                + "-out client.p12 -passout pass:",
        ]
    }

    /// Returns a path as a word of the shell, safe to print.
    private static func shellWord(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
                UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
                true
            default: false
            }
        }
        let shown = SourceExcerpt.shown(path)
        return isPlain
            ? shown
            : "'\(shown.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#))'"
    }
}
