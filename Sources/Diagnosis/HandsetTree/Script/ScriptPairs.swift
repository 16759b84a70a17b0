/// Finds for each bracket the one that belongs to it, once for a file.
struct ScriptPairs {
    private enum Shape: Int {
        case parenthesis, square, brace, quote, hole, element
        /// True if this one ends others that are still open within it.
        var isStrong: Bool { self != .parenthesis && self != .square }
    }

    private var open: [(index: Int, shape: Shape)] = []
    private var counts = [Int](repeating: 0, count: 6)

    static func match(_ tokens: inout [ScriptToken]) {
        var pairs = ScriptPairs()
        for index in tokens.indices {
            if let shape = opening(tokens[index]) {
                pairs.open.append((index, shape))
                pairs.counts[shape.rawValue] += 1
            } else if let shape = closing(tokens[index]) {
                pairs.close(shape, at: index, &tokens)
            }
        }
        for rest in pairs.open { tokens[rest.index].match = Int32(tokens.count - 1) }
    }

    private mutating func close(_ shape: Shape, at index: Int, _ tokens: inout [ScriptToken]) {
        guard counts[shape.rawValue] > 0 else { return }
        if !shape.isStrong {
            // A round or square bracket ends at most one of the other that was forgotten.
            let below = open.suffix(2)
            guard let last = open.last, let first = below.first else { return }
            let isForgotten = !last.shape.isStrong && first.shape == shape
            guard last.shape == shape || isForgotten else { return }
        }
        while let last = open.popLast() {
            counts[last.shape.rawValue] -= 1
            tokens[last.index].match = Int32(index)
            guard last.shape != shape else {
                tokens[index].match = Int32(last.index)
                return
            }
        }
    }

    private static func opening(_ token: ScriptToken) -> Shape? {
        switch token.kind {
        case .open:
            if token.word == "(" {
                .parenthesis
            } else if token.word == "[" {
                .square
            } else {
                .brace
            }
        case .quoteOpen: .quote
        case .holeOpen: .hole
        case .elementOpen: .element
        default: nil
        }
    }

    private static func closing(_ token: ScriptToken) -> Shape? {
        switch token.kind {
        case .close:
            if token.word == ")" {
                .parenthesis
            } else if token.word == "]" {
                .square
            } else {
                .brace
            }
        case .quoteClose: .quote
        case .holeClose: .hole
        case .elementEnd: .element
        default: nil
        }
    }
}
