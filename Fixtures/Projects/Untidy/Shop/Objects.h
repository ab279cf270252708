// Every Swift source of the app sees what this imports.
#import <UIKit/UIKit.h>
#import <PDFKit/PDFKit.h>
#import "Chart.h"
