const STRUCTURED = new Set(['', 'yaml', 'yml', 'json', 'json5', 'jsonc', 'oas', 'schema'])

/** Whether a file that a description refers to is text, such as `intro.md` or `create.sh`: `description` and `source` can refer to those, as in Redocly. */
export function isTextFile(path: string): boolean {
  const [, extension = ''] = /\.(\w+)$/.exec(path.replace(/[?#].*/s, '')) ?? []
  return !STRUCTURED.has(extension.toLowerCase())
}
