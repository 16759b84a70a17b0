import HandsetTree

/// Something about pushes that a line of an app's project says.
package struct AppFact: Hashable, Sendable {
    /// A place in a file of the project.
    package struct Place: Hashable, Sendable {
        /// The path from the folder of the project.
        package let file: String
        /// The line, from 1.
        package let line: Int

        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    package let meaning: Meaning
    package let kind: Kind
    package let place: Place
    /// The line at the place, without white space around it.
    package let text: String
    package let confidence: Confidence
    /// The condition of `#if`, such as `DEBUG`, under which the line counts; `nil` if it always does.
    package let condition: String?

    init(
        _ meaning: Meaning, at node: CodeNode,
        _ confidence: Confidence = .certain
    ) {
        self.init(meaning, at: node.line, in: node, confidence)
    }

    /// Creates a fact about another line of a node's file.
    init(
        _ meaning: Meaning, at line: Int, in node: CodeNode,
        _ confidence: Confidence = .certain
    ) {
        self.init(
            meaning, at: Place(file: node.tree.path, line: line),
            text: node.tree.lines.excerpt(of: line), confidence, condition: node.condition)
    }

    init(
        _ meaning: Meaning, at place: Place, text: String,
        _ confidence: Confidence = .certain, condition: String? = nil
    ) {
        self.meaning = meaning
        kind = meaning.printed.kind
        self.place = place
        self.text = text
        self.confidence = confidence
        self.condition = condition
    }
}

extension CodeNode {
    /// The conditions of the branches of `#if` around this node that are not decided on iOS.
    fileprivate var condition: String? {
        let conditions = ancestors.filter { $0.kind == .compiledBranch && !$0.text.isEmpty }
            .map(\.text)
        return conditions.isEmpty ? nil : conditions.reversed().joined(separator: " && ")
    }
}

extension AppFact {
    /// The kind of a fact, as it is looked up and printed; ``Meaning`` says what each is.
    package enum Kind: String, FactWord {
        case method, uncalledMethod, centerDelegate, weakDelegate, lifeCycle, connectionOptions
        case launchOptions, presents, handlerMissing, handlerTwice, idleMethod, category, register
        case authorization, key, routes, sdk, swizzling, tokenHandedOn, backgroundMode
        case extensionTarget, apsEnvironment, entitlement, bundleIdentifier, deploymentTarget
        case urlScheme, associatedDomain, framework, podTarget, plugin, pluginVersion, handler
        case handlerInside, handlerLate, misspelt
        case sceneManifest, sceneDelegate, applicationDelegate, linkMethod, stateMethod
        case connectionLinks, window, windowUse, launchOptionsHandedOn, xcodeVersion
        case sceneStoryboard, activeSceneOnly, windowGiven, valueKept, responseCompared
        case viewListens, linkOpened, stateWork, rootKept
        case handedOn, superMissing, pluginsRegistered, posts, listens, scriptTold, scriptListens
        case localNotification
        case offMain, voipMethod, voipKey, callMissing, callLate, callAsync, callHandedOn
        case callFramework, pushRegistry, registryOrder, voipFromExtension, callActionOpen
        case principalClass, activityState
        case soundFile, kitOption, comparedAction, keyType, extensionWait, extensionVersion
        case activityAttributes, activityRequest, activityTokens, activityConfiguration, infoKey
    }
}
