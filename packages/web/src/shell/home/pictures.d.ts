/** The addresses of the games' pictures (build/home-pictures.ts). */
declare module 'virtual:home-pictures' {
  const addresses: Readonly<Record<string, string>>;
  export default addresses;
}
