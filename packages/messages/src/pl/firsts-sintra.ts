import type { SintraFirsts } from '../firsts-sintra.ts';

export const firsts: SintraFirsts = {
  lost: 'Znacznik minął ostatnie pole: tracisz 18 punktów, a znacznik zaczyna znowu od 0.',
  near: 'Twój znacznik zbliża się do ostatniego pola, które od razu kosztuje 18 punktów.',
  forced: 'Cokolwiek teraz weźmiesz, część szkła się stłucze: poszukaj najmniejszej straty.',
  complete: 'Okno jest ukończone, a jego kwatera zostaje usunięta z gry: masz mniej miejsca na tafle.',
  flipped: 'Kwatera pokazuje teraz drugą stronę: ukończ ją jeszcze raz, aby ukończyć okno.',
  broke: 'Tafle, które się nie mieszczą, tłuką się: każda przesuwa twój znacznik o 1 pole w dół.',
  tile: 'Masz znacznik gracza rozpoczynającego: zaczniesz następną rundę, ale kosztowało to jedno pole.',
  round: 'Runda się skończyła: warsztaty są znowu pełne i jest nowy kolor premiowy.',
  behind: 'Większość kwater jest poza zasięgiem: cofnięcie witrażysty zajmuje turę, ale często się opłaca.',
};
