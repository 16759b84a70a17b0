/// A picture in an intent, which is not shown here.
open class INImage: NSObject, @unchecked Sendable {  // because nothing in it changes
    /// Creates a picture of bytes.
    public init(imageData: Data) { super.init() }

    public init(named name: String) { super.init() }

    /// Creates a picture of a file or an address; here always one.
    public init?(url URL: URL) { super.init() }

    /// Creates a picture of a file or an address; here always one.
    public init?(url URL: URL, width: Double, height: Double) { super.init() }

    /// Creates the picture of a symbol.
    public class func systemImageNamed(_ systemImageName: String) -> INImage {
        INImage(named: systemImageName)
    }
}

/// A name that Siri speaks.
open class INSpeakableString: NSObject, @unchecked Sendable {  // because nothing in it changes
    public let spokenPhrase: String
    public let vocabularyIdentifier: String?
    /// The way in which the name is spoken.
    public let pronunciationHint: String?

    public convenience init(spokenPhrase: String) {
        self.init(vocabularyIdentifier: nil, spokenPhrase: spokenPhrase, pronunciationHint: nil)
    }

    public convenience init(
        vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?
    ) {
        self.init(
            vocabularyIdentifier: .some(vocabularyIdentifier), spokenPhrase: spokenPhrase,
            pronunciationHint: pronunciationHint)
    }

    private init(
        vocabularyIdentifier: String?, spokenPhrase: String, pronunciationHint: String?
    ) {
        self.vocabularyIdentifier = vocabularyIdentifier
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
        super.init()
    }
}
