public import Handset

/// The layout of device tokens that select the answer of a test gateway, as test card numbers do.
///
/// They are well-formed and have 32 bytes. The first twelve bytes select the answer. The others are free,
/// so that tokens with the same answer can differ. This layout is stable: a later release may add answers,
/// but changes none.
///
/// | bytes | content |
/// | --- | --- |
/// | 0–3 | `7e 57 c0 de`, the mark |
/// | 4 | the kind: 1 reason, 2 status, 3 close, 4 stall, 5 delay |
/// | 5–7 | zeros |
/// | 8–11 | the value, big-endian |
/// | 12–31 | anything |
///
/// The value of a reason is its HTTP status in decimal digits, one in each half byte of two bytes, and its
/// number among the reasons with that status in two more: `0410 0002` is Unregistered. The value of a status is
/// its code, and of a delay the milliseconds; close and stall have 0.
///
/// ```swift
/// let prefix = try AnswerToken.prefix(for: .reason(.unregistered))
/// let token = try DeviceToken(prefix + [UInt8](repeating: 7, count: 20))
/// print(token.hex.prefix(24), token.answer.map { "\($0)" } ?? "none")
/// // 7e57c0de0100000004100002 Unregistered
/// ```
public enum AnswerToken {
    /// The first bytes of every such token.
    public static let mark: [UInt8] = [0x7e, 0x57, 0xc0, 0xde]
    /// The number of bytes of a token.
    public static let byteCount = 32
    /// The number of bytes that select the answer.
    public static let prefixByteCount = 12

    private static let kinds:
        (reason: UInt8, status: UInt8, close: UInt8, stall: UInt8, delay: UInt8) =
            (1, 2, 3, 4, 5)

    /// Returns the first twelve bytes of a token with an answer.
    ///
    /// - Throws: ``AnswerNameError`` if the answer is an unknown reason.
    public static func prefix(for answer: AnswerToken.Answer) throws(AnswerNameError) -> [UInt8] {
        let (kind, value): (UInt8, UInt32)
        switch answer {
        case .reason(let reason):
            guard let encoded = self.value(of: reason) else {
                throw AnswerNameError(.unknownReason(reason))
            }
            (kind, value) = (kinds.reason, encoded)
        case .status(let status): (kind, value) = (kinds.status, UInt32(status.code))
        case .close: (kind, value) = (kinds.close, 0)
        case .stall: (kind, value) = (kinds.stall, 0)
        case .delay(let milliseconds): (kind, value) = (kinds.delay, milliseconds)
        }
        return mark + [kind, 0, 0, 0]
            + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }

    /// Returns the answer that a token's bytes select; `nil` if they select no known answer.
    package static func answer(in bytes: [UInt8]) -> AnswerToken.Answer? {
        guard bytes.count == byteCount, bytes.starts(with: mark),
            bytes[5...7].allSatisfy({ $0 == 0 })
        else { return nil }
        let value = bytes[8..<12].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
        switch (bytes[4], value) {
        case (kinds.reason, _):
            return RejectionReason.allCases.first { self.value(of: $0) == value }.map {
                .reason($0)
            }
        case (kinds.status, 0...255):
            return .status(BinaryStatus(code: UInt8(truncatingIfNeeded: value)))
        case (kinds.close, 0): return .close
        case (kinds.stall, 0): return .stall
        case (kinds.delay, _): return .delay(milliseconds: value)
        default: return nil
        }
    }

    private static func value(of reason: RejectionReason) -> UInt32? {
        guard let status = reason.httpStatus, let number = reason.number else { return nil }
        let digits = (status / 100) << 8 | (status / 10 % 10) << 4 | status % 10
        return UInt32(truncatingIfNeeded: (digits << 16) | number)
    }
}

extension DeviceToken {
    /// Creates a token that selects an answer, in the layout of ``AnswerToken``.
    ///
    /// - Parameters:
    ///   - answer: The answer of a test gateway.
    ///   - generator: The source of the free bytes. It gives as many numbers as for a token of 32 bytes
    ///     without an answer.
    /// - Throws: ``AnswerNameError`` if the answer is an unknown reason.
    public init(
        answer: AnswerToken.Answer, using generator: inout some RandomNumberGenerator
    ) throws(AnswerNameError) {
        let prefix = try AnswerToken.prefix(for: answer)
        let bytes = Self.randomBytes(AnswerToken.byteCount, using: &generator)
        self.init(unchecked: prefix + bytes.dropFirst(prefix.count))
    }

    /// The answer that the token selects; `nil` if it selects no known answer.
    public var answer: AnswerToken.Answer? { AnswerToken.answer(in: bytes) }
}
