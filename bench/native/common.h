// What both games share: short names for types, xoshiro128** as in packages/core/src/random.ts, and the counts of a
// run.
#include <stdint.h>
#include <string.h>

typedef uint8_t u8;
typedef uint16_t u16;
typedef uint32_t u32;
typedef uint64_t u64;
typedef int32_t i32;
typedef int64_t i64;

#define INL static inline __attribute__((always_inline))

typedef struct {
  u32 a, b, c, d;
} Rng;

static Rng R;

INL u32 rnext(void) {
  u32 p = R.b * 5;
  u32 r = ((p << 7) | (p >> 25)) * 9;
  u32 s = R.b << 9;
  R.c ^= R.a;
  R.d ^= R.b;
  R.b ^= R.c;
  R.a ^= R.d;
  R.c ^= s;
  R.d = (R.d << 11) | (R.d >> 21);
  return r;
}

INL u32 below(u32 n) {
  return (u32)(((u64)rnext() * n) >> 32);
}

static void seed(u32 s) {
  u32 *v = &R.a;
  for (int i = 0; i < 4; i++) {
    s += 0x9e3779b9;
    u32 z = s;
    z = (z ^ (z >> 16)) * 0x21f0aaad;
    z = (z ^ (z >> 15)) * 0x735a2d97;
    v[i] = z ^ (z >> 15);
  }
  R.d |= 1;
}

// Swaps each item with one at or before it, from the last down.
static void shuffle(u8 *items, int n) {
  for (int i = n - 1; i > 0; i--) {
    int j = below(i + 1);
    u8 t = items[i];
    items[i] = items[j];
    items[j] = t;
  }
}

INL u32 least(u32 a, u32 b) {
  return a < b ? a : b;
}

// The legal moves of one choice, as codes.
static u32 LIST[1 << 16];

static struct {
  u64 games, moves, choices;
  i64 score;
} COUNTS;

// The seats that won, added up: ranking is part of a game, and the compiler must not leave it out.
static volatile u64 WINNERS;

// Draws one of the listed moves.
INL u32 chooseFrom(int listed) {
  COUNTS.choices += listed;
  COUNTS.moves++;
  return LIST[listed == 1 ? 0 : below(listed)];
}
