/**
 * Reports progress in one line. It goes to standard error, because standard output belongs to the program that starts
 * next (`leadlight simulate` writes records there).
 * @param {string} line
 */
export const say = (line) => {
  process.stderr.write(`leadlight: ${line}\n`);
};
