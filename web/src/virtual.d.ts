declare module 'virtual:words' {
  /** By language and set, a function that loads the text of the Fluent files. */
  const words: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default words;
}
