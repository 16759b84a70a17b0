import Handset

/// A part of a line on which the marks are the same.
struct MarkedPiece {
    /// The characters as they are shown; empty for a capture of no characters.
    let text: String
    let mark: SessionMark?
    /// True if a hazard points at it.
    let isEvidence: Bool
}
