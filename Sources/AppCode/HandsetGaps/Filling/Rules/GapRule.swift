/// A rule that answers errors of the compiler's by a declaration or by a change of the line.
///
/// It returns true if it has changed something, false if there is nothing more to do, and `nil` for an error that is not its.
typealias GapRule = @Sendable (GapFilling, GapPlace) -> Bool?

extension GapFilling {
    /// The rules, in the order in which they are asked.
    private static let rules: [GapRule] = [
        missingType, missingName, missingMemberType, unknownAttribute, switchWithoutDefault,
        overrideOfNothing, missingMember, lateName, privacyOfLog, patternInExpression, publicType,
        superclass,
        unwrappedValue, returnOfNothing, encodedData, pairOfValues, assignedView, loop, operand,
        conformanceOfStandIn, expressionTooLong, implicitMember, optionalChaining, optionalBinding,
        closureParameter, standInGiven, standInWanted, inheritance, conformance, initializer,
        missingReturn, valueWithoutBeginning, initializerWithoutValues, closureThatStays, keyPath,
        typeOfClosure, conformanceOfOwnClass,
    ]

    /// Answers an error by the first rule that knows it; `nil` if none does.
    func rule(at place: GapPlace) -> Bool? {
        for rule in Self.rules {
            if let answer = rule(self, place) { return answer }
        }
        return nil
    }
}
