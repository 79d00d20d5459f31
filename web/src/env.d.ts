declare module '*.md?raw' {
  const text: string;
  export default text;
}
declare module 'virtual:sprite/chrome' {
  const symbols: string;
  export default symbols;
}
declare module 'virtual:sprite/pictures' {
  const symbols: string;
  export default symbols;
}

/** By which the server names data/decks/founders.json; put in when the page is built. */
declare const __FOUNDERS_HASH__: string;
