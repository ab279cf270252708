#if !canImport(Darwin)
  import Foundation
  import Testing
  import UIKitLogging

  /// Apps log with the calls that Apple's documents show, and nothing comes of it.
  @Suite struct LoggingTests {
    private final class Counter {
      private(set) var count = 0
      func next() -> Int {
        count += 1
        return count
      }
      func text() -> String { "\(next())" }
    }

    private struct Failure: Error {}
    private let log = OSLog(subsystem: "com.example.lakes", category: "network")
    private let logger = Logger(subsystem: "com.example.lakes", category: "network")

    @Test func types_haveApplesNumbers() {
      let types: [OSLogType] = [.default, .info, .debug, .error, .fault]
      #expect(types.map(\.rawValue) == [0, 1, 2, 16, 17] && OSLogType(16) == .error)
    }

    @Test func log_ofEveryKind_isSwitchedOff() {
      let logs = [
        log, .default, .disabled, OSLog(subsystem: "", category: .pointsOfInterest),
        OSLog(subsystem: "", category: .dynamicTracing), OSLog(subsystem: "", category: .dynamicStackTracing),
      ]
      #expect(logs.allSatisfy { !$0.isEnabled(type: .fault) && !$0.signpostsEnabled })
    }

    @Test func format_takesArgumentsOfAnyType() {
      let name = "Superior"
      os_log("text")
      os_log("text", log: log)
      os_log("text", type: .debug)
      os_log("a %@", name)
      os_log("a %@", log: log, type: .error, name)
      os_log("a %{public}@ of %d", log: log, type: .info, NSString(string: name), 3)
      os_log("a %@", dso: #dsohandle, log: .default, type: .fault, NSError(domain: "lakes", code: 1))
      os_log(.debug, "x")
      os_log(.error, log: log, "a %@ and %f", name, 0.5)
      os_log(.info, dso: #dsohandle, log: log, "a %@", [name])
    }

    @Test func valuesOfAMessage_areNotComputed() {
      let counter = Counter()
      os_log("a \(counter.next())")
      os_log(.debug, "a \(counter.text(), privacy: .public)")
      os_log(.error, log: log, "a \(counter.next(), format: .hex)")
      os_log(log: log, "a \(counter.next())")
      logger.log("\(counter.next())")
      logger.log(level: .fault, "\(counter.next())")
      logger.trace("\(counter.next())")
      logger.debug("\(counter.next())")
      logger.info("\(counter.next())")
      logger.notice("\(counter.next())")
      logger.warning("\(counter.next())")
      logger.error("\(counter.next())")
      logger.critical("\(counter.next())")
      logger.fault("\(counter.next())")
      os_signpost(.event, log: log, name: "Load", "\(counter.next())")
      OSSignposter(logger: logger).emitEvent("Load", "\(counter.next())")
      #expect(counter.count == 0)
    }

    @Test func argumentsOfAFormat_areComputed() {
      let counter = Counter()
      os_log("%d", counter.next())
      os_log(.debug, "%d", counter.next())
      os_signpost(.event, log: log, name: "Load", signpostID: .exclusive, "%d", counter.next())
      #expect(counter.count == 3)
    }

    @Test func message_takesValuesOfAnyType() {
      let (name, missing, depth) = ("Superior", String?.none, CGFloat(406))
      let (error, codes) = (Failure() as any Error, Data([1, 2]))
      logger.info("none")
      logger.info("\(name) \(missing) \(missing ?? "none") \(name.count) \(UInt8(1)) \(-1) \(true)")
      logger.info("\(depth) \(1.5) \(Float(2)) \(Failure.self) \(type(of: error)) \(error)")
      logger.info("\(error as NSError) \(Optional(error), privacy: .public)")
      logger.info("\(log) \(NSNumber(value: 1)) \([1, 2]) \(["a": 1]) \(URL(fileURLWithPath: "/"))")
      logger.info("\(codes) \(CGRect.zero) \(IndexPath(index: 0)) \(Date.distantPast)")
      Logger().info(
        """
        \(name, privacy: .public) of \
        \(depth, format: .fixed(precision: 1))
        """)
      Logger(log).error("\(error.localizedDescription, privacy: .public)")
    }

    @Test func message_takesEveryFormat() {
      let (name, count, number) = ("Superior", 5, Int32(2))
      logger.info("\(name, privacy: .private) \(name, privacy: .sensitive) \(name, privacy: .auto)")
      logger.info("\(name, privacy: .private(mask: .hash)) \(name, privacy: .sensitive(mask: .hash))")
      logger.info("\(name, align: .left(columns: 10), privacy: .auto(mask: .none)) \(name, align: .none)")
      logger.info("\(name, align: .right(columns: count), privacy: .public, attributes: "lake")")
      logger.info("\(count, format: .decimal) \(count, format: .decimal(explicitPositiveSign: true))")
      logger.info("\(count, format: .decimal(minDigits: 3)) \(count, format: .hex(uppercase: true))")
      logger.info("\(count, format: .hex(includePrefix: true, minDigits: 2), align: .right(columns: 8))")
      logger.info("\(count, format: .octal) \(count, format: .octal(includePrefix: true, minDigits: 2))")
      logger.info("\(0.5, format: .fixed) \(0.5, format: .fixed(precision: 2, explicitPositiveSign: true))")
      logger.info("\(0.5, format: .hex) \(0.5, format: .exponential(precision: 1)) \(0.5, format: .hybrid)")
      logger.info("\(true, format: .truth) \(true, format: .answer, privacy: .public)")
      logger.info("\(count, format: .byteCount) \(number, format: .darwinErrno) \(number, format: .answer)")
    }

    @Test func message_mayUseAnObjectWithoutNamingIt() {
      final class Lake {
        let name = "Superior"
        func report(to logger: Logger) { logger.info("\(name, privacy: .public)") }
      }
      Lake().report(to: logger)
    }
  }
#endif
