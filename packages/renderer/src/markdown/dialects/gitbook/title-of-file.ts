/**
 * The title that the name of a file suggests: `Get started` for `guide/get-started.md`. Other texts stay as they are.
 */
export function titleOfFile(text: string): string {
  const [path = ''] = text.split('#', 1)
  if (!/^[\w./-]+$/.test(path) || !/[/-]|\.mdx?$/.test(path)) return text
  const parts = path.split('/').filter((part) => part !== '' && !/^(?:\.{1,2}|README\.mdx?|index\.mdx?)$/i.test(part))
  const words = (parts.at(-1) ?? '')
    .replace(/\.mdx?$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
  return words === '' ? text : words.charAt(0).toUpperCase() + words.slice(1)
}
