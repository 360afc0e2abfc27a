import type { LevelTexts } from '../levels.ts';

export const levels: LevelTexts = {
  styles: {
    apprentice: 'A bot that sees only its next move: good for a first game.',
    helper: 'A bot that misses most combinations.',
    cutter: 'A bot that plans better, but forgets about you.',
    painter: 'A bot that still misses some combinations.',
    journeyman: 'A bot that hardly looks ahead.',
    artisan: 'A bot that thinks a few moves ahead.',
    designer: 'A bot that thinks more moves ahead.',
    artist: 'A bot that thinks far ahead.',
    master: 'The bot that thinks furthest ahead: hard to beat.',
  },
  step: 'It usually beats the level below.',
};
