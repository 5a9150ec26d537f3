/**
 * The file of an input in esbuild's metafile; `undefined` for modules that are not files, such as `docgen:react`,
 * `<stdin>`, `<define:process.env>`, and `(disabled):path`, which a package replaces with nothing in browsers.
 */
export function fileOfInput(input: string): string | undefined {
  // One letter before the colon is a drive of Windows.
  if (/^(?:<|[\w-]{2,}:|\(disabled\):)/.test(input)) return undefined
  // esbuild appends import attributes: `data.json with { type: 'json' }`.
  const start = input.indexOf(' with { ')
  const path = start === -1 || !input.endsWith(' }') ? input : input.slice(0, start)
  // Plugins append a query: `icons/index.js?1b2f`.
  return path.replace(/\?\w+$/, '')
}

/** The files among the inputs in esbuild's metafile, each once. */
export function filesOfInputs(inputs: Readonly<Record<string, unknown>>): readonly string[] {
  return [...new Set(Object.keys(inputs).flatMap((input) => fileOfInput(input) ?? []))]
}
