// Sagrada with three tools (docs/rules/sagrada.md). Codes are laid out as in packages/sagrada; tools are numbered as
// there.

static const char *PATTERNS[24] = {
    "1PY.4PY..6Y..53.5421", "3415..62.Y...YR5.YR6", "6P..55.P..R6.P.YR543", ".B2.Y.4.R...5Y.G3..P",
    ".BR...45.BB2.R56R31.", "..R5.P4.G36..B..Y2..", "R.B.Y4P3G2.1.5...6..", "5GBP2P...YY.6.P1..G4",
    "..1..1G3B2B546G.B5G.", ".1GP46P25G1G53P.....", "YB..1G.5.43.R.G2..BY", "P6..35P3...2P1..15P4",
    "1.3B..2B..6B.4.B52.1", "6B..1.5B..4R2B.G6Y3P", "..6...5B4.3GYP214R53", "B6..Y.3B...562..4.1G",
    "4.25G..6G2.3G4.5G1..", "2.5.1Y6P2R.B4G..3.5.", "...R5..P4B.B3Y6Y2G1R", ".4.Y6R.2....RP1BY...",
    "Y.6...15.23YRP...43R", "1R3.654R2...5R1...3R", "..G..2Y5B1.R3P.1.6.4", "Y.2.6.4.5Y...Y512Y3."};
static const u8 DIFFICULTY[24] = {6, 5, 5, 3, 5, 3, 4, 5, 6, 5, 4, 5, 5, 6, 5, 3, 5, 6, 5, 3, 4, 5, 4, 5};
static u32 fits[24][3][30];
static u8 COLOUR[30], VALUE[30];
enum { ALL = (1 << 20) - 1 };
static u32 NOT_FIRST, NOT_LAST, EDGE, ROWS[4], COLUMNS[5];

INL u32 sideways(u32 c) {
  return ((c & NOT_LAST) << 1) | ((c & NOT_FIRST) >> 1);
}

INL u32 updown(u32 c) {
  return ((c << 5) & ALL) | (c >> 5);
}

INL u32 beside(u32 c) {
  return sideways(c) | updown(c);
}

INL u32 touching(u32 c) {
  u32 s = sideways(c);
  return s | updown(c | s);
}

static void sagradaInit(void) {
  const char *CC = "RYGBP";
  for (int r = 0; r < 4; r++)
    for (int c = 0; c < 5; c++) {
      u32 bit = 1u << (r * 5 + c);
      ROWS[r] |= bit;
      COLUMNS[c] |= bit;
      if (r == 0 || r == 3 || c == 0 || c == 4) EDGE |= bit;
    }
  NOT_FIRST = ALL & ~COLUMNS[0];
  NOT_LAST = ALL & ~COLUMNS[4];
  for (int d = 0; d < 30; d++) {
    COLOUR[d] = d / 6;
    VALUE[d] = d % 6 + 1;
  }
  for (int p = 0; p < 24; p++)
    for (int pr = 0; pr < 3; pr++)
      for (int d = 0; d < 30; d++)
        for (int i = 0; i < 20; i++) {
          char m = PATTERNS[p][i];
          int ok;
          if (m == '.')
            ok = 1;
          else if (m >= '1' && m <= '6')
            ok = pr == 2 || VALUE[d] == m - '0';
          else
            ok = pr == 1 || CC[COLOUR[d]] == m;
          if (ok) fits[p][pr][d] |= 1u << i;
        }
}

typedef struct {
  i32 pattern, tokens;
  u32 taken, sets[11];
} Window;
enum { P_CHOOSE, P_ROLL, P_TURN, P_REROLLED, P_DRAWN, P_SETTLE, P_END };

typedef struct {
  i32 players, phase, round, start, turn, seat, skips, drafted, tooled, flux, hand, poolSize, toolCount, over;
  u8 bag[5], pool[12], track[10][12], trackSizes[10], tools[5], paid[5], objectives[3], privates[4], offers[4][4];
  Window w[4];
} Sagrada;

INL u32 kinds(const u8 *d, int n) {
  u32 k = 0;
  for (int i = 0; i < n; i++) k |= 1u << d[i];
  return k;
}

INL u32 reach(Window *w, int apart) {
  if (!w->taken) return EDGE;
  u32 t = touching(w->taken);
  return (apart ? ALL & ~t : t) & ~w->taken;
}

