/** Loads Sagrada's explanations, and asks its table what they depend on. */
import { loadSagradaExplanations, type SagradaExplanations, type SagradaNames, type Texts } from '@leadlight/messages';
import type { Sagrada, ToolId } from '@leadlight/sagrada';
import { words } from '../../base/words.svelte.ts';
import type { Explained } from '../../game/explained.ts';
import type { Playing } from '../../play/playing.svelte.ts';
import type { Thing } from './board/board.ts';
import type { SagradaStep } from './choosing/steps.ts';
import { explainSagrada, type Asked } from './explain.ts';

type Table = Playing<Sagrada, SagradaStep>;

const isUsable = (turn: Table['turn'], id: ToolId): boolean =>
  turn === undefined || turn.reaches({ kind: 'tool', tool: id });

/** What the boards of a game show now. */
function asking(table: Table, texts: SagradaExplanations, names: SagradaNames): Asked | undefined {
  const { screen, turn, client } = table;
  const position = screen?.position;
  if (screen === undefined || position === undefined) return undefined;
  return {
    view: client.game.view(position, screen.viewer),
    position,
    names,
    texts,
    me: screen.viewer,
    refusals: (id) =>
      turn === undefined || isUsable(turn, id) ? [] : table.tellWhy(turn.why({ kind: 'tool', tool: id })),
    isUsable: (id) => isUsable(turn, id),
  };
}

/** Explains the things on a table, in a language. */
export async function loadExplanations(
  { locale, names }: Texts,
  table: () => Table,
): Promise<(thing: Thing) => Explained | undefined> {
  const [texts] = await Promise.all([loadSagradaExplanations(locale), words.needRefusals(table().client, locale)]);
  return (thing) => {
    const asked = asking(table(), texts, names.sagrada);
    return asked && explainSagrada(thing, asked);
  };
}
