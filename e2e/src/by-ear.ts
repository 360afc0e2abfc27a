/** Plays by keyboard and by ear alone. */
import type { Listener } from './listening.ts';

/** A spoken question, and the keys of the areas that may hold its answer. */
export interface Question {
  readonly asked: RegExp;
  readonly areas: readonly string[];
}

const TRACK = '6';

const OVER = /Game over/;

/** The answer to the key that confirms, during other players' moves. */
const NOTHING = /Nothing is chosen yet\.$/;

export const SINTRA: readonly Question[] = [
  { asked: /Choose panes from a display or the centre\.$/, areas: ['1'] },
  { asked: /Choose a strip\.$/, areas: ['2'] },
  { asked: /How many panes go on joker spaces\?$|Choose a pane to keep for the window\.$/, areas: ['3'] },
];

export const SAGRADA: readonly Question[] = [
  { asked: /Choose your window\.$/, areas: ['1'] },
  // Tools come first: a player who can pay for one uses it.
  { asked: /\bend your turn\.$/, areas: ['5', '1', '3'] },
  { asked: /Choose a die for the tool\.$|Choose a value\.$/, areas: ['1'] },
  { asked: /Choose a space for the die(, or a tool)?\.$|Choose a die in your window to move\.$/, areas: ['2', '3'] },
  { asked: /Choose a die on the round track\.$/, areas: [TRACK] },
];

/** The focus moves on after the page has changed; on a busy machine, that takes a moment. */
const FOCUS_MS = 15_000;

async function focusedSoon(ear: Listener): ReturnType<Listener['focused']> {
  const end = performance.now() + FOCUS_MS;
  let focused = await ear.focused();
  while (focused === undefined && performance.now() < end) focused = await ear.focused();
  return focused;
}

/** The name of the focused control, if it can be chosen. */
async function openHere(ear: Listener): Promise<string | undefined> {
  const focused = await focusedSoon(ear);
  if (focused === undefined) throw new Error('the focus is lost');
  const { role, name, isDisabled, isPressed } = focused;
  return role === 'button' && !isDisabled && isPressed !== true ? name : undefined;
}

/** A stack of dice opens first, and the die is chosen there. */
async function chooseInside(ear: Listener): Promise<void> {
  if ((await openHere(ear)) !== 'Close') return;
  await ear.press('Tab');
  while ((await openHere(ear)) === undefined) await ear.press('ArrowRight');
  await ear.press('Enter');
}

/**
 * Chooses the first open control in one of the areas and returns its name, or undefined if the question is already
 * answered. The key of an area may lead to the current choice first, and to the open controls on a second press.
 */
async function answer(ear: Listener, areas: readonly string[]): Promise<string | undefined> {
  for (const area of areas.flatMap((key) => [key, key])) {
    await ear.press(area);
    const name = await openHere(ear);
    if (name === undefined) continue;
    await ear.press('Enter');
    if (area === TRACK) await chooseInside(ear);
    return name;
  }
  return undefined;
}

/** More than any game takes: stops a test that goes in circles and reports where. */
const MOST = 600;

/** Plays until the game is over. Returns the names of all choices, and the last announcements. */
export async function playByEar(
  ear: Listener,
  questions: readonly Question[],
  first: string,
): Promise<{ readonly chosen: readonly string[]; readonly last: string }> {
  const chosen: string[] = [];
  const all = [first];
  let said = first;
  while (!OVER.test(said)) {
    if (all.length > MOST) throw new Error(`this leads nowhere: ${all.slice(-12).join('\n')}`);
    const question = questions.find(({ asked }) => asked.test(said));
    // An announcement without a question previews a choice or reports other players' moves; the key is harmless then.
    if (question === undefined && !NOTHING.test(said)) await ear.press('c');
    else if (question !== undefined)
      chosen.push(...[await answer(ear, question.areas)].filter((name) => name !== undefined));
    said = await ear.next();
    all.push(said);
  }
  // On a busy machine, the end is announced in several parts.
  return { chosen, last: all.slice(-3).join(' ') };
}
