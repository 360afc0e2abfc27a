import type { LevelTexts } from '../levels.ts';

export const levels: LevelTexts = {
  styles: {
    apprentice: 'Un robot qui ne voit pas plus loin que son prochain coup : idéal pour une première partie.',
    helper: 'Un robot qui rate la plupart des combinaisons.',
    cutter: 'Un robot qui prévoit mieux, mais vous oublie.',
    painter: 'Un robot qui rate encore quelques combinaisons.',
    journeyman: 'Un robot qui anticipe à peine.',
    artisan: 'Un robot qui anticipe quelques coups.',
    designer: 'Un robot qui anticipe davantage de coups.',
    artist: 'Un robot qui voit loin.',
    master: 'Le robot qui voit le plus loin : difficile à battre.',
  },
  step: 'Il bat généralement le niveau inférieur.',
};
