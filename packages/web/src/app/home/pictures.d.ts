/** Where the pictures of the two games are loaded from (build/home-pictures.ts). */
declare module 'virtual:home-pictures' {
  const addresses: Readonly<Record<'sintra' | 'sagrada', string>>;
  export default addresses;
}
