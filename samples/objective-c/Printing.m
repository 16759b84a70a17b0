// Darwin's printing, made of GNUstep's.
//
// GNUstep chooses what stands in quotes, escapes, and prints numbers, null and data by itself. Here its text is laid
// out in lines, and gets the three escapes that differ: \n and \t, which GNUstep prints raw, and \U00e9, which it
// prints in capitals. Keys are sorted by GNUstep, but told to compare UTF-16 units, which it does otherwise only for ASCII.
#import <Foundation/Foundation.h>

static void pad(NSMutableString *text, int level) {
    while (level-- > 0) [text appendString:@"    "];
}

/// Copies a quoted text; returns the index after it.
static NSUInteger copyQuoted(NSString *from, NSUInteger i, NSMutableString *text) {
    [text appendString:@"\""];
    for (i++; [from characterAtIndex:i] != '"'; i++) {
        unichar c = [from characterAtIndex:i];
        if (c == '\n') {
            [text appendString:@"\\n"];
        } else if (c == '\t') {
            [text appendString:@"\\t"];
        } else if (c != '\\') {
            [text appendFormat:@"%C", c];
        } else if ([from characterAtIndex:i + 1] == 'U') {
            [text appendString:@"\\U"];
            [text appendString:[[from substringWithRange:NSMakeRange(i + 2, 4)] lowercaseString]];
            i += 5;
        } else {
            [text appendString:[from substringWithRange:NSMakeRange(i, 2)]];
            i++;
        }
    }
    [text appendString:@"\""];
    return i + 1;
}

static NSString *laidOut(NSString *line) {
    NSMutableString *text = [NSMutableString string];
    NSUInteger length = [line length], i = 0;
    int level = 0;
    while (i < length) {
        unichar c = [line characterAtIndex:i];
        unichar next = i + 1 < length ? [line characterAtIndex:i + 1] : 0;
        if (c == '"') {
            i = copyQuoted(line, i, text);
            continue;
        }
        i++;
        if (c == '{' || c == '(') {
            pad(text, level++);
            [text appendFormat:@"%C\n", c];
            if (next != '}' && next != ')') pad(text, level);
        } else if (c == '}' || c == ')') {
            if (![text hasSuffix:@"\n"]) [text appendString:@"\n"];
            pad(text, --level);
            [text appendFormat:@"%C", c];
        } else if ((c == ';' || c == ',') && next == ' ') {
            [text appendFormat:@"%C\n", c];
            i++;
            if ([line characterAtIndex:i] != '}') pad(text, level);
        } else {
            [text appendFormat:@"%C", c];
        }
    }
    return text;
}

@implementation NSDictionary (Printing)
- (NSString *)descriptionWithLocale:(id)locale {
    return laidOut([self descriptionWithLocale:locale indent:0]);
}
@end

@implementation NSArray (Printing)
- (NSString *)descriptionWithLocale:(id)locale {
    return laidOut([self descriptionWithLocale:locale indent:0]);
}
@end

@implementation NSString (Printing)
- (NSComparisonResult)compare:(NSString *)other {
    return [self compare:other options:NSLiteralSearch];
}
@end

// Only the words of the failure are GNUstep's, which prints the domain and the code alone.
@implementation NSError (Printing)
- (NSString *)descriptionWithLocale:(id)locale {
    NSString *words = [self localizedDescription];
    return [NSString stringWithFormat:@"Error Domain=%@ Code=%ld \"%@\" UserInfo=0x15e3d530 {NSLocalizedDescription=%@}",
                                      [self domain], (long)[self code], words, words];
}
@end
