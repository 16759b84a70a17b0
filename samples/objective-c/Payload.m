// A reader of JSON, since GNUstep's makes a double of each number and keeps no order of keys.
#import "Payload.h"
#include <stdlib.h>
#include <string.h>

@interface Reader : NSObject {
@public
    NSString *json;
    NSUInteger place;
}
- (id)value;
- (void)readMembersInto:(NSMutableDictionary *)values keys:(NSMutableArray *)keys;
@end

@implementation Reader

- (unichar)skipBlanks {
    while (strchr(" \t\r\n", [json characterAtIndex:place])) place++;
    return [json characterAtIndex:place];
}

- (NSString *)text {
    // The blank goes again; from the beginning of a text, GNUstep takes U+FEFF as a byte order mark.
    unichar blank = ' ';
    NSMutableData *text = [NSMutableData dataWithBytes:&blank length:sizeof blank];
    for (place++; [json characterAtIndex:place] != '"'; place++) {
        unichar c = [json characterAtIndex:place];
        if (c == '\\') {
            c = [json characterAtIndex:++place];
            if (c == 'u') {
                NSString *digits = [json substringWithRange:NSMakeRange(place + 1, 4)];
                c = strtol([digits UTF8String], NULL, 16);
                place += 4;
            } else {
                const char *found = strchr("b\bf\fn\nr\rt\t", c);
                if (found) c = found[1];
            }
        }
        [text appendBytes:&c length:sizeof c];
    }
    place++;
    NSString *all = [NSString stringWithCharacters:[text bytes] length:[text length] / sizeof(unichar)];
    return [all substringFromIndex:1];
}

- (NSArray *)elements {
    NSMutableArray *elements = [NSMutableArray array];
    place++;
    while ([self skipBlanks] != ']') {
        [elements addObject:[self value]];
        if ([self skipBlanks] == ',') place++;
    }
    place++;
    return elements;
}

- (void)readMembersInto:(NSMutableDictionary *)values keys:(NSMutableArray *)keys {
    place++;
    while ([self skipBlanks] != '}') {
        NSString *key = [self text];
        [self skipBlanks];
        place++;
        [keys addObject:key];
        [values setObject:[self value] forKey:key];
        if ([self skipBlanks] == ',') place++;
    }
    place++;
}

- (id)scalar {
    NSUInteger start = place;
    while (place < [json length] && !strchr(",]} \t\r\n", [json characterAtIndex:place])) place++;
    NSString *word = [json substringWithRange:NSMakeRange(start, place - start)];
    if ([word isEqualToString:@"null"]) return [NSNull null];
    if ([word isEqualToString:@"true"]) return [NSNumber numberWithBool:YES];
    if ([word isEqualToString:@"false"]) return [NSNumber numberWithBool:NO];
    const char *digits = [word UTF8String];
    if (strpbrk(digits, ".eE")) return [NSNumber numberWithDouble:strtod(digits, NULL)];
    return [NSNumber numberWithLongLong:strtoll(digits, NULL, 10)];
}

- (id)value {
    switch ([self skipBlanks]) {
    case '"': return [self text];
    case '[': return [self elements];
    case '{': {
        NSMutableDictionary *values = [NSMutableDictionary dictionary];
        [self readMembersInto:values keys:[NSMutableArray array]];
        return values;
    }
    default: return [self scalar];
    }
}

@end

@implementation Payload

+ (Payload *)payloadWithJSON:(NSString *)json {
    Payload *payload = [[[self alloc] init] autorelease];
    Reader *reader = [[[Reader alloc] init] autorelease];
    reader->json = json;
    [reader readMembersInto:payload->values keys:payload->keys];
    return payload;
}

- (id)init {
    keys = [NSMutableArray new];
    values = [NSMutableDictionary new];
    return self;
}

- (void)dealloc {
    [keys release];
    [values release];
    [super dealloc];
}

- (NSUInteger)count {
    return [keys count];
}

- (id)objectForKey:(id)key {
    return [values objectForKey:key];
}

- (NSEnumerator *)keyEnumerator {
    return [keys objectEnumerator];
}

- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state objects:(id *)buffer count:(NSUInteger)count {
    return [keys countByEnumeratingWithState:state objects:buffer count:count];
}

@end
