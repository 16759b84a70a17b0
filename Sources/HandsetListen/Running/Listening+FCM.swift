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

        /// Returns the variables for senders; `nil` if there is no phone, or no port.
        func variables(of addresses: GatewayAddresses) -> FCMVariables? {
            guard let port = addresses.fcmPort, let phone = configuration.phones.first else {
                return nil
            }
            return FCMVariables(port: port, files, phone: phone, authority: authority)
        }

        func announce(_ streams: StandardStreams) throws(OutputError) {
            if let phone = configuration.phones.first {
                try streams.note("handset: fcm: the phone's token is \(phone.token)")
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
    ) throws -> FCM? {
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
        configuration.topics = command.fcm.fcmTopic
        configuration.acceptsAny = command.fcm.fcmAcceptAny
        configuration.isOnly = command.fcm.fcmOnly
        configuration.goneForm = command.fcm.fcmGone ?? .unregistered
        configuration.wakesForData =
            apps.answers.first?.payloadAnswer.app.scenario.unconfirmed.fcmDataOnly
            != .asIs
        configuration.upstream = FCMVariables.upstream(in: environment)
        configuration.observer = { problems.take(line: "handset: fcm: \($0)") }
        return FCM(
            configuration: configuration, files: files, authority: "\(identity.directory)/ca.pem")
    }
}
