@interface Chart : UIView
@property (nonatomic) NSInteger bars;
@end