INL u32 clash(Window *w, int d) {
  return beside(w->sets[COLOUR[d]] | w->sets[4 + VALUE[d]]);
}

INL u32 spacesFor(Window *w, int d, int pr, int apart) {
  return reach(w, apart) & fits[w->pattern][pr][d] & ~clash(w, d);
}

INL void put(Window *w, int d, int c) {
  u32 b = 1u << c;
  w->taken |= b;
  w->sets[COLOUR[d]] |= b;
  w->sets[4 + VALUE[d]] |= b;
}

INL void lift(Window *w, int d, int c) {
  u32 b = ~(1u << c);
  w->taken &= b;
  w->sets[COLOUR[d]] &= b;
  w->sets[4 + VALUE[d]] &= b;
}

INL int dieAt(Window *w, int c) {
  u32 b = 1u << c;
  int k = 0;
  while (!(w->sets[k] & b)) k++;
  int v = 1;
  while (v < 6 && !(w->sets[4 + v] & b)) v++;
  return k * 6 + v - 1;
}

INL void removeFirst(Sagrada *p, int d) {
  int i = 0;
  while (p->pool[i] != d) i++;
  p->poolSize--;
  for (; i < p->poolSize; i++) p->pool[i] = p->pool[i + 1];
}

INL u32 *addCells(u32 *o, u32 base, u32 cells) {
  for (; cells; cells &= cells - 1) *o++ = base | (__builtin_ctz(cells) << 12);
  return o;
}

enum { K_PLACE = 12, K_SETTLE, K_DONE, K_CHOOSE };

INL u32 targets(Window *w, int d, int from, int pr) {
  lift(w, d, from);
  u32 c = spacesFor(w, d, pr, 0) & ~(1u << from);
  put(w, d, from);
  return c;
}

static u32 *listSingles(Window *w, u32 mov, int pr, u32 base, u32 *o) {
  for (; mov; mov &= mov - 1) {
    int f = __builtin_ctz(mov);
    o = addCells(o, base | (f << 7) | (31u << 17) | (31u << 22), targets(w, dieAt(w, f), f, pr));
  }
  return o;
}

static u32 *listPairs(Window *w, u32 mov, int sameColour, u32 base, u32 *o) {
  for (; mov; mov &= mov - 1) {
    int f = __builtin_ctz(mov), d = dieAt(w, f);
    for (u32 c = targets(w, d, f, 0); c; c &= c - 1) {
      int t = __builtin_ctz(c);
      lift(w, d, f);
      put(w, d, t);
      u32 mv = base | (f << 7) | (t << 12);
      u32 m2 = (sameColour ? w->sets[COLOUR[d]] : w->taken) & ~(1u << t);
      for (; m2; m2 &= m2 - 1) {
        int f2 = __builtin_ctz(m2);
        for (u32 c2 = targets(w, dieAt(w, f2), f2, 0); c2; c2 &= c2 - 1)
          *o++ = mv | (f2 << 17) | ((u32)__builtin_ctz(c2) << 22);
      }
      lift(w, d, t);
      put(w, d, f);
    }
  }
  return o;
}

INL int hasTrack(Sagrada *p) {
  for (int i = 0; i < p->over; i++)
    if (p->trackSizes[i]) return 1;
  return 0;
}

