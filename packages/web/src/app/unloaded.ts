/** For a page that did not come whole, so that nothing is on it yet: a sentence, and a button that loads the page anew. */
import { FIRST, type Locale } from '@leadlight/messages';

export function tellUnloaded(locale: Locale): void {
  const { unloaded, retry } = FIRST[locale];
  const [sentence, again] = [document.createElement('p'), document.createElement('button')];
  sentence.role = 'alert';
  sentence.textContent = unloaded;
  again.textContent = retry;
  again.addEventListener('click', () => location.reload());
  document.body.replaceChildren(sentence, again);
}
