internal import Handset

/// The text of an event in a stream of the binary provider protocol, for people: each field with its
/// offset, its bytes and its meaning.
///
/// ```swift
/// var parser = PacketParser()
/// var text = ""
/// for event in parser.feed([9]) + parser.finish() { PacketText(event).write(into: &text) }
/// print(text)
/// // damage at offset 0: unknown-command: the byte 0x09 stands where a command (0, 1 or 2) should
/// //   the gateway's status: 128, protocol error (APNs could not parse the notification)
/// // skipped 1 byte from offset 0
/// ```
package struct PacketText: Sendable {
    private static let lineByteCount = 16
    private static let groupByteCount = 4
    private static let hexWidth = 35
    private static let offsetWidth = 8

    private let event: PacketEvent
    private let isColoured: Bool
    private let fold: TextFold

    /// Colours are escape sequences for a terminal; sentences are folded at `width` columns, if any.
    package init(_ event: PacketEvent, isColoured: Bool = false, width: Int? = nil) {
        self.event = event
        self.isColoured = isColoured
        fold = TextFold(width: width)
    }

    /// Appends the text; each line ends with a newline.
    package func write(into text: inout String) {
        switch event {
        case .notification(let unpacked):
            let command = unpacked.notification.command.rawValue
            let title =
                "notification at offset \(unpacked.offset): command \(command), \(unpacked.byteCount) bytes"
            text += TextStyle.bold.of(title, if: isColoured) + "\n"
            for field in unpacked.fields { write(field, into: &text) }
            for fault in unpacked.faults {
                write(fault, as: fault.isWarning ? "  warning" : "  error", into: &text)
                writeStatus(of: fault, indentation: "    ", into: &text)
            }
        case .errorResponse(let response):
            text += "error response at offset \(response.offset): status \(response.status.code), "
            text += "\(response.status), identifier \(response.identifier)\n"
            text += "  only the gateway sends it, not a provider\n"
        case .feedbackRecord(let record):
            text += "feedback record at offset \(record.offset): "
            text += "\(PacketMeaning.time(record.time)), token "
            text += "\(Self.hex(record.token[...]))\n"
        case .damage(let fault):
            write(fault, as: "damage", into: &text)
            writeStatus(of: fault, indentation: "  ", into: &text)
        case .skipped(let range):
            text += "skipped \(range.count) \(range.count == 1 ? "byte" : "bytes") from offset "
            text += "\(range.lowerBound)\n"
        }
    }

    private func write(_ fault: PacketFault, as name: String, into text: inout String) {
        let indentation = name.prefix { $0 == " " }.count
        var lines = fold.lines(
            of:
                "\(name) at offset \(fault.offset): \(fault.kind): \(SourceExcerpt.shown(fault.finding))",
            indentation: indentation + 2)
        let style = fault.isWarning ? TextStyle.yellow : .red
        lines[0] =
            lines[0].prefix(indentation)
            + style.of(String(name.dropFirst(indentation)), if: isColoured)
            + lines[0].dropFirst(name.count)
        text += lines.joined(separator: "\n") + "\n"
    }

    private func writeStatus(
        of fault: PacketFault, indentation: String, into text: inout String
    ) {
        guard let status = fault.status else { return }
        text += "\(indentation)the gateway's status: \(status.code), \(status)\n"
    }

    private func write(_ field: PacketField, into text: inout String) {
        var index = 0
        repeat {
            let line = field.bytes[index..<min(index + Self.lineByteCount, field.bytes.count)]
            let offset = String(field.offset + index)
            text += String(repeating: " ", count: max(0, Self.offsetWidth - offset.utf8.count))
            let hex = Self.hex(line)
            text += offset + (hex.isEmpty ? "" : "  " + hex)
            if index == 0 {
                let gap = Self.hexWidth - hex.utf8.count + (hex.isEmpty ? 2 : 0)
                text += String(repeating: " ", count: gap) + "  " + PacketMeaning.text(of: field)
            }
            text += "\n"
            index += Self.lineByteCount
        } while index < field.bytes.count
    }

    private static func hex(_ bytes: ArraySlice<UInt8>) -> String {
        var hex: [UInt8] = []
        for (position, byte) in bytes.enumerated() {
            if position > 0, position.isMultiple(of: groupByteCount) {
                hex.append(UInt8(ascii: " "))
            }
            hex.appendHex(byte)
        }
        return String(decoding: hex, as: UTF8.self)
    }
}
