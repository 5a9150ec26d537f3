/** The file of an input in esbuild's metafile, which appends import attributes: `data.json with { type: 'json' }`. */
export function stripImportAttributes(input: string): string {
  const start = input.indexOf(' with { ')
  return start === -1 || !input.endsWith(' }') ? input : input.slice(0, start)
}
