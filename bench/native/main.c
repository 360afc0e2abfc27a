// A yardstick for the engines: uniformly random whole games in C, with all legal moves listed for every choice.
//
//   yardstick sintra|sagrada PLAYERS games|milliseconds N SEED
//
// prints the games, moves, listed moves, points of all seats, and seconds of CPU time, separated by spaces.
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "common.h"
#include "sagrada.h"
#include "sintra.h"

static double secondsOn(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  if (argc != 6) return 2;
  void (*play)(int) = strcmp(argv[1], "sintra") == 0 ? sintraGame : sagradaGame;
  int players = atoi(argv[2]), timed = strcmp(argv[3], "milliseconds") == 0;
  double most = atof(argv[4]);
  sintraInit();
  sagradaInit();
  seed(atoi(argv[5]));
  double used = secondsOn(CLOCK_PROCESS_CPUTIME_ID), start = secondsOn(CLOCK_MONOTONIC);
  do {
    play(players);
    COUNTS.games++;
  } while (timed ? (secondsOn(CLOCK_MONOTONIC) - start) * 1000 < most : COUNTS.games < most);
  used = secondsOn(CLOCK_PROCESS_CPUTIME_ID) - used;
  printf("%llu %llu %llu %lld %.6f\n", (unsigned long long)COUNTS.games, (unsigned long long)COUNTS.moves,
         (unsigned long long)COUNTS.choices, (long long)COUNTS.score, used);
}
