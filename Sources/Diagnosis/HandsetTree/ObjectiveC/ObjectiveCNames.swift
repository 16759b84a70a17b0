/// The words of Objective-C and C that the parser knows.
enum ObjectiveCNames {
    /// Words with which a declaration of a variable begins.
    static let declarationWords: Set<String> = [
        "static", "const", "__block", "__weak", "__strong", "__unsafe_unretained", "extern",
        "__autoreleasing", "register", "volatile", "unsigned", "signed", "struct", "enum",
        "union", "auto", "constexpr", "__unused", "inline", "thread_local", "__kindof",
        "__attribute__", "_Atomic", "__thread",
    ]

    /// Words with which an expression or a statement begins, though another word follows.
    static let expressionWords: Set<String> = [
        "return", "sizeof", "new", "delete", "throw", "goto", "else", "case", "co_await",
        "co_return", "co_yield", "operator", "not", "self", "super", "nil", "NULL", "YES", "NO",
        "this", "__extension__", "asm", "__asm__", "__asm", "in", "alignof", "_Alignof",
    ]

    /// Words that tell nothing of a type.
    static let qualifiers: Set<String> = [
        "const", "volatile", "static", "extern", "inline", "register", "constexpr", "restrict",
        "__restrict", "__inline", "__inline__", "__const", "mutable", "virtual", "explicit",
        "friend", "thread_local", "__thread", "__extension__", "typename",
        "nonnull", "nullable", "null_unspecified", "null_resettable", "_Nonnull", "_Nullable",
        "_Null_unspecified", "_Nullable_result", "__nonnull", "__nullable", "__kindof",
        "__strong", "__weak", "__unsafe_unretained", "__autoreleasing", "__block", "__unused",
        "__bridge", "__bridge_transfer", "__bridge_retained", "__bridge_retain", "in", "out",
        "inout", "bycopy", "byref", "oneway", "struct", "enum", "union", "class", "IBOutlet",
        "IBInspectable", "__covariant", "__contravariant", "_Atomic", "__private_extern__",
    ]

    /// Words of a declaration that are kept.
    static let keptWords: Set<String> = [
        "static", "const", "extern", "__block", "__weak", "__strong", "__unsafe_unretained",
        "__autoreleasing", "IBOutlet", "constexpr",
    ]

    /// Types of C, which are not names.
    static let builtinTypes: Set<String> = [
        "void", "int", "long", "short", "char", "float", "double", "unsigned", "signed", "bool",
        "BOOL", "_Bool", "id", "Class", "SEL", "IMP", "NSInteger", "NSUInteger", "CGFloat",
        "size_t", "int8_t", "int16_t", "int32_t", "int64_t", "uint8_t", "uint16_t", "uint32_t",
        "uint64_t", "NSTimeInterval", "double_t", "float_t", "unichar", "Boolean", "UInt8",
        "UInt16", "UInt32", "UInt64", "SInt8", "SInt16", "SInt32", "SInt64", "uintptr_t",
        "intptr_t", "ssize_t", "time_t", "instancetype",
    ]

    static func isTypeof(_ word: String) -> Bool {
        switch word {
        case "typeof", "__typeof", "__typeof__", "decltype": true
        default: false
        }
    }

    /// Returns true for an attribute of the compiler, or a word that looks like a macro for one.
    static func isAttribute(_ word: String) -> Bool {
        switch word {
        case "__attribute__", "__attribute", "__declspec", "alignas", "_Alignas", "__unused",
            "noexcept", "override", "final", "IBAction", "__deprecated":
            true
        default: isMacro(word)
        }
    }

    /// Returns true for a name of capital letters with a low line, such as `NS_REQUIRES_SUPER`.
    static func isMacro(_ word: String) -> Bool {
        var hasLowLine = false
        var letters = 0
        for byte in word.utf8 {
            switch byte {
            case UInt8(ascii: "_"): hasLowLine = true
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9"): break
            default: return false
            }
        }
        return hasLowLine && letters > 1
    }
}
