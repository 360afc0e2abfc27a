/** For dialogs: shows one over everything else as soon as it is there, until it closes itself or goes away. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  const beside = (event: MouseEvent): void => {
    if (event.target === dialog) dialog.close();
  };
  dialog.showModal();
  dialog.addEventListener('click', beside);
  return () => {
    dialog.removeEventListener('click', beside);
    leave(dialog);
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

/** Whoever took the dialog away knows it: only a dialog that closes itself tells. */
function leave(dialog: HTMLDialogElement): void {
  dialog.addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true });
  dialog.close();
}
