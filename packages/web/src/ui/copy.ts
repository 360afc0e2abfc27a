/** Copying a text for the player. */

/** Whether it was copied; where it wasn't, the field's text is selected for copying by hand. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.select();
    // Pages over plain HTTP have no clipboard, but every browser still knows the older way.
    return document.execCommand('copy');
  }
}
