/** The preview of a Sagrada move, from its consequences. */
import type { TextsWith } from '@leadlight/messages';
import type { Consequence, ToolId } from '@leadlight/sagrada';
import { capital, fromTo, going, joined, plain, within, type Line, type Outlook } from './preview.ts';

/** A move being chosen, with its consequences. */
interface Scene {
  readonly followed: readonly Consequence[];
  readonly texts: TextsWith<'sagrada'>;
}

export function previewSagrada(followed: readonly Consequence[], texts: TextsWith<'sagrada'>): Outlook {
  const scene = { followed, texts };
  return {
    heading: capital(headingOf(scene), texts.locale),
    act: actOf(scene),
    points: [...followed.flatMap((happened) => pointOf(happened, texts)), ...later(scene), ...leftToChance(scene)],
  };
}

const toolIn = ({ followed }: Scene): ToolId | undefined =>
  followed.flatMap((happened) =>
    happened.type === 'tokens-paid' || happened.type === 'die-paid' ? [happened.tool] : [],
  )[0];

/** The die and its destination; for a tool, with its name. */
function headingOf(scene: Scene): Line {
  const ways = scene.followed.flatMap((happened) => wayOf(happened, scene.texts));
  const things = scene.followed.flatMap((happened) => thingOf(happened, scene.texts));
  const what = joined(scene.texts, ways.length > 0 ? ways : things);
  const tool = toolIn(scene);
  if (tool === undefined) return what;
  const { name } = scene.texts.names.sagrada.tools[tool];
  return what.shown === '' ? plain(name) : within(what, (line) => scene.texts.web.spoken.item(name, line));
}

/** The final act of the move; a tool that leaves the rest to chance rerolls. */
function actOf({ followed, texts }: Scene): string {
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
  const { die } = texts.sagrada.board;
  switch (happened.type) {
    case 'placed':
      return [going(die(happened.die), happened.cell, words.toCell(happened.cell))];
    case 'moved':
      return [fromTo(texts, happened.from, happened.to)];
    case 'pooled':
      return [going(die(happened.die), words.pool, words.toPool)];
    case 'bagged':
      return [going(die(happened.die), words.bag, words.toBag)];
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
    default:
      return [];
  }
}

/** G-40: this only takes effect when the next turn would come. */
const later = (scene: Scene): readonly Line[] =>
  toolIn(scene) === 'running-pliers' ? [plain(scene.texts.sagrada.preview.skips)] : [];

/** A tool that depends on chance describes its effect. */
function leftToChance(scene: Scene): readonly Line[] {
  const tool = toolIn(scene);
  const isOpen = scene.followed.every((happened) => wayOf(happened, scene.texts).length === 0);
  return tool === undefined || !isOpen ? [] : [plain(scene.texts.names.sagrada.tools[tool].effect)];
}