static u32 *listTool(Sagrada *p, Window *w, int tool, u32 *o) {
  u32 ks = kinds(p->pool, p->poolSize);
  u32 base = tool;
  int first = p->turn < p->players;
  switch (tool) {
  case 0:
    if (p->drafted) return o;
    for (; ks; ks &= ks - 1) {
      int d = __builtin_ctz(ks);
      if (VALUE[d] > 1) o = addCells(o, base | (d << 7) | ((VALUE[d] - 1) << 17), spacesFor(w, d - 1, 0, 0));
      if (VALUE[d] < 6) o = addCells(o, base | (d << 7) | ((VALUE[d] + 1) << 17), spacesFor(w, d + 1, 0, 0));
    }
    return o;
  case 1: return listSingles(w, w->taken, 1, base, o);
  case 2: return listSingles(w, w->taken, 2, base, o);
  case 3: return listPairs(w, w->taken, 0, base, o);
  case 4:
    if (p->drafted || !hasTrack(p)) return o;
    for (int i = 0; i < p->over; i++)
      for (u32 t = kinds(p->track[i], p->trackSizes[i]); t; t &= t - 1) {
        int d = __builtin_ctz(t);
        u32 cells = spacesFor(w, d, 0, 0);
        for (u32 q = ks; q; q &= q - 1)
          o = addCells(o, base | (__builtin_ctz(q) << 7) | ((i + 1) << 17) | ((u32)d << 22), cells);
      }
    return o;
  case 5:
  case 10:
    if (p->drafted) return o;
    for (; ks; ks &= ks - 1) *o++ = base | (__builtin_ctz(ks) << 7);
    return o;
  case 6:
    if (first || p->drafted || !p->poolSize) return o;
    *o++ = base;
    return o;
  case 7:
    if (!first || !p->drafted) return o;
    for (; ks; ks &= ks - 1) {
      int d = __builtin_ctz(ks);
      o = addCells(o, base | (d << 7), spacesFor(w, d, 0, 0));
    }
    return o;
  case 8:
    if (p->drafted) return o;
    for (; ks; ks &= ks - 1) {
      int d = __builtin_ctz(ks);
      o = addCells(o, base | (d << 7), spacesFor(w, d, 0, 1));
    }
    return o;
  case 9:
    if (p->drafted) return o;
    for (; ks; ks &= ks - 1) {
      int d = __builtin_ctz(ks);
      o = addCells(o, base | (d << 7), spacesFor(w, COLOUR[d] * 6 + 6 - VALUE[d], 0, 0));
    }
    return o;
  case 11: {
    if (!hasTrack(p)) return o;
    u32 m = 0;
    for (int i = 0; i < p->over; i++)
      for (int j = 0; j < p->trackSizes[i]; j++) m |= w->sets[COLOUR[p->track[i][j]]];
    o = listSingles(w, m, 0, base, o);
    return listPairs(w, m, 1, base, o);
  }
  }
  return o;
}

INL u32 *listDrafts(Sagrada *p, Window *w, u32 *o) {
  if (p->drafted) return o;
  u32 r = reach(w, 0);
  const u32 *f = fits[w->pattern][0];
  for (u32 k = kinds(p->pool, p->poolSize); k; k &= k - 1) {
    int d = __builtin_ctz(k);
    o = addCells(o, K_PLACE | (d << 7), r & f[d] & ~clash(w, d));
  }
  return o;
}

INL int listSagrada(Sagrada *p, u32 *out) {
  u32 *o = out;
  Window *w = &p->w[p->seat];
  if (p->phase == P_TURN) {
    o = listDrafts(p, w, o);
    if (!p->tooled)
      for (int i = 0; i < p->toolCount; i++)
        if (w->tokens >= (p->paid[i] ? 2 : 1)) o = listTool(p, w, p->tools[i], o);
    *o++ = K_DONE;
    return o - out;
  }
  if (p->phase == P_SETTLE) {
    if (p->flux == 5) {
      u32 c = spacesFor(w, p->hand, 0, 0);
      if (!c)
        *o++ = K_SETTLE | (31 << 12);
      else
        o = addCells(o, K_SETTLE, c);
    } else
      for (int v = 1; v <= 6; v++) {
        u32 base = K_SETTLE | (v << 17);
        o = addCells(o, base, spacesFor(w, COLOUR[p->hand] * 6 + v - 1, 0, 0));
        *o++ = base | (31 << 12);
      }
    return o - out;
  }
  return 0;
}

INL int seatAt(Sagrada *p, int t) {
  int s = p->start + (t < p->players ? t : 2 * p->players - 1 - t);
  return s < p->players ? s : s - p->players;
}

INL void go(Sagrada *p, int t) {
  p->turn = t;
  if (t < 2 * p->players) p->seat = seatAt(p, t);
}

INL void endFlux(Sagrada *p) {
  p->phase = P_TURN;
  p->flux = -1;
  p->hand = -1;
}

INL int drawColour(Sagrada *p) {
  int k = below(p->bag[0] + p->bag[1] + p->bag[2] + p->bag[3] + p->bag[4]), c = 0;
  while (k >= p->bag[c]) k -= p->bag[c++];
  return c;
}

