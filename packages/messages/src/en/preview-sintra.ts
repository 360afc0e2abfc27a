import type { SintraPreviewTexts } from '../preview.ts';
import { list, number, plural, points } from './grammar.ts';
import { names } from './names.ts';

const { colours } = names.sintra;

export const preview: SintraPreviewTexts = {
  panes: (count, colour, from) =>
    from === 'centre'
      ? `${number(count)} ${colours[colour]} from the centre`
      : `${number(count)} ${colours[colour]} from display ${from + 1}`,
  glazier: 'Glazier back',
  strip: (slot) => `strip ${slot + 1}`,
  toStrip: (what, slot) => `${what} to strip ${slot + 1}`,
  glazierTo: (slot) => `Glazier back to strip ${slot + 1}`,
  glass: 'broken glass',
  toGlass: (what) => `${what} to be broken`,
  fills: (spaces) => plural(spaces, { one: 'Fills 1 space', other: `Fills ${number(spaces)} spaces` }),
  fillsJokers: (spaces) =>
    plural(spaces, { one: 'Fills 1 joker space', other: `Fills ${number(spaces)} joker spaces` }),
  holds: (filled, spaces) => `${filled} of ${spaces} spaces filled`,
  breaks: (count) => plural(count, { one: '1 pane breaks', other: `${number(count)} panes break` }),
  glassGoes: (way) => `Broken glass: ${way}`,
  glassLost: (lost) => `Broken glass: ${points(lost)} lost`,
  completesStrip: (slot) => `Completes strip ${slot + 1}`,
  completesWindow: (slot) => `Completes window ${slot + 1}`,
  keeps: (colour, frame) => `one ${colours[colour]} pane goes into the ${frame} of the window`,
  bonus: (won) => `${points(won)} for the bonus colour`,
  window: (won, slot) => `${points(won)} for window ${slot + 1}`,
  windowParts: (own, right) => `${own} for the window, ${right} for windows to its right`,
  starts: (round) => `You start round ${round}`,
  tile: 'You take the starting tile',
  roundEnds: (round) => `Round ${round} ends`,
  placePanes: (count) => plural(count, { one: 'Place pane', other: 'Place panes' }),
  breakPanes: (count) => plural(count, { one: 'Break the pane', other: 'Break all panes' }),
  moveBack: 'Move the glazier back',
  wholeTurn: 'Takes your whole turn',
  orBack: 'Move the glazier back (whole turn)',
  reach: (slots, isAll) => {
    if (slots.length === 0) return 'No strip is within reach: any panes you take will break';
    if (isAll) return 'Every strip is within reach';
    return plural(slots.length, {
      one: `Within reach: strip ${list(slots.map((slot) => String(slot + 1)))}`,
      other: `Within reach: strips ${list(slots.map((slot) => String(slot + 1)))}`,
    });
  },
  nearLoss: (count, lost) =>
    plural(count, {
      one: `Careful: the next broken pane costs ${points(lost)}`,
      other: `Careful: ${number(count)} more broken panes and you lose ${points(lost)}`,
    }),
  keepMatters: {
    A: 'On side A, this only decides which colours go to the tower.',
    B: 'On side B, panes in your best colour score at the end.',
  },
};
