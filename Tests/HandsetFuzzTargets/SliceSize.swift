internal import Handset
internal import HandsetFixtures

/// Into how large slices an input is cut.
enum SliceSize {
    /// The largest slice: single bytes in one case of eight, otherwise so large that there are a few
    /// slices only, which take less time.
    static func random(of byteCount: Int, using generator: inout FixtureGenerator) -> Int {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: 1
        case 1: 9
        default: Int.random(in: max(1, byteCount / 4)...max(1, byteCount), using: &generator)
        }
    }
}
