import type { SintraFirsts } from '../firsts-sintra.ts';

export const firsts: SintraFirsts = {
  lost: 'The marker passed the last space: 18 points are gone, and it starts again at 0.',
  near: 'Your marker is close to the last space, which costs 18 points at once.',
  forced: 'Some glass will break now, whichever panes you take: look for the smallest loss.',
  complete: 'A window is complete, and its strip has left the game: fewer places are left for your panes.',
  flipped: 'Your strip now shows its other side: fill it once more to complete the window.',
  broke: 'Panes that don’t fit break: each moves your marker down 1 space.',
  tile: 'You have the starting tile: you’ll start the next round, but it cost you one step.',
  round: 'A round is over, the displays are full again, and there’s a new bonus colour.',
  behind: 'Most of your strips are out of reach: moving the glazier back takes a turn, and often pays off.',
};
