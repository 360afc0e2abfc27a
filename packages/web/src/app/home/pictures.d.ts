/** The addresses of the two games' pictures (build/home-pictures.ts). */
declare module 'virtual:home-pictures' {
  const addresses: Readonly<Record<'sintra' | 'sagrada', string>>;
  export default addresses;
}
