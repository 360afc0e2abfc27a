import type { LevelTexts } from '../levels.ts';

export const levels: LevelTexts = {
  styles: {
    apprentice: 'Bot, który myśli tylko o najbliższym ruchu: dobry na pierwszą grę.',
    helper: 'Bot, który przeocza większość kombinacji.',
    cutter: 'Bot, który lepiej planuje, ale zapomina o tobie.',
    painter: 'Bot, który przeocza niektóre kombinacje.',
    journeyman: 'Bot, który prawie nie myśli naprzód.',
    artisan: 'Bot, który myśli kilka ruchów naprzód.',
    designer: 'Bot, który myśli więcej ruchów naprzód.',
    artist: 'Bot, który myśli daleko naprzód.',
    master: 'Bot, który myśli najdalej naprzód: trudny przeciwnik.',
  },
  step: 'Zwykle wygrywa z botem o poziom słabszym.',
};
