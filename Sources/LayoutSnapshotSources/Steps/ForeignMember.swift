/// A member that an extension gives a class of another module, and that the target's classes may override.
///
/// On a phone Objective-C finds the override. Here the member gets another name, and what was called so is a member of a
/// protocol's extension: it asks whether the object's class says by another protocol that it overrides the member. A class may
/// declare again what a protocol's extension has, so overrides keep their names and types.
struct ForeignMember: Equatable {
  /// The class, as the extension names it.
  var type: String
  var signature: String
  /// Whether the extension overrides what one of a class above declares.
  var isOverride: Bool
  var path: String
  /// None if nothing can be written that calls it.
  var outline: MemberOutline?

  /// What the member is known by in the files that see it.
  var id: String { "\(type) \(signature)" + (outline?.isPrivate == true ? " \(path)" : "") }

  private var place: String { type.replacing(".", with: "_") }
  private var bareName: String { SwiftSource.name(ofSignature: signature) }
  /// What it is called where it stands.
  var movedName: String { "_moved_\(place)_\(bareName)" }
  var overriddenName: String { "_overridden_\(place)_\(bareName)" }
  /// The protocol of the classes that override it. Its labels tell it from others of its name.
  var overriding: String { "_Overriding_\(place)_\(protocolName)" }
  var overridable: String { "_Overridable_\(place)_\(protocolName)" }
  private var protocolName: String {
    signature.replacing(" ", with: "_").replacing("(", with: "_").replacing(")", with: "").replacing(
      ":", with: "_")
  }
}
