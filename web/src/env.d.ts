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

/** The SHA-256 of data/decks/founders.json, put in when the page is built. */
declare const __FOUNDERS_HASH__: string;
