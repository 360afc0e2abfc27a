/** A tool's price and its Favor tokens, in words. */
import type { SagradaBoardTexts } from '@leadlight/messages';
import { TOOL_COLOURS, type View } from '@leadlight/sagrada';

type Tool = View['tools'][number];

/** The price in Favor tokens; undefined in solo, where a die of the tool's colour pays. */
type Price = number | undefined;

export function costOf({ id, spent }: Tool, price: Price, board: SagradaBoardTexts): string {
  if (spent) return board.spent;
  return price === undefined ? board.priceDie(TOOL_COLOURS[id]) : board.price(price);
}

/** The notes on an enlarged card. Solo games have no Favor tokens. */
export const notesOn = (tool: Tool, price: Price, board: SagradaBoardTexts): readonly string[] =>
  price === undefined ? [costOf(tool, price, board)] : [costOf(tool, price, board), board.tokensOn(tool.tokens)];
