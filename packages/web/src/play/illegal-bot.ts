/** A bot chose a move that the rules refuse; another one was played. */
export class IllegalBot extends Error {}
