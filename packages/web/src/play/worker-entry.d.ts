/** Where the worker that bots think in is loaded from (build/worker-entry.ts). */
declare module 'virtual:bots-worker' {
  const url: string;
  export default url;
}
