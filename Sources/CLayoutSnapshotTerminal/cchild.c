#include "cchild.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <sys/wait.h>

static const int endings[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
#define ENDINGS (sizeof endings / sizeof endings[0])

static volatile sig_atomic_t guarded_child;
// The signal that came before there was a child.
static volatile sig_atomic_t early_signal;
static volatile sig_atomic_t is_over;
// What signals did before.
static struct sigaction before[ENDINGS];
static sigset_t mask_before;

static void restore(void) {
  for (size_t i = 0; i < ENDINGS; i++) sigaction(endings[i], &before[i], NULL);
}

static void on_signal(int number) {
  pid_t child = (pid_t)guarded_child;
  if (child == 0 && !is_over) {
    early_signal = number;
    // Another thread may have released meanwhile, and looked before this was written.
    if (!is_over) return;
  }
  if (child != 0) {
    // The group, because the child has children of its own; and the child, where it leads no group. An interrupt is what a program
    // cleans up for; a child that was started with that ignored is ended by the signal itself.
    kill(-child, SIGINT);
    kill(child, SIGINT);
    if (number != SIGINT) {
      kill(-child, number);
      kill(child, number);
    }
  }
  // A shell wants to see who was ended by a signal, so it is sent once more. It comes when this returns.
  restore();
  raise(number);
}

void child_expect(void) {
  guarded_child = 0;
  early_signal = 0;
  is_over = 0;
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  for (size_t i = 0; i < ENDINGS; i++) sigaddset(&action.sa_mask, endings[i]);
  for (size_t i = 0; i < ENDINGS; i++) {
    sigaction(endings[i], NULL, &before[i]);
    // Who runs this in the background, or with nohup, wants it to go on.
    if (before[i].sa_handler != SIG_IGN) sigaction(endings[i], &action, NULL);
  }
  // A child inherits which signals are blocked: on a thread of Dispatch nearly all, and nothing but SIGKILL would end it.
  pthread_sigmask(SIG_UNBLOCK, &action.sa_mask, &mask_before);
}

void child_guard(pid_t child) {
  guarded_child = child;
  if (early_signal != 0) on_signal(early_signal);
}

void child_release(void) {
  is_over = 1;
  guarded_child = 0;
  restore();
  pthread_sigmask(SIG_SETMASK, &mask_before, NULL);
  if (early_signal != 0) raise(early_signal);
}

bool child_says_more(int descriptor, int milliseconds) {
  struct pollfd polled = {.fd = descriptor, .events = POLLIN};
  int found = poll(&polled, 1, milliseconds);
  return found > 0 || (found < 0 && errno != EINTR);
}

int child_ending(pid_t child, bool waits) {
  siginfo_t found = {0};
  while (waitid(P_PID, (id_t)child, &found, WEXITED | WNOWAIT | (waits ? 0 : WNOHANG)) != 0) {
    if (errno != EINTR) return CHILD_GONE;
  }
  if (found.si_pid == 0) return CHILD_RUNS;
  return found.si_code == CLD_EXITED ? found.si_status : CHILD_SIGNALS + found.si_status;
}
