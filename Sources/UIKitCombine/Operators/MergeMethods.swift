#if !canImport(Darwin)
  extension Publisher {
    /// Gives the values of this and of another publisher of the same type as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

    /// Gives the values of this and of other publishers as they come.
    public func merge<B: Publisher>(
      with other: B
    ) -> Publishers.Merge<Self, B> where Failure == B.Failure, Output == B.Output {
      Publishers.Merge(self, other)
    }

    /// Gives the values of this and of other publishers as they come.
    public func merge<B: Publisher, C: Publisher>(
      with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output {
      Publishers.Merge3(self, b, c)
    }

    /// Gives the values of this and of other publishers as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
      with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
      Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output,
      Failure == D.Failure,
      Output == D.Output
    { Publishers.Merge4(self, b, c, d) }

    /// Gives the values of this and of other publishers as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
      Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output,
      Failure == D.Failure,
      Output == D.Output, Failure == E.Failure, Output == E.Output
    { Publishers.Merge5(self, b, c, d, e) }

    /// Gives the values of this and of other publishers as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
      Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output,
      Failure == D.Failure,
      Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output
    { Publishers.Merge6(self, b, c, d, e, f) }

    /// Gives the values of this and of other publishers as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
      Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output,
      Failure == D.Failure,
      Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output,
      Failure == G.Failure, Output == G.Output
    { Publishers.Merge7(self, b, c, d, e, f, g) }

    /// Gives the values of this and of other publishers as they come.
    public func merge<
      B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >(
      with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
      Failure == B.Failure, Output == B.Output, Failure == C.Failure, Output == C.Output,
      Failure == D.Failure,
      Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output,
      Failure == G.Failure, Output == G.Output, Failure == H.Failure, Output == H.Output
    { Publishers.Merge8(self, b, c, d, e, f, g, h) }
  }
#endif
