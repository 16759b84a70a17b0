/// The reception of a payload, with the explanation of what rules find in it.
package struct ExplainedReception: Sendable {
    package let reception: Reception
    package var explanation: PayloadExplanation
}
