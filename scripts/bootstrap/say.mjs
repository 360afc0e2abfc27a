/**
 * Says in one line what is being done. On standard error, because standard output belongs to the program that is
 * started next (`leadlight simulate` writes records there).
 * @param {string} line
 */
export const say = (line) => {
  process.stderr.write(`leadlight: ${line}\n`);
};
