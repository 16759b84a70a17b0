internal import CryptoExtras
internal import Handset

internal import struct Foundation.Data

/// The files that lead a sender of Firebase Cloud Messaging to its stand-in, in the folder `fcm` of the state
/// directory.
package struct FCMFiles: Sendable {
    /// The roots of this machine and the gateway's authority, in PEM.
    package let roots: String
    /// The same for Java.
    package let javaRoots: String
    package let account: String
    /// The file for `--require` of Node, which leads what heeds no proxy.
    package let nodeHook: String
    /// The folder for `PYTHONPATH`, whose `sitecustomize.py` does the same for Python.
    package let pythonFolder: String
    /// The file for `-r` of Ruby, which does the same for Ruby.
    package let rubyHook: String
    /// The folder for `PHP_INI_SCAN_DIR`.
    package let phpFolder: String
    /// True if no roots of this machine were found, so that other hosts are not trusted.
    package let lacksRoots: Bool

    /// The name of the folder in a state directory.
    package static let folder = "fcm"

    /// The files that libraries on Linux look for the roots of the system in.
    private static let rootFiles = [
        "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
        "/etc/ssl/ca-bundle.pem", "/etc/ssl/cert.pem",
    ]

    /// Writes the files, of which the service account's key is made once.
    ///
    /// `ownRoots` is a file of the user's with roots, in place of the system's.
    package init(
        in directory: String, _ identity: GatewayIdentity, ownRoots: String?
    ) throws(GatewayIdentityError) {
        let path = "\(directory)/\(Self.folder)"
        let folder = try StateDirectory(makingAt: path)
        let found = ([ownRoots].compactMap(\.self) + Self.rootFiles).lazy
            .compactMap { try? FileBytes.read($0) }.first { !$0.isEmpty }
        lacksRoots = found == nil
        let all = (found ?? []) + [UInt8(ascii: "\n")] + Array(identity.pem.authority.utf8)
        try folder.write(all, to: "roots.pem", mode: 0o644)
        try folder.write(
            JavaKeyStore.bytes(of: Self.certificates(in: all)), to: "roots.jks", mode: 0o644)
        if try folder.read("account.json") == nil {
            try folder.write(try Self.makeAccount(path), to: "account.json", mode: 0o600)
        }
        try folder.write(Array(FCMHook.node.utf8), to: "hook.cjs", mode: 0o644)
        try folder.write(Array(FCMHook.ruby.utf8), to: "hook.rb", mode: 0o644)
        let python = try StateDirectory(makingAt: "\(path)/python")
        try python.write(Array(FCMHook.python.utf8), to: "sitecustomize.py", mode: 0o644)
        let php = try StateDirectory(makingAt: "\(path)/php")
        try php.write(
            Array("curl.cainfo=\"\(path)/roots.pem\"\nopenssl.cafile=\"\(path)/roots.pem\"\n".utf8),
            to: "handset.ini", mode: 0o644)
        roots = "\(path)/roots.pem"
        javaRoots = "\(path)/roots.jks"
        account = "\(path)/account.json"
        nodeHook = "\(path)/hook.cjs"
        rubyHook = "\(path)/hook.rb"
        pythonFolder = "\(path)/python"
        phpFolder = "\(path)/php"
    }

    private static func makeAccount(_ path: String) throws(GatewayIdentityError) -> [UInt8] {
        let key: _RSA.Signing.PrivateKey
        do {
            key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
        } catch {
            throw GatewayIdentityError(
                "\(path)/account.json", .unmakeable("the library of certificates has failed"))
        }
        let project = FCMConfiguration.project
        let email = "handset@\(project).iam.gserviceaccount.com"
        let members = [
            ("type", "service_account"), ("project_id", project),
            ("private_key_id", "handset"), ("private_key", key.pkcs8PEMRepresentation + "\n"),
            ("client_email", email), ("client_id", FCMConfiguration.senderID),
            ("auth_uri", "https://accounts.google.com/o/oauth2/auth"),
            // Many libraries ignore another one.
            ("token_uri", "https://oauth2.googleapis.com/token"),
            ("auth_provider_x509_cert_url", "https://www.googleapis.com/oauth2/v1/certs"),
            (
                "client_x509_cert_url",
                "https://www.googleapis.com/robot/v1/metadata/x509/handset%40\(project).iam.gserviceaccount.com"
            ),
            ("universe_domain", "googleapis.com"),
        ]
        return JSONText.object(JSONMembers(members.map { ($0, .string($1)) })).lines
    }

    /// Returns the certificates of a file in PEM, in DER.
    private static func certificates(in pem: [UInt8]) -> [[UInt8]] {
        var certificates: [[UInt8]] = []
        var lines: [UInt8]?
        for line in pem.split(separator: UInt8(ascii: "\n")) {
            let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            if line.elementsEqual("-----BEGIN CERTIFICATE-----".utf8) {
                lines = []
            } else if line.elementsEqual("-----END CERTIFICATE-----".utf8) {
                if let data = lines.flatMap({ Data(base64Encoded: Data($0)) }) {
                    certificates.append(Array(data))
                }
                lines = nil
            } else {
                lines?.append(contentsOf: line)
            }
        }
        return certificates
    }
}
