/** Shown when the page loaded only in part and is still empty: one sentence and a reload button. */
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
