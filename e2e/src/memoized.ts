/**
 * A question about an element that is asked once per element: pages are large, and each element is asked about
 * everything in it. It runs in the page, so it contains everything that it needs.
 */
export function memoized<Piece, Answer>(ask: (piece: Piece) => Answer): (piece: Piece) => Answer {
  const known = new Map<Piece, Answer>();
  return (piece) => {
    const answer = known.get(piece) ?? ask(piece);
    known.set(piece, answer);
    return answer;
  };
}

export type Memoized = typeof memoized;
