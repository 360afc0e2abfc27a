// Sintra (docs/rules/sintra.md). Positions and move codes are laid out as in packages/sintra, so that both do the same
// work.

enum { JOKER = 5, GONE = 512, NO_SLOT = 8, NOTHING = 5, BACK = 1 << 17, CENTRE = 27 };
static const char *STRIPS[16] = {"pwpwp", "wbpbw", "booob", "pbobp", "ypypy", "poyop", "ybbby", "wybyw",
                                 "wowow", "oywyo", "pbbbp", "popbp", "wyyyw", "wbwyw", "oyoyo", "ojwjo"};
static u8 takes[16][8];
static u8 rooms[513][8];
static u32 fullPile[16];
static u64 spread[32];
static u8 keepBase[16];

static int kindOf(char c) {
  switch (c) {
  case 'p': return 0;
  case 'o': return 1;
  case 'y': return 2;
  case 'b': return 3;
  case 'w': return 4;
  }
  return 5;
}

static void sintraInit(void) {
  for (int s = 0; s < 16; s++) {
    for (int i = 0; i < 5; i++) {
      int k = kindOf(STRIPS[s][i]);
      takes[s][k] |= 1 << i;
      if (k < 5) {
        fullPile[s] += 1u << (5 * k);
        keepBase[s] |= 1 << k;
      }
    }
  }
  for (int row = 0; row < 512; row++) {
    int s = row >> 5, empty = 31 & ~row;
    int j = __builtin_popcount(takes[s][5] & empty);
    for (int c = 0; c < 5; c++) {
      int own = __builtin_popcount(takes[s][c] & empty);
      if (own + j > 0) rooms[row][7] |= 1 << c;
      rooms[row][c] = own | (j << 3) | (__builtin_popcount(empty) << 5);
    }
  }
  for (int m = 0; m < 32; m++)
    for (int c = 0; c < 5; c++)
      if (m >> c & 1) spread[m] |= 1ull << (8 * c);
}

typedef struct {
  u64 fit;
  u16 slots[8];
  u32 tops, bottoms;
  i32 glazier, score, marker, lost, cb, win;
} Board;

typedef struct {
  u32 displays[5];
  u32 bag, tower, centre;
  i32 players, displayCount, round, turn, starter, tile;
  u8 indicator[6];
  Board b[4];
} Sintra;

INL u32 countOf(u32 g, int c) {
  return (g >> (5 * c)) & 31;
}

INL u32 sizeOf(u32 g) {
  return (g & 31) + ((g >> 5) & 31) + ((g >> 10) & 31) + ((g >> 15) & 31) + (g >> 20);
}

INL int drawFrom(u32 g) {
  u32 k = below(sizeOf(g));
  int c = 0;
  while (k >= countOf(g, c)) k -= countOf(g, c++);
  return c;
}

INL void lay(Board *b, int slot, u32 strip) {
  b->slots[slot] = strip;
  b->fit = (b->fit & ~(0x0101010101ull << slot)) | (spread[rooms[strip & 0x3ff][7]] << slot);
}

INL int leftmost(Board *b) {
  int s = 0;
  while (s < 8 && b->slots[s] == GONE) s++;
  return s;
}

static const int GLASS_TRACK[9] = {0, 1, 2, 4, 6, 8, 11, 14, 18};
static const int WINDOW_VALUES[8] = {4, 3, 3, 2, 2, 1, 1, 2};

INL void moveMarker(Board *b, int steps) {
  int r = b->marker + steps;
  b->marker = r & 7;
  for (int lap = 8; lap <= r; lap += 8) {
    b->score -= 18;
    b->lost += 18;
  }
}

INL u32 upperJoker(u32 j) {
  return j & -j;
}

INL u32 fillJokers(u32 slot, u32 sp, int c) {
  u32 up = upperJoker(takes[(slot >> 5) & 15][5]);
  u32 r = slot | sp;
  if (sp & up) r |= c << 10;
  if (sp & ~up) r |= c << 13;
  return r;
}

INL u32 fromTop(u32 s, int n) {
  u32 r = s;
  for (int i = 0; i < n; i++) r &= r - 1;
  return s ^ r;
}

