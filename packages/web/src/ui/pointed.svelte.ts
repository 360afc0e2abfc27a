/**
 * The colour under the pointer. It counts once the pointer rests: lighting up all glass of that colour takes time,
 * which must not delay a quick click or a passing pointer.
 */
const REST_MS = 90;

export class Pointed<Colour> {
  lit = $state.raw<Colour | null>(null);
  private resting: ReturnType<typeof setTimeout> | undefined;

  readonly point = (colour: Colour | null): void => {
    clearTimeout(this.resting);
    if (colour !== this.lit) this.resting = setTimeout(() => (this.lit = colour), REST_MS);
  };
}
