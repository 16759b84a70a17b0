import ArgumentParser
import Foundation
import Handset
import HandsetCommand
import HandsetGateway

extension Listening {
    /// The stand-in for Firebase Cloud Messaging, and the files that lead to it.
    struct FCM {
        let configuration: FCMConfiguration
        let files: FCMFiles
        let authority: String
        /// The library for what heeds no proxy; `nil` unless it is asked for.
        var preload: FCMPreload?

        /// Returns the variables for senders; `nil` if there is no phone, or no port.
        func variables(of addresses: GatewayAddresses) -> FCMVariables? {
            guard let port = addresses.fcmPort, let phone = configuration.phones.first else {
                return nil
            }
            return FCMVariables(
                port: port, files, phone: phone, authority: authority, preload: preload?.library)
        }

        func announce(_ streams: StandardStreams) throws(OutputError) {
            if let phone = configuration.phones.first {
                try streams.note("handset: fcm: the phone's token is \(phone.token)")
            }
            if let preload {
                try streams.note(
                    "handset: fcm: LD_PRELOAD is \(SourceExcerpt.shown(preload.library)), "
                        + (preload.compiler.map { "made with \($0)" } ?? "made by an earlier run"))
            }
            if files.lacksRoots {
                try streams.report(
                    "handset: warning: no roots of this machine were found, so the sender trusts no other host; "
                        + "name a file with them in SSL_CERT_FILE")
            }
        }
    }

    /// The number of known devices that are phones of FCM too.
    private static let phoneLimit = 1_000

    /// Returns the stand-in; `nil` without `--fcm`.
    ///
    /// `problems` gets what people should know.
    func makeFCM(
        _ identity: GatewayIdentity, _ gateway: GatewayConfiguration, _ problems: ProblemReport,
        of apps: TopicApps
    ) async throws -> FCM? {
        guard command.fcm.fcm else { return nil }
        let environment = ProcessInfo.processInfo.environment
        let files: FCMFiles
        do throws(GatewayIdentityError) {
            let ownRoots =
                environment["HANDSET_FCM_PORT"] == nil ? environment["SSL_CERT_FILE"] : nil
            files = try FCMFiles(in: identity.directory, identity, ownRoots: ownRoots)
        } catch {
            try streams.report("\(error)")
            throw ExitCode(69)
        }
        let known = (gateway.knownDevices ?? []).prefix(Self.phoneLimit)
            .compactMap { try? DeviceToken($0.token) }
        let phones = (known.isEmpty ? [DeviceToken.sample] : known).map { FCMPhone(of: $0) }
        var configuration = FCMConfiguration(
            identity: identity, topic: service.certificateTopics[0], phones: phones)
        configuration.port = command.addresses.number(
            of: .fcm, hasProgram: command.sender.exec != nil)
        configuration.topics = command.fcm.topics
        configuration.acceptsAny = command.fcm.acceptsAny
        configuration.isOnly = command.fcm.fcmOnly
        configuration.goneForm = command.fcm.goneForm
        configuration.wakesForData =
            apps.answers.first?.payloadAnswer.app.scenario.unconfirmed.fcmDataOnly
            != .asIs
        configuration.upstream = FCMVariables.upstream(in: environment)
        configuration.upstream?.roots = files.roots
        if configuration.upstream == nil, let proxy = FCMVariables.proxy(in: environment) {
            try streams.report(
                "handset: warning: \(SourceExcerpt.shown(FCMVariables.withoutLogin(proxy))) is no proxy by http, "
                    + "https or socks5, so the sender's other calls go on without it")
        }
        configuration.observer = { problems.take(line: "handset: fcm: \($0)") }
        return FCM(
            configuration: configuration, files: files, authority: "\(identity.directory)/ca.pem",
            preload: try await preload(in: identity.directory))
    }

    private func preload(in directory: String) async throws -> FCMPreload? {
        guard command.fcm.fcmPreload else { return nil }
        do throws(FCMPreload.Fault) {
            return try await FCMPreload(in: directory)
        } catch {
            try streams.report("handset: error: \(error.sentence)")
            throw ExitCode(69)
        }
    }
}
