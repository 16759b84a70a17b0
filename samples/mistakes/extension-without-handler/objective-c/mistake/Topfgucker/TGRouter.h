#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface TGRouter : NSObject

@property (nonatomic, strong, nullable) UINavigationController *navigation;

+ (instancetype)sharedRouter;
- (void)openURL:(NSURL *)url;

@end

NS_ASSUME_NONNULL_END
