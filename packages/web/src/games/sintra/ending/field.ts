/** The geometry of a finished palace: strips above, windows in the stone, and the broken glass track below. */
export const FIELD = { x: 0, y: 0, width: 640, height: 356 } as const;

/** The width of a strip with its window. */
export const BAY = 78;

export const bayAt = (slot: number): number => 8 + slot * BAY;
