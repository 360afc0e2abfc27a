/**
 * The colour that is pointed at. It counts once the pointer rests on it: all glass of the table is lit by it, and who
 * only passes by or clicks at once should not have to wait for that.
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
