import type { KeepingTexts } from '../../web/keeping.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Mijn laatste beurt ongedaan maken',
  sameDeal: 'Opnieuw met dezelfde verdeling',
  abandon: 'Spel afbreken',
  abandonAsk: {
    title: 'Spel afbreken?',
    text: 'Het spel eindigt dan zonder uitslag. Je kunt het daarna nog terugkijken.',
    yes: 'Afbreken',
  },
  remove: 'Spel verwijderen',
  removeAsk: { title: 'Spel verwijderen?', text: 'Het spel verdwijnt voorgoed uit deze browser.', yes: 'Verwijderen' },
  elsewhere: 'Dit spel wordt in een ander tabblad gespeeld.',
  playHere: 'Hier spelen',
  newVersion: 'Er is een nieuwe versie van Leadlight.',
  loadVersion: 'Bijwerken',
};
