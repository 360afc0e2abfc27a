import type { LevelTexts } from '../levels.ts';

export const levels: LevelTexts = {
  styles: {
    apprentice: 'Deze bot kijkt maar één zet vooruit: ideaal voor een eerste spel.',
    helper: 'Deze bot mist de meeste combinaties.',
    cutter: 'Deze bot plant beter, maar let niet op jou.',
    painter: 'Deze bot mist nog een paar combinaties.',
    journeyman: 'Deze bot kijkt nauwelijks vooruit.',
    artisan: 'Deze bot denkt een paar zetten vooruit.',
    designer: 'Deze bot denkt meer zetten vooruit.',
    artist: 'Deze bot denkt ver vooruit.',
    master: 'Deze bot denkt het verst vooruit: moeilijk te verslaan.',
  },
  step: 'Hij wint meestal van het niveau eronder.',
};
