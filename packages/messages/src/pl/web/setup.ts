import type { SetupTexts } from '../../web/setup.ts';

export const setup: SetupTexts = {
  title: (game) => `Gra: ${game}`,
  seats: 'Kto gra',
  seat: (number) => `Miejsce ${number}`,
  you: 'Ty',
  player: (number) => `Gracz ${number}`,
  somebodyHere: 'Ktoś tutaj',
  name: 'Imię',
  levels: { apprentice: 'Uczeń (bot)', journeyman: 'Czeladnik (bot)', master: 'Mistrz (bot)' },
  addSeat: 'Dodaj miejsce',
  removeSeat: 'Usuń ostatnie miejsce',
  options: 'Opcje',
  side: 'Strona pałacu',
  sides: { A: 'A: ornamenty', B: 'B: kolor i ukończone okna' },
  scoreFloor: 'Wynik nie spada poniżej 0',
  tools: 'Narzędzia',
  toolCounts: ['1: ekstremalnie', '2: trudno', '3: średnio', '4: łagodnie', '5: łatwo'],
  starter: 'Kto zaczyna',
  anybody: 'Decyduje los',
  begin: 'Zacznij',
};