INL int listSintra(Sintra *g, u32 *out) {
  Board *b = &g->b[g->turn];
  u32 *o = out;
  for (int c = 0; c < 5; c++) {
    u32 d = g->displays[c];
    u32 src = (d | (d >> 1) | (d >> 2)) & 0111111111u;
    if (countOf(g->centre, c)) src |= 1u << CENTRE;
    if (!src) continue;
    u32 strips = (u32)(b->fit >> (8 * c)) & 255u;
    strips = strips >> b->glazier << b->glazier;
    if (!strips) {
      u32 code = (c << 5) | (NO_SLOT << 8) | (NOTHING << 14);
      for (u32 r = src; r; r &= r - 1) *o++ = code | __builtin_ctz(r);
      continue;
    }
    for (; strips; strips &= strips - 1) {
      int slot = __builtin_ctz(strips);
      u32 sl = b->slots[slot];
      u32 room = rooms[sl & 0x3ff][c];
      u32 own = room & 7, jr = (room >> 3) & 3, em = room >> 5;
      if (!jr && own < em) {
        u32 code = (c << 5) | (slot << 8) | (NOTHING << 14);
        for (u32 r = src; r; r &= r - 1) *o++ = code | __builtin_ctz(r);
        continue;
      }
      u32 side = (sl >> 5) & 15, keep = keepBase[side] | (1u << c);
      if (takes[side][5]) {
        u32 js = takes[side][5], up = upperJoker(js);
        keep |= 1u << ((sl & up) ? (sl >> 10) & 7 : (u32)c);
        keep |= 1u << ((sl & (js ^ up)) ? (sl >> 13) & 7 : (u32)c);
      }
      for (u32 r = src; r; r &= r - 1) {
        int s = __builtin_ctz(r);
        u32 n = s == CENTRE ? countOf(g->centre, c) : (d >> s) & 7;
        u32 pl = least(n, own + jr);
        int jl = (int)pl - (int)own;
        if (jl < 0) jl = 0;
        int jm = least(jr, n);
        for (int j = jl; j <= jm; j++) {
          u32 code = s | (c << 5) | (slot << 8) | (j << 12);
          if (pl == em) {
            for (u32 k = keep; k; k &= k - 1) *o++ = code | (__builtin_ctz(k) << 14);
          } else
            *o++ = code | (NOTHING << 14);
        }
      }
    }
  }
  int lm = leftmost(b);
  if (lm < 8 && lm < b->glazier) *o++ = BACK;
  return o - out;
}

INL void sintraApply(Sintra *g, u32 code) {
  Board *b = &g->b[g->turn];
  if (code == BACK)
    b->glazier = leftmost(b);
  else {
    int s = code & 31, c = (code >> 5) & 7, slot = (code >> 8) & 15;
    u32 n;
    if (s == CENTRE) {
      n = countOf(g->centre, c);
      g->centre -= n << (5 * c);
      if (g->tile < 0) {
        g->tile = g->turn;
        moveMarker(b, 1);
      }
    } else {
      u32 pile = 0;
      n = (g->displays[c] >> s) & 7;
      for (int k = 0; k < 5; k++) {
        u32 q = (g->displays[k] >> s) & 7;
        g->displays[k] &= ~(7u << s);
        pile += q << (5 * k);
      }
      g->centre += pile - (n << (5 * c));
    }
    if (slot == NO_SLOT) {
      g->tower += n << (5 * c);
      moveMarker(b, n);
    } else {
      b->glazier = slot;
      u32 sl = b->slots[slot], side = (sl >> 5) & 15;
      int j = (code >> 12) & 3;
      u32 room = rooms[sl & 0x3ff][c];
      u32 pl = least(n, (room & 7) + ((room >> 3) & 3));
      u32 own = fromTop(takes[side][c] & ~sl, pl - j), oj = j ? fromTop(takes[side][5] & ~sl, j) : 0;
      sl = (j ? fillJokers(sl, oj, c) : sl) | own;
      if (n > pl) {
        g->tower += (n - pl) << (5 * c);
        moveMarker(b, n - pl);
      }
      if ((sl & 31) == 31) {
        u32 pile = fullPile[side];
        if (takes[side][5]) pile += (1u << (5 * ((sl >> 10) & 7))) + (1u << (5 * ((sl >> 13) & 7)));
        int keep = (code >> 14) & 7;
        int pts = countOf(pile, g->indicator[g->round - 1]);
        b->score += pts;
        b->cb += pts;
        g->tower += pile - (1u << (5 * keep));
        if (!((b->tops >> (3 * slot)) & 7)) {
          b->tops |= (keep + 1) << (3 * slot);
          lay(b, slot, (side ^ 1) << 5);
        } else {
          b->bottoms |= (keep + 1) << (3 * slot);
          lay(b, slot, GONE);
        }
        int q = WINDOW_VALUES[slot];
        for (int w = slot + 1; w < 8; w++)
          if ((b->tops >> (3 * w)) & 7) q += WINDOW_VALUES[w];
        b->score += q;
        b->win += q;
      } else
        lay(b, slot, sl);
    }
  }
  if (!(g->centre | g->displays[0] | g->displays[1] | g->displays[2] | g->displays[3] | g->displays[4])) {
    g->tower += 1u << (5 * g->indicator[g->round - 1]);
    if (g->tile < 0) g->tile = g->starter;
    g->round++;
    g->turn = -1;
  } else {
    int t = g->turn + 1;
    g->turn = t == g->players ? 0 : t;
  }
}

