/// The kind of a type that stands in.
enum StandInKind {
    case aClass
    case aFunction
    case aProtocol
}
