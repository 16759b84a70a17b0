public import Handset

extension PayloadExplanation {
    /// The page of the explanation, one file of HTML that needs no other, as `handset explain --format html` writes
    /// it.
    ///
    /// - Parameter maximumHazardCount: The number of hazards beyond which the others are only counted.
    /// - Returns: The page.
    /// - Throws: Nothing, unless a value cannot be printed again.
    public func html(
        maximumHazardCount: Int = PayloadHazards.defaultMaximumCount
    ) throws -> String {
        var text = ""
        var page = ExplanationPage()
        try page.begin(of: found.payload.origin.source) { text += $0 }
        try page.write(self, maximumHazardCount: maximumHazardCount) { text += $0 }
        try page.end(hasRefusals: false) { text += $0 }
        return text
    }

    /// The picture of the explanation in SVG, as `handset explain --format svg` writes it.
    public var svg: String {
        var text = ""
        ExplanationPicture(self).write(into: &text)
        return text
    }
}
