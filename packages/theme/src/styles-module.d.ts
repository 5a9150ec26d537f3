/** A style sheet that a script loads when it needs it: its address, relative to the script. */
declare module '*.css' {
  const href: string
  // biome-ignore lint/style/noDefaultExport: this is what a bundler gives for a file
  export default href
}
