// Depth is checked only if the caller allows less than jansson does.

extension PayloadReader {
    /// The largest depth that a caller can allow: 2,048 levels, which is as deep as jansson reads.
    public static let largestMaximumDepth = 2_048

    func offsetBeyondMaximumDepth(in range: Range<Int>) -> Int? {
        guard maximumDepth < Self.largestMaximumDepth else { return nil }
        return window.withBytes(in: range) {
            JSONToken.index(ofContainerBeyond: maximumDepth, in: $0).map { range.lowerBound + $0 }
        }
    }
}
