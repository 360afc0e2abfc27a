/** Headers of every response: the browser may run and load only our own files, and no page may frame them. */
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
  // For browsers that don't know `frame-ancestors`.
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'no-referrer' },
  // A server on one machine has no certificate; a proxy that has one sets this header itself.
  strictTransportSecurity: false,
};

/** Files whose names change with their content may be cached for ever. */
export const FOR_EVER = 'public, max-age=31536000, immutable';
/** The browser asks again for all other files, which are sent again only if they have changed. */
export const ASK_AGAIN = 'no-cache';

/** What a page could ask its user for, and this client never does. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

export const PERMISSIONS = UNUSED.map((feature) => `${feature}=()`).join(', ');
