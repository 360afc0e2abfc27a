/**
 * For dialogs: opens one over everything else as soon as it is mounted, until it closes itself or is removed. A dialog
 * that can have the focus gets it, so that screen readers read its text rather than its first button.
 */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  const beside = (event: MouseEvent): void => {
    if (event.target === dialog) dialog.close();
  };
  dialog.showModal();
  if (dialog.hasAttribute('tabindex')) dialog.focus();
  dialog.addEventListener('click', beside);
  return () => {
    dialog.removeEventListener('click', beside);
    leave(dialog);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

/** Code that removes the dialog already knows, so only a dialog that closes itself reports it. */
function leave(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true });
  dialog.close();
}
