/** A bot chose an illegal move, and another one was played. */
export class IllegalBot extends Error {}
