/** What every answer tells the browser: nothing but our own files may run, load or frame. */
import type { FastifyHelmetOptions } from '@fastify/helmet';

export const SECURITY: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'"],
      mediaSrc: ["'self'", 'blob:'],
      connectSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  crossOriginEmbedderPolicy: { policy: 'require-corp' },
  referrerPolicy: { policy: 'no-referrer' },
  // Whoever hosts on one machine has no certificate; who has one sets this in front of the server.
  strictTransportSecurity: false,
};

/** Files whose name changes with their content may be kept for ever. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** Everything else is asked for again, and not sent again when it is the same. */
export const ASK_AGAIN = 'no-cache';
