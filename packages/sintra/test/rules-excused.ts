/** Rules of docs/rules/sintra.md that no test of this package names, each with the reason. */
export const EXCUSED: Readonly<Record<string, string>> = {
  'R-60': 'about the look of panes and spaces; the engine tells colours by their names only',
  'R-61': 'about the layout of displays on the table; where panes lie on a display changes nothing',
  'R-62': 'about the layout of the centre on the table',
  'R-63': 'about a marker on the table; the bonus colour itself is tested with R-23',
};
