/** A style sheet that a script loads on demand: its URL, relative to the script. */
declare module '*.css' {
  const href: string
  // biome-ignore lint/style/noDefaultExport: this is what a bundler gives for a file
  export default href
}
