import Foundation

/// Seconds that the calling thread has had of a processor: other tests run beside this one, and other programs.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