INL void sagradaApply(Sagrada *p, u32 code) {
  int kind = code & 15;
  int f = (code >> 7) & 31, s = (code >> 12) & 31, t = (code >> 17) & 31, q = (code >> 22) & 31;
  Window *w = &p->w[p->seat];
  switch (kind) {
  case K_PLACE:
    removeFirst(p, f);
    put(w, f, s);
    p->drafted = 1;
    return;
  case K_DONE:
    p->drafted = p->tooled = 0;
    go(p, p->turn + 1);
    while (p->turn >= p->players && p->turn < 2 * p->players && (p->skips >> p->seat & 1)) go(p, p->turn + 1);
    if (p->turn == 2 * p->players) {
      memcpy(p->track[p->over], p->pool, 12);
      p->trackSizes[p->over++] = p->poolSize;
      p->poolSize = 0;
      p->skips = 0;
      p->phase = p->round == 10 ? P_END : P_ROLL;
    }
    return;
  case K_SETTLE: {
    int d = t ? COLOUR[p->hand] * 6 + t - 1 : p->hand;
    if (s == 31)
      p->pool[p->poolSize++] = d;
    else
      put(w, d, s);
    endFlux(p);
    return;
  }
  }
  int slot = 0;
  while (p->tools[slot] != kind) slot++;
  int price = p->paid[slot] ? 2 : 1;
  p->tooled = 1;
  w->tokens -= price;
  p->paid[slot] += price;
  switch (kind) {
  case 0:
    removeFirst(p, f);
    put(w, COLOUR[f] * 6 + t - 1, s);
    p->drafted = 1;
    return;
  case 4: {
    removeFirst(p, f);
    u8 *tr = p->track[t - 1];
    int i = 0;
    while (tr[i] != q) i++;
    tr[i] = f;
    put(w, q, s);
    p->drafted = 1;
    return;
  }
  case 5:
    removeFirst(p, f);
    p->drafted = 1;
    p->hand = f;
    p->phase = P_REROLLED;
    p->flux = 5;
    return;
  case 6:
    p->phase = P_REROLLED;
    p->flux = 6;
    return;
  case 7:
    removeFirst(p, f);
    put(w, f, s);
    p->skips |= 1 << p->seat;
    return;
  case 8:
    removeFirst(p, f);
    put(w, f, s);
    p->drafted = 1;
    return;
  case 9:
    removeFirst(p, f);
    put(w, COLOUR[f] * 6 + 6 - VALUE[f], s);
    p->drafted = 1;
    return;
  case 10:
    removeFirst(p, f);
    p->drafted = 1;
    p->bag[COLOUR[f]]++;
    p->phase = P_DRAWN;
    p->flux = 10;
    return;
  default: {
    int d = dieAt(w, f);
    lift(w, d, f);
    put(w, d, s);
    if (t != 31) {
      int e = dieAt(w, t);
      lift(w, e, t);
      put(w, e, q);
    }
    return;
  }
  }
}
#define bitsIn __builtin_popcount
// The points of a public objective.
INL int objectivePoints(Window *w, int o) {
  u32 *c = w->sets, *v = w->sets + 5;
  int n = 0;
  switch (o) {
  case 0:
    for (int i = 0; i < 4; i++) {
      u32 l = ROWS[i];
      int ok = (w->taken & l) == l;
      for (int k = 0; k < 5 && ok; k++) ok = bitsIn(c[k] & l) <= 1;
      n += ok;
    }
    return n * 6;
  case 1:
    for (int i = 0; i < 5; i++) {
      u32 l = COLUMNS[i];
      int ok = (w->taken & l) == l;
      for (int k = 0; k < 5 && ok; k++) ok = bitsIn(c[k] & l) <= 1;
      n += ok;
    }
    return n * 5;
  case 2:
    for (int i = 0; i < 4; i++) {
      u32 l = ROWS[i];
      int ok = (w->taken & l) == l;
      for (int k = 0; k < 6 && ok; k++) ok = bitsIn(v[k] & l) <= 1;
      n += ok;
    }
    return n * 5;
  case 3:
    for (int i = 0; i < 5; i++) {
      u32 l = COLUMNS[i];
      int ok = (w->taken & l) == l;
      for (int k = 0; k < 6 && ok; k++) ok = bitsIn(v[k] & l) <= 1;
      n += ok;
    }
    return n * 4;
  case 4: return 2 * least(bitsIn(v[0]), bitsIn(v[1]));
  case 5: return 2 * least(bitsIn(v[2]), bitsIn(v[3]));
  case 6: return 2 * least(bitsIn(v[4]), bitsIn(v[5]));
  case 7:
    n = 99;
    for (int k = 0; k < 6; k++) n = least(n, bitsIn(v[k]));
    return n * 5;
  case 8:
    for (int k = 0; k < 5; k++) n += bitsIn(c[k] & updown(sideways(c[k])));
    return n;
  default:
    n = 99;
    for (int k = 0; k < 5; k++) n = least(n, bitsIn(c[k]));
    return n * 4;
  }
}

