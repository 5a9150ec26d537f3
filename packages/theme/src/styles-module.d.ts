/** The text of a style sheet that a script contains. */
declare module '*.css' {
  const css: string
  // biome-ignore lint/style/noDefaultExport: this is what a bundler gives for a file
  export default css
}
