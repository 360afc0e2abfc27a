/** Being told to stop by the system, or by whoever sits at the keyboard. */

/** Each signal with the exit code that shells expect after it. */
const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;

/** Listens to all of them. The function that is returned ends it. */
export function onSignal(told: (exitCode: number) => void): () => void {
  const listeners = Object.entries(SIGNALS).map(([signal, exitCode]) => {
    const listener = (): void => told(exitCode);
    process.on(signal, listener);
    return () => process.off(signal, listener);
  });
  return () => {
    for (const stop of listeners) stop();
  };
}
