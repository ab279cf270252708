#include "cchild.h"

#include <signal.h>
#include <stddef.h>

static const int endings[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
#define ENDINGS (sizeof endings / sizeof endings[0])

static volatile sig_atomic_t guarded_child;

static void on_signal(int number) {
  pid_t child = (pid_t)guarded_child;
  // The group, because the child has children of its own; and the child, where it leads no group.
  if (child > 0) {
    kill(-child, SIGINT);
    kill(child, SIGINT);
  }
  // The action is the default again, as a shell expects of who was ended by this signal. It comes when this returns.
  raise(number);
}

bool child_guard(pid_t child) {
  guarded_child = child;
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = (int)SA_RESETHAND};
  for (size_t i = 0; i < ENDINGS; i++) sigaddset(&action.sa_mask, endings[i]);
  for (size_t i = 0; i < ENDINGS; i++) {
    if (sigaction(endings[i], &action, NULL) != 0) return false;
  }
  return true;
}

void child_release(void) {
  guarded_child = 0;
  for (size_t i = 0; i < ENDINGS; i++) signal(endings[i], SIG_DFL);
}
