import ArgumentParser
import Foundation
import Handset
import HandsetCommand
import HandsetGateway

/// One run of `handset send`: each payload in turn goes to a gateway or to a page.
struct Sending {
    let command: SendCommand
    let streams: StandardStreams
    let environment: [String: String]

    /// Sends all payloads; throws the exit code if nothing runs that takes them.
    func run(_ verdict: inout Verdict) async throws {
        switch try SendDestination.find(command.destination, environment, streams) {
        case .gateway(let address, let variables):
            try await send(to: address, variables, &verdict)
        case .page(let page): try await post(to: page, &verdict)
        }
    }

    private func send(
        to address: SendingAddress, _ variables: [String: String], _ verdict: inout Verdict
    ) async throws {
        var address = address
        if command.request.certificate {
            address.certificate = variables["APNS_CERTIFICATE_FILE"].flatMap { path in
                variables["APNS_CERTIFICATE_KEY_FILE"].map { (path, $0) }
            }
            guard address.certificate != nil else {
                try streams.report(
                    "handset: error: this listen has no certificates, since it speaks without TLS; leave out "
                        + "--certificate, or start it without --tls off")
                throw ExitCode(69)
            }
        }
        let authorization = try authorization(variables)
        let token = try command.request.deviceToken().hex
        let sender = try await connection(to: address)
        let isFirst = Locked(true)
        try await command.sources.forEachPayload(
            upTo: command.limitOptions.values, loggingTo: streams, &verdict
        ) { payload, reader, verdict in
            let headers = command.request.headers(
                for: payload, topic: variables["APNS_TOPIC"], authorization: authorization)
            let shown = headers.filter { $0.name != "authorization" }
                .map { ", \($0.name): \($0.value)" }.joined()
            try streams.note(
                "handset: POST \(address.url)/3/device/\(token)\(SourceExcerpt.shown(shown))")
            let answer: ServiceAnswer
            do throws(SendingFailure) {
                answer = try await sender.send(
                    SentRequest(to: token, headers: headers, body: reader.lastBytes))
            } catch {
                try report(error, at: address)
                throw ExitCode(69)
            }
            let isNext = isFirst.withLock { isFirst in
                defer { isFirst = false }
                return !isFirst
            }
            let lines = (isNext ? [""] : []) + answer.lines
            try streams.output.write(lines.map { $0 + "\n" }.joined().utf8)
            try streams.output.flush()
            if !answer.isAccepted { verdict.isNegative = true }
        }
        await sender.close()
    }

    private func connection(to address: SendingAddress) async throws -> PushSender {
        do throws(SendingFailure) {
            return try await PushSender.connect(to: address)
        } catch {
            try report(error, at: address)
            throw ExitCode(69)
        }
    }

    private func report(_ failure: SendingFailure, at address: SendingAddress) throws {
        try streams.report(
            "handset: error: \(SourceExcerpt.shown(address.url)) gives no answer: "
                + SourceExcerpt.shown(failure.description))
    }

    /// Returns the value of `authorization`, by the key that the gateway gives to senders.
    private func authorization(_ variables: [String: String]) throws -> String? {
        guard !command.request.certificate, let path = variables["APNS_KEY_FILE"],
            let keyID = variables["APNS_KEY_ID"], let teamID = variables["APNS_TEAM_ID"]
        else { return nil }
        do throws(ProviderKeyError) {
            let token = try ProviderTokenMaker.token(
                ofKey: path, keyID: keyID, teamID: teamID,
                at: Int(Date().timeIntervalSince1970))
            return "bearer \(token)"
        } catch {
            try streams.report("\(error)")
            throw ExitCode(69)
        }
    }

    private func post(to page: ShowingPage, _ verdict: inout Verdict) async throws {
        try streams.note(
            "handset: posted by the API to the page at \(SourceExcerpt.shown(page.address)), not by "
                + "Apple's API")
        try await command.sources.forEachPayload(
            upTo: command.limitOptions.values, loggingTo: streams, &verdict
        ) { payload, reader, verdict in
            let headers = command.request.headers(for: payload, topic: nil, authorization: nil)
            let location: String
            do throws(ShowingPage.Refusal) {
                location = try page.give(reader.lastBytes, headers: headers)
            } catch {
                try streams.report("handset: error: \(error)")
                verdict.isNegative = true
                return
            }
            try streams.output.write("\(location)\n".utf8)
            try streams.output.flush()
        }
    }
}
