/** The address of the bots' worker (build/worker-entry.ts). */
declare module 'virtual:bots-worker' {
  const url: string;
  export default url;
}