static void sintraGame(int players) {
  static const int DISPLAYS[5] = {0, 0, 5, 7, 9};
  Sintra g;
  memset(&g, 0, sizeof g);
  g.players = players;
  g.displayCount = DISPLAYS[players];
  g.round = 1;
  g.bag = 20u * 0x108421u;
  g.tile = below(players);
  for (int s = 0; s < players; s++) {
    Board *b = &g.b[s];
    u8 f[8] = {0, 2, 4, 6, 8, 10, 12, 14};
    shuffle(f, 8);
    for (int i = 0; i < 8; i++) lay(b, i, (f[i] == 14 ? 14 : f[i] + below(2)) << 5);
  }
  u8 o[5] = {0, 1, 2, 3, 4};
  shuffle(o, 5);
  g.indicator[0] = drawFrom(19u * 0x108421u);
  memcpy(g.indicator + 1, o, 5);
  g.bag -= 0x108421u + (1u << (5 * g.indicator[0]));
  for (; g.round <= 6;) {
    int n = least(sizeOf(g.bag) + sizeOf(g.tower), g.displayCount * 4);
    for (int i = 0; i < n; i++) {
      if (!g.bag) {
        g.bag = g.tower;
        g.tower = 0;
      }
      int c = drawFrom(g.bag);
      g.bag -= 1u << (5 * c);
      g.displays[c] += 1u << (3 * (i >> 2));
    }
    g.starter = g.turn = g.tile;
    g.tile = -1;
    do {
      int k = listSintra(&g, LIST);
      sintraApply(&g, chooseFrom(k));
    } while (g.turn >= 0);
  }
  static const int ORNAMENT_POINTS[5] = {0, 0, 3, 6, 10};
  int order[4];
  for (int s = 0; s < players; s++) {
    Board *b = &g.b[s];
    int left = 0;
    for (int i = 0; i < 8; i++) left += __builtin_popcount(b->slots[i] & 31);
    b->score += left / 3;
    b->score -= GLASS_TRACK[b->marker];
    b->lost += GLASS_TRACK[b->marker];
    for (int w = 0; w < 8; w += 2) {
      int f = 0;
      for (int v = w; v < w + 2; v++) f += !!((b->tops >> (3 * v)) & 7) + !!((b->bottoms >> (3 * v)) & 7);
      b->score += ORNAMENT_POINTS[f];
    }
    COUNTS.score += b->score;
    order[s] = s;
  }
  for (int i = 1; i < players; i++)
    for (int j = i; j > 0; j--) {
      Board *x = &g.b[order[j - 1]], *y = &g.b[order[j]];
      if (y->score > x->score || (y->score == x->score && y->lost < x->lost)) {
        int t = order[j];
        order[j] = order[j - 1];
        order[j - 1] = t;
      }
    }
  WINNERS += order[0];
}
