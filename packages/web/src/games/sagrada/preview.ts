/** The preview of a Sagrada move, from its consequences. */
import type { TextsWith } from '@leadlight/messages';
import type { Consequence, ToolId } from '@leadlight/sagrada';
import { pointsOf, type Considered } from './outlook.ts';
import { capital, fromTo, going, joined, known, plain, within, type Line, type Outlook } from '../../play/preview.ts';

/** A move being chosen, with its consequences. */
interface ChosenMove {
  readonly followed: readonly Consequence[];
  readonly texts: TextsWith<'sagrada'>;
}

export function previewSagrada(
  followed: readonly Consequence[],
  considered: Considered,
  texts: TextsWith<'sagrada'>,
): Outlook {
  const chosen = { followed, texts };
  const isWindow = followed.some(({ type }) => type === 'chosen');
  return {
    heading: capital(headingOf(chosen), texts.locale),
    act: actOf(chosen),
    points: [
      ...followed.flatMap((happened) => pointOf(happened, texts)),
      ...leftToChance(chosen),
      ...(isWindow ? [] : pointsOf(considered, texts)),
    ],
  };
}

const toolIn = ({ followed }: ChosenMove): ToolId | undefined =>
  followed.flatMap((happened) =>
    happened.type === 'tokens-paid' || happened.type === 'die-paid' ? [happened.tool] : [],
  )[0];

/** The die and its destination; for a tool, with its name. */
function headingOf(chosen: ChosenMove): Line {
  const ways = chosen.followed.flatMap((happened) => wayOf(happened, chosen.texts));
  const things = chosen.followed.flatMap((happened) => thingOf(happened, chosen.texts));
  const what = joined(chosen.texts, ways.length > 0 ? ways : things);
  const tool = toolIn(chosen);
  if (tool === undefined) return what;
  const { name } = chosen.texts.names.sagrada.tools[tool];
  return what.shown === '' ? plain(name) : within(what, (line) => chosen.texts.web.spoken.item(name, line));
}

/** The final act of the move; a tool that leaves the rest to chance rerolls. */
function actOf({ followed, texts }: ChosenMove): string {
  const words = texts.sagrada.preview;
  const done = (type: Consequence['type']): number => followed.filter((happened) => happened.type === type).length;
  if (done('chosen') > 0) return words.takeWindow;
  if (done('turn-ended') > 0) return texts.web.play.endTurn;
  if (done('placed') > 0) return words.placeDie;
  if (done('moved') > 0) return words.moveDice(done('moved'));
  if (done('pooled') > 0) return words.returnDie;
  return done('bagged') > 0 ? words.drawDie : words.rollAgain;
}

/** The destination of a die. */
function wayOf(happened: Consequence, texts: TextsWith<'sagrada'>): readonly Line[] {
  const words = texts.sagrada.preview;
  const die = 'die' in happened ? texts.sagrada.board.die(happened.die) : '';
  switch (happened.type) {
    case 'placed':
      return [going(die, happened.cell, words.toCell(die, happened.cell))];
    case 'moved':
      return [fromTo(texts, happened.from, happened.to)];
    case 'pooled':
      return [going(die, words.pool, words.toPool(die))];
    case 'bagged':
      return [going(die, words.bag, words.toBag(die))];
    default:
      return [];
  }
}

/** The subject of a move that doesn't place a die yet. */
function thingOf(happened: Consequence, { sagrada, names, web }: TextsWith<'sagrada'>): readonly Line[] {
  if (happened.type === 'taken') return [plain(sagrada.board.die(happened.die))];
  if (happened.type === 'turn-ended') return [plain(web.play.endTurn)];
  return happened.type === 'chosen' && happened.pattern !== null
    ? [plain(names.sagrada.patterns[happened.pattern])]
    : [];
}

function pointOf(happened: Consequence, { sagrada }: TextsWith<'sagrada'>): readonly Line[] {
  const words = sagrada.preview;
  switch (happened.type) {
    case 'tokens-received':
      return [plain(sagrada.board.tokens(happened.tokens))];
    case 'tokens-paid':
      return [plain(words.costs(happened.tokens))];
    case 'die-paid':
      return [plain(words.costsDie(happened.die))];
    case 'turned':
      return [plain(words.turned(happened.from, happened.to))];
    case 'swapped':
      return [plain(words.swapped(happened.from, happened.round))];
    case 'turn-forfeited':
      return [plain(words.skips)];
    default:
      return [];
  }
}

/** A tool that depends on chance describes its effect. */
function leftToChance(chosen: ChosenMove): readonly Line[] {
  const tool = toolIn(chosen);
  const isOpen = chosen.followed.every((happened) => wayOf(happened, chosen.texts).length === 0);
  return tool === undefined || !isOpen ? [] : [known(plain(chosen.texts.names.sagrada.tools[tool].effect))];
}
