import type { KeepingTexts } from '../../web/keeping.ts';
import { number, plural } from '../grammar.ts';

export const keeping: KeepingTexts = {
  takeBack: 'Cofnij moją ostatnią turę',
  sameDeal: 'To samo rozdanie jeszcze raz',
  abandon: 'Przerwij grę',
  abandonAsk: {
    title: 'Przerwać grę?',
    text: 'Skończy się bez wyniku. Potem nadal można ją obejrzeć.',
    yes: 'Przerwij',
  },
  remove: 'Usuń grę',
  removeAsk: { title: 'Usunąć grę?', text: 'W tej przeglądarce nic z niej nie zostanie.', yes: 'Usuń' },
  makeRoomAsk: {
    title: 'Usunąć wszystkie zakończone gry?',
    text: 'Gry w toku pozostaną. Aby zachować pozostałe, trzeba najpierw pobrać wszystko.',
    yes: 'Usuń je',
  },
  elsewhere: 'Ta gra toczy się w innej karcie.',
  playHere: 'Graj tutaj',
  newVersion: 'Nowa wersja Leadlight jest gotowa.',
  loadVersion: 'Wczytaj ją',
  data: 'Twoje dane',
  dataMore: 'Gry, ustawienia i zestawy kwater są przechowywane w tej przeglądarce i nigdzie indziej.',
  restore: 'Przywróć z pliku',
  wipe: 'Usuń wszystko',
  wipeAsk: {
    title: 'Usunąć wszystko?',
    text: 'Wszystkie gry, ustawienia i zestawy kwater w tej przeglądarce znikną.',
    yes: 'Usuń wszystko',
  },
  added: (count) =>
    plural(count, {
      one: `Dodano ${number(count)} grę.`,
      few: `Dodano ${number(count)} gry.`,
      many: `Dodano ${number(count)} gier.`,
      other: `Dodano ${number(count)} gry.`,
    }),
  known: (count) =>
    plural(count, {
      one: `${number(count)} gra już tu była.`,
      few: `${number(count)} gry już tu były.`,
      many: `${number(count)} gier już tu było.`,
      other: `${number(count)} gry już tu było.`,
    }),
  broken: (count) =>
    plural(count, {
      one: `Pominięto ${number(count)} uszkodzoną grę.`,
      few: `Pominięto ${number(count)} uszkodzone gry.`,
      many: `Pominięto ${number(count)} uszkodzonych gier.`,
      other: `Pominięto ${number(count)} uszkodzonej gry.`,
    }),
  noBackup: 'Ten plik nie jest kopią zapasową Leadlight. Nic się nie zmieniło.',
  damaged: (count) =>
    plural(count, {
      one: `Nie da się odczytać ${number(count)} gry w tej przeglądarce.`,
      few: `Nie da się odczytać ${number(count)} gier w tej przeglądarce.`,
      many: `Nie da się odczytać ${number(count)} gier w tej przeglądarce.`,
      other: `Nie da się odczytać ${number(count)} gry w tej przeglądarce.`,
    }),
  removeDamaged: 'Usuń to, czego nie da się odczytać',
};