static void sagradaSetup(Sagrada *p, int players) {
  memset(p, 0, sizeof *p);
  p->players = players;
  p->flux = p->hand = -1;
  memset(p->bag, 18, 5);
  p->start = below(players);
  u8 c[5] = {0, 1, 2, 3, 4};
  shuffle(c, 5);
  memcpy(p->privates, c, 4);
  u8 o[10];
  for (int i = 0; i < 10; i++) o[i] = i;
  shuffle(o, 10);
  memcpy(p->objectives, o, 3);
  u8 t[12];
  for (int i = 0; i < 12; i++) t[i] = i;
  shuffle(t, 12);
  p->toolCount = 3;
  memcpy(p->tools, t, 3);
  u8 k[12];
  for (int i = 0; i < 12; i++) k[i] = i;
  shuffle(k, 12);
  for (int s = 0; s < players; s++) {
    u8 f[4] = {2 * k[2 * s], 2 * k[2 * s] + 1, 2 * k[2 * s + 1], 2 * k[2 * s + 1] + 1};
    memcpy(p->offers[s], f, 4);
  }
  for (int s = 0; s < players; s++) {
    u32 *l = LIST;
    for (int i = 0; i < 4; i++) *l++ = K_CHOOSE | (p->offers[s][i] << 7) | (s << 17);
    u32 code = chooseFrom(4);
    int pt = (code >> 7) & 31;
    p->w[s].pattern = pt;
    p->w[s].tokens = DIFFICULTY[pt];
  }
  p->phase = P_ROLL;
}

static void sagradaPlay(Sagrada *p) {
  int sc[4], pv[4];
  for (;;) {
    switch (p->phase) {
    case P_ROLL: {
      int n = 2 * p->players + 1;
      for (int i = 0; i < n; i++) {
        int c = drawColour(p);
        p->bag[c]--;
        p->pool[i] = c * 6 + below(6);
      }
      p->poolSize = n;
      p->phase = P_TURN;
      if (p->round > 0) p->start = p->start + 1 == p->players ? 0 : p->start + 1;
      p->round++;
      go(p, 0);
      continue;
    }
    case P_REROLLED:
      if (p->flux == 5) {
        p->hand = COLOUR[p->hand] * 6 + below(6);
        p->phase = P_SETTLE;
      } else {
        for (int i = 0; i < p->poolSize; i++) p->pool[i] = COLOUR[p->pool[i]] * 6 + below(6);
        endFlux(p);
      }
      continue;
    case P_DRAWN: {
      int c = drawColour(p);
      p->bag[c]--;
      p->hand = c * 6;
      p->phase = P_SETTLE;
      continue;
    }
    case P_END: goto end;
    default: {
      int k = listSagrada(p, LIST);
      sagradaApply(p, chooseFrom(k));
    }
    }
  }
end:
  for (int s = 0; s < p->players; s++) {
    Window *w = &p->w[s];
    int own = 0;
    for (int v = 1; v <= 6; v++) own += v * bitsIn(w->sets[p->privates[s]] & w->sets[4 + v]);
    int t = own + w->tokens - (20 - bitsIn(w->taken));
    for (int i = 0; i < 3; i++) t += objectivePoints(w, p->objectives[i]);
    sc[s] = t;
    pv[s] = own;
    COUNTS.score += t;
  }
  int best = 0;
  for (int s = 1; s < p->players; s++)
    if (sc[s] > sc[best] || (sc[s] == sc[best] && pv[s] > pv[best])) best = s;
  WINNERS += best;
}
static void sagradaGame(int players) {
  Sagrada p;
  sagradaSetup(&p, players);
  sagradaPlay(&p);
}
