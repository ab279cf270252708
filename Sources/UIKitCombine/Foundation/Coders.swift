#if !canImport(Darwin)
  public import Foundation

  extension JSONEncoder: TopLevelEncoder {
    /// What it gives.
    public typealias Output = Data
  }

  extension JSONDecoder: TopLevelDecoder {
    /// What it takes.
    public typealias Input = Data
  }

  extension PropertyListEncoder: TopLevelEncoder {
    /// What it gives.
    public typealias Output = Data
  }

  extension PropertyListDecoder: TopLevelDecoder {
    /// What it takes.
    public typealias Input = Data
  }
#endif
