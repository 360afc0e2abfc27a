import type { AboutTexts } from '../about.ts';

export const about: AboutTexts = {
  what: 'Leadlight to cyfrowa wersja dwóch gier planszowych o witrażach. Grasz na jednym ekranie albo online, ze znajomymi lub z botami.',
  rules: 'Leadlight trzyma się drukowanych instrukcji obu gier, a tam, gdzie milczą, podaje własne rozstrzygnięcia:',
  names:
    'Gry „Azul: Witraże Sintry” i „Sagrada” oraz ich nazwy należą do autorów i wydawców. Leadlight nie jest z nimi związany. Teksty, rysunki i dźwięki są naszego autorstwa.',
  privacyTitle: 'Prywatność',
  privacy:
    'Ustawienia i rozgrywki na tym urządzeniu pozostają w tej przeglądarce. W grze online serwer przechowuje twoje imię, kolor, rozgrywki i wiadomości, a jeden plik cookie pozwala cię rozpoznać. Nikogo nie śledzimy i nie zbieramy statystyk odwiedzin.',
  licenceTitle: 'Licencja',
  licence: 'Leadlight to wolne oprogramowanie na licencji MIT.',
  creditsTitle: 'Użyte oprogramowanie',
  credits: 'Leadlight zawiera oprogramowanie innych autorów:',
  fonts: 'Czcionki pochodzą z twojego systemu.',
  version: (version) => `Wersja ${version}`,
};
