/** Passes everything on in its order, after a time that may change. */
import { Transform, type TransformCallback } from 'node:stream';

export class Delayed extends Transform {
  private readonly delay: () => number;

  constructor(delay: () => number) {
    super();
    this.delay = delay;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    const milliseconds = this.delay();
    if (milliseconds === 0) done(null, chunk);
    else setTimeout(() => done(null, chunk), milliseconds);
  }
}
