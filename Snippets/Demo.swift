// Verifies a login form on four devices, then breaks it on purpose and shows the explained failure.
// Run it by `Scripts/demo`.

import Foundation
import LayoutSnapshotTesting

final class LoginForm: View {
  let name = View()
  let password = View()
  let send = View()
  lazy var margin = name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)

  init() {
    super.init(frame: .zero)
    backgroundColor = Color(white: 0.95, alpha: 1)
    for (view, title, color) in [
      (name, "name", Color.white), (password, "password", .white), (send, "send", .orange),
    ] {
      view.accessibilityIdentifier = title
      view.backgroundColor = color
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    LayoutConstraint.activate([
      margin,
      name.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      name.heightAnchor.constraint(equalToConstant: 44),
      name.bottomAnchor.constraint(equalTo: password.topAnchor, constant: -8),
      password.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      password.trailingAnchor.constraint(equalTo: name.trailingAnchor),
      password.heightAnchor.constraint(equalTo: name.heightAnchor),
      password.bottomAnchor.constraint(equalTo: centerYAnchor),
      send.topAnchor.constraint(equalTo: password.bottomAnchor, constant: 24),
      send.centerXAnchor.constraint(equalTo: centerXAnchor),
      send.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 1 / 3),
      send.heightAnchor.constraint(equalToConstant: 50),
    ])
  }
}

func verify(_ form: LoginForm) -> SnapshotFailure? {
  verifySnapshot(of: form, on: .classic, testName: "form()")
}

let form = LoginForm()
print("Verifying the login form on \(DeviceMatrix.classic.devices.map(\.name).joined(separator: ", ")) ...")
if let surprise = verify(form) {
  print(surprise.message)
  exit(1)
}
print("Every frame and every pixel is as its reference has it.\n")

print("Now the margin of the form grows from 16 to 24 points, and the test says:\n")
form.margin.constant = 24
guard let failure = verify(form) else {
  print("nothing, which must not happen.")
  exit(1)
}
print(failure.message)
