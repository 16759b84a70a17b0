import ArgumentParser
import Handset
import HandsetFixtures

struct PacketOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Device token in hex. Required.", valueName: "hex"))
    var token: String?

    @Option(
        help: ArgumentHelp(
            "Packet layout: 0 (simple), 1 (enhanced) or 2 (framed). (default: 2)",
            valueName: "command"),
        completion: .values(["0", "1", "2"]),
        transform: PacketOptions.command)
    var command: PacketCommand?

    @Option(
        help: ArgumentHelp(
            "Identifier of the first packet; each later packet adds 1. (default: 0 for command 1, "
                + "none for command 2)", valueName: "number"),
        transform: { try PacketOptions.number($0, "an identifier", as: UInt32.self) })
    var identifier: UInt32?

    @Option(
        help: ArgumentHelp(
            "Time after which the gateway gives up: seconds since 1970, a date such as "
                + "2026-11-20T10:00:00Z, or a time from now such as +1h or +30d; 0 stores nothing. "
                + "(default: 0 for command 1, none for command 2)", valueName: "time"),
        completion: .values(["0", "+1h", "+1d", "+30d"]),
        transform: PacketOptions.time)
    var expiry: WireTime?

    @Option(
        help: ArgumentHelp("Priority: 10 or 5. (default: none)", valueName: "priority"),
        completion: .values(["5", "10"]),
        transform: { try PacketOptions.number($0, "a priority", as: UInt8.self) })
    var priority: UInt8?

    @Option(
        help: ArgumentHelp(
            "Make this mistake on purpose: "
                + BrokenPacketKind.allCases.map(\.identifier).joined(separator: ", ") + ".",
            valueName: "kind"),
        completion: .brokenPacket,
        transform: PacketOptions.kind)
    var broken: BrokenPacketKind?

    @Flag(help: "Allow packets that exceed Apple's limits.")
    var noLimits = false

    /// The names of the given options that only apply to notifications.
    var given: [String] {
        (command == nil ? [] : ["--command"]) + (expiry == nil ? [] : ["--expiry"])
            + (priority == nil ? [] : ["--priority"]) + (broken == nil ? [] : ["--broken"])
    }

    var encoder: PacketEncoder { PacketEncoder(broken: broken, keepsLimits: !noLimits) }

    /// Throws a `ValidationError` if it is missing, not hex, or breaks a limit without --no-limits.
    func tokenBytes() throws -> [UInt8] {
        guard let token else {
            throw ValidationError("--token is missing; give the device token in hex.")
        }
        do throws(DeviceToken.TokenError) {
            return try DeviceToken(hex: token).bytes
        } catch .byteCount where noLimits {
            // The digits are valid; only their number does not fit a token.
            let digits = Array(token)
            let length = 2 * DeviceToken.byteCounts.upperBound
            return try stride(from: 0, to: digits.count, by: length).flatMap { start in
                try DeviceToken(hex: String(digits[start...].prefix(length))).bytes
            }
        } catch .byteCount(let count) {
            throw ValidationError("\(PacketEncoderError.tokenSize(count)).")
        } catch {
            throw ValidationError(
                "--token: \(error). To clean up a token: handset token --normalise "
                    + ShellWord.of(token))
        }
    }

    /// Creates a notification without its payload.
    func notification(to token: [UInt8]) -> ProviderNotification {
        ProviderNotification(
            command: command ?? .framed, token: token, payload: [], identifier: identifier,
            expiration: expiry?.secondsSince1970, priority: priority)
    }

    static func time(_ text: String) throws -> WireTime {
        do throws(WireTimeError) {
            return try WireTime(text, now: LogTime.now().secondsSince1970)
        } catch {
            throw ValidationError("\(error).")
        }
    }

    static func number<Number: FixedWidthInteger>(
        _ text: String, _ name: String, as type: Number.Type
    ) throws -> Number {
        guard let number = Number(text) else {
            throw ValidationError(
                "'\(text)' is not \(name); give a number from 0 to \(Number.max).")
        }
        return number
    }

    private static func command(_ text: String) throws -> PacketCommand {
        guard let command = UInt8(text).flatMap(PacketCommand.init(rawValue:)) else {
            throw ValidationError(
                "'\(text)' is not a command; give 0 (simple), 1 (enhanced) or 2 (framed).")
        }
        return command
    }

    private static func kind(_ text: String) throws -> BrokenPacketKind {
        guard let kind = BrokenPacketKind(identifier: text) else {
            let kinds = BrokenPacketKind.allCases.map(\.identifier)
            throw Suggestion.error(
                text, "is not a kind of mistake", "the kinds are \(kinds.joined(separator: ", "))",
                among: kinds)
        }
        return kind
    }
}
