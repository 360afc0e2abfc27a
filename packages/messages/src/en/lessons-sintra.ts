import type { SintraLessonTexts } from '../lessons-sintra.ts';

export const lessons: SintraLessonTexts = {
  first: {
    title: 'A first game',
    about: 'Learn how a turn works and what scores points, in eight minutes.',
    steps: {
      take: {
        topic: 'Taking glass',
        ask: 'Take the two [panes|orange panes] from display 2.',
        why: 'You always take all the panes of one colour. The others go to the centre.',
      },
      place: {
        topic: 'Placing glass',
        ask: 'Place them on [strip|strip 2].',
        why: 'They all go on one strip. Each fills an empty space of its colour.',
        done: 'Two of the five spaces are filled. The glazier now stands above strip 2.',
      },
      left: {
        topic: 'The glazier',
        ask: 'Take the [panes|yellow pane] from display 3, and try [strip|strip 1].',
        why: 'It has room for yellow, so why not?',
        done: 'Strip 1 is to the left of the glazier. You can reach only the strip below the glazier and those to its right.',
      },
      centre: {
        topic: 'The centre',
        ask: 'Take both [panes|pink panes] from the centre, and place them on [strip|strip 3].',
        why: 'The first player to take from the centre also takes the starting tile.',
        done: 'You’ll start the next round. The tile cost you one step on the broken glass track.',
      },
      break: {
        topic: 'Broken glass',
        ask: 'Take the three [panes|blue panes] from display 1, and place them on [strip|strip 5].',
        why: 'Only one of them fits. The other two will break.',
        done: 'Each broken pane moved your marker down 1 space. Left there, it would cost you 4 points at the end.',
      },
      must: {
        topic: 'No breaking on purpose',
        ask: 'Take the [panes|white panes] from display 2, and try to throw them onto the [break|broken glass track].',
        done: 'Panes break only where they don’t fit. If they fit a strip within reach, you must place them there.',
      },
      track: {
        topic: 'The last space',
        ask: 'Each space on the [glass|broken glass track] costs more than the one before. The last costs 18 points at once.',
        why: 'After that, the marker starts again at 0.',
      },
      back: {
        topic: 'Going back',
        ask: 'Move the [glazier|glazier] back to the left.',
        why: 'That takes your whole turn.',
        done: 'All your strips are within reach again.',
      },
      full: {
        topic: 'A full strip',
        ask: 'Take the [panes|yellow pane] from display 4, and complete [strip|strip 1] with it.',
        why: 'It goes on the last empty space.',
      },
      keep: {
        topic: 'One for the window',
        ask: 'Choose the pane to keep: it goes into the window. The other four go to the tower.',
        why: 'Yellow is this round’s bonus colour: 1 point for each yellow pane on the strip.',
        done: 'You score 3 bonus points, and 4 for window 1. The strip turns over, and can be completed once more.',
      },
      chain: {
        topic: 'Windows in a row',
        ask: 'Take the [panes|orange pane] from display 2, and complete [strip|strip 2].',
        why: 'A window also scores the value of every window to its right that holds a pane.',
        done: 'Window 2 scores 3, and windows 3, 5, 7 and 8 add 8. It pays to fill the right side first.',
      },
      joker: {
        topic: 'Jokers',
        ask: 'Take the two [panes|pink panes] from display 3, and place them on [strip|strip 8].',
        why: 'A joker space holds a pane of any colour.',
        done: 'Now strip 8 needs only three more panes.',
      },
      complete: {
        topic: 'A complete window',
        ask: 'Take the [panes|pink pane] from display 1, and complete [strip|strip 2] again.',
        why: 'A second pane completes the window.',
        done: 'Window 2 scored again: 11 points, plus 2 for pink. Its strip has left the game.',
      },
      ornament: {
        topic: 'Ornaments',
        ask: 'At the end, every [ornament|ornament] scores for the filled spaces in the windows beside it.',
        why: 'Two filled spaces score 3 points, three score 6, and all four score 10.',
      },
      sideb: {
        topic: 'The other side',
        ask: 'On side B, your complete windows count instead: here, [done|windows 1 and 4].',
        why: 'Two windows times four panes of yellow, your best colour, make 8 points.',
      },
      last: {
        topic: 'The end',
        ask: 'Take the last [panes|white pane] from the centre, and place it on [strip|strip 6].',
        why: 'After six rounds, every 3 panes left on strips score 1 point. Then broken glass is subtracted.',
        done: 'That’s the whole game. The player with the most points wins.',
      },
    },
  },
  printed: {
    title: 'If you know the printed game',
    about: 'What’s different here, in one minute.',
    steps: {
      foretold: {
        topic: 'Before you decide',
        ask: 'Choose the [panes|orange panes] on display 2, then [strip|strip 2].',
        why: 'Nothing is final until you confirm.',
        done: 'The panel shows everything that will happen. “Cancel” undoes your choice.',
      },
      ask: {
        topic: 'What is this?',
        ask: 'Select any [window|window], ornament or track to find out what it does.',
        why: 'Everything on the boards explains itself. Its rule is one more touch away.',
      },
      strips: {
        topic: 'Your own strips',
        ask: 'These [strips|strips] are Leadlight’s own. Under “Strip sets” on the home page, you can enter the printed ones.',
        why: 'The small icons show the other side of each strip.',
      },
      rulings: {
        topic: 'Rulings',
        ask: 'Where the printed rules are silent, ours decide: your [score|score], for example, can fall below zero.',
        why: 'In the rules, these rulings are marked.',
      },
    },
  },
};
