import type { GuideTexts } from '../guide.ts';

export const guide: GuideTexts = {
  intro: 'You can play both games with a screen reader, by keyboard or by touch. Nothing depends on sight.',
  begin: {
    title: 'Start a game in one minute',
    lines: [
      'On the home page, press “Play Sintra” or “Play Sagrada”. Your first opponent is a bot.',
      'With NVDA, JAWS or Orca, switch to focus mode. The end of this page says how.',
      'In Sagrada, choose a window first: press 1, then Enter on a window, then C.',
      'Press 1 for the panes or dice that you can take. Press 1 again or an arrow key for others, and Enter to choose.',
      'Press 2 for the strips or spaces where they can go, and Enter to choose. Leadlight says what the move would do.',
      'Press C to confirm, or Esc to choose again. In Sagrada, E ends your turn.',
    ],
  },
  places: {
    title: 'Where things are',
    lines: [
      'The level 1 heading is the name of the game. A level 2 heading says whose turn it is; the last move and the menu follow it.',
      'The table is divided into areas, each with a number key. F6 moves to the next area, and Shift+F6 to the previous one.',
      'Inside an area, the arrow keys move from one thing to the next. Tab moves on to the next group.',
    ],
  },
  modes: {
    title: 'Browse mode and focus mode',
    lines: [
      'In browse mode, NVDA, JAWS and Orca use letters, digits and arrow keys themselves. This mode is for reading pages, such as the rules.',
      'In focus mode, they pass these keys on to the game. This mode is for playing.',
      'If a key does nothing, or takes you to some heading or button, your reader is in browse mode.',
      'If the arrow keys are silent in a dialog, such as the game log, read it in browse mode. Esc closes it.',
      'If letters clash with your reader’s commands, turn off single-key shortcuts in the settings. Tab, F6, Enter and Esc are enough to play.',
    ],
  },
  announced: {
    title: 'Announcements',
    lines: [
      'You hear every move, every new round, whose turn it is and what to choose next.',
      'You hear what a choice would do before you confirm it. If it’s refused, you hear why, with the number of the rule.',
      'While a dialog is open, announcements wait until you close it.',
      'For shorter announcements, choose “Brief” in the settings. Each thing is then said once, in few words, and the I key reads the rest.',
      'To hear something again, use these keys. The menu also has “Since my last turn”.',
    ],
  },
  typing: {
    title: 'Move and ask by typing',
    lines: [
      'Press / to open the command field. Type a move as you would say it: “blue 2 to strip 5”, or “purple 4 to b2”. The down arrow offers suggestions.',
      'Enter says what the move would do, and Enter again plays it. Esc closes the field.',
      'You can type questions there, too, such as “where blue” or “read row 2”. The letters below ask some of them at once.',
      'The linear view shows a game or a replay as one column of headings, lists and buttons. In a game, the command field is at the top. Turn the view on in the settings, or with the first button on the page of a game or replay. It describes strips in few words; press Enter on one for the rest.',
    ],
  },
  tables: [
    {
      title: 'The table in Sintra',
      lines: [
        'Panes are read with their number, colour and place: “2 blue panes on display 3”.',
        'A strip is read from top to bottom, each space with its colour. The colours of its other side follow.',
        'Once you’ve chosen panes, a strip also says how many spaces they would fill, or that it’s out of reach.',
        'A window says its value, its top and bottom panes, and what it would score now.',
        'Each player’s button says their points and broken glass. Press it to show their palace.',
      ],
    },
    {
      title: 'The table in Sagrada',
      lines: [
        'A space has a row letter and a column number: A1 is at the top left, D5 at the bottom right.',
        'It says which die it holds, or the colour or value that it takes: “B2: red space, empty”.',
        'Dice are read by colour and value: “red 3”.',
        'A tool says what it costs, and an objective how many points it’s worth so far.',
      ],
    },
  ],
  soundsIntro: 'Press a button to hear its sound.',
  soundsOff: 'Sounds are off. Turn them on in the settings to hear these.',
  sounds: {
    call: 'Your turn',
    rattle: 'Dice rolled',
    clink: 'Taken or paid',
    click: 'Placed',
    crack: 'Broken',
    chord: 'Strip complete',
    dull: 'Refused',
    bell: 'Round over',
    fanfare: 'Game over',
    coda: 'Target missed',
  },
  readersTitle: 'Your screen reader',
  readers: {
    nvda: {
      title: 'NVDA on Windows',
      lines: [
        'NVDA+Space switches between browse mode and focus mode. NVDA then stays in focus mode until you switch back.',
        'In browse mode, H moves to the next heading and D to the next landmark.',
      ],
    },
    jaws: {
      title: 'JAWS on Windows',
      lines: [
        'The JAWS key with Z turns the virtual cursor off for playing, and on again for reading.',
        'In a text field, Enter turns on forms mode.',
        'With the virtual cursor, H moves to the next heading and R to the next region.',
        'The JAWS key with Space, then H, shows what JAWS has said.',
      ],
    },
    orca: {
      title: 'Orca on Linux',
      lines: [
        'The Orca key with A switches between browse mode and focus mode. Press A twice quickly to stay in focus mode: that’s best for playing.',
        'The Orca key is Insert, or Caps Lock in the laptop layout.',
        'In browse mode, H moves to the next heading and M to the next landmark.',
      ],
    },
    voiceOver: {
      title: 'VoiceOver on the Mac',
      lines: [
        'VoiceOver has no browse mode, but Quick Nav uses the same keys. To play, turn it off: press Left Arrow and Right Arrow together.',
        'If letters still don’t reach the game, press VO+Q. VO is Ctrl+Option, or Caps Lock if you’ve chosen that key.',
        'VO with an arrow key moves, VO+Space presses, and VO+U opens the rotor with headings and landmarks.',
        'VO+Z repeats the last phrase.',
      ],
    },
    voiceOverTouch: {
      title: 'VoiceOver on iPhone and iPad',
      lines: [
        'Swipe right or left to move, and double-tap to press.',
        'Turn two fingers on the screen until you hear “Headings”. Then swipe down for the next heading, or up for the previous one.',
        'You don’t need a keyboard: buttons and the menu do what keys do.',
      ],
    },
    talkBack: {
      title: 'TalkBack on Android',
      lines: [
        'Swipe right or left to move, and double-tap to press.',
        'Swipe up then down to change the reading control until you hear “Headings”. Then swipe down for the next heading, or up for the previous one.',
        'You don’t need a keyboard: buttons and the menu do what keys do.',
      ],
    },
  },
};
