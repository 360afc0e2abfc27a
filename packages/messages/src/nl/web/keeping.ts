import type { KeepingTexts } from '../../web/keeping.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Mijn laatste beurt ongedaan maken',
  sameDeal: 'Opnieuw met dezelfde verdeling',
  abandon: 'Spel afbreken',
  remove: 'Spel verwijderen',
  elsewhere: 'Dit spel wordt in een ander tabblad gespeeld.',
  playHere: 'Hier spelen',
  newVersion: 'Er is een nieuwe versie van Leadlight.',
  loadVersion: 'Bijwerken',
};
