// Every Swift source of the app sees what this imports.
#import <UIKit/UIKit.h>
#import <MapKit/MapKit.h>
#import "Chart.h"
