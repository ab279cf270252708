#include "cterminal.h"

#include <signal.h>
#include <unistd.h>

static const int endings[] = {SIGHUP, SIGINT, SIGQUIT, SIGTERM};
#define ENDINGS (sizeof endings / sizeof endings[0])

static struct termios taken_modes;
static pid_t taken_foreground;
static volatile sig_atomic_t is_taken;

static void put_back(void) {
  // Who is not in the foreground is stopped when it changes a terminal, unless it ignores that.
  struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
  sigaction(SIGTTOU, &ignore, &before);
  tcsetattr(STDIN_FILENO, TCSANOW, &taken_modes);
  if (taken_foreground != 0) tcsetpgrp(STDIN_FILENO, taken_foreground);
  sigaction(SIGTTOU, &before, NULL);
}

static void on_signal(int number) {
  if (is_taken) put_back();
  // The action is the default again, as a shell expects of who was ended by this signal. It comes when this returns.
  raise(number);
}

bool terminal_guard(const struct termios *modes, pid_t foreground) {
  taken_modes = *modes;
  taken_foreground = foreground;
  is_taken = 1;
  struct sigaction action = {.sa_handler = on_signal, .sa_flags = (int)SA_RESETHAND};
  // One signal does not interrupt the answer to another.
  for (size_t i = 0; i < ENDINGS; i++) sigaddset(&action.sa_mask, endings[i]);
  for (size_t i = 0; i < ENDINGS; i++) {
    if (sigaction(endings[i], &action, NULL) != 0) return false;
  }
  return true;
}

void terminal_give_back(void) {
  if (!is_taken) return;
  put_back();
  is_taken = 0;
  for (size_t i = 0; i < ENDINGS; i++) signal(endings[i], SIG_DFL);
}
