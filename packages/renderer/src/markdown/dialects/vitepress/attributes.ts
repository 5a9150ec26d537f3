/** Takes the attributes in braces from the end of a title, and writes those that docgen has: an id, classes and `open`. */
export function takeAttributes(info: string): { readonly text: string; readonly attributes: string } {
  const trimmed = info.trimEnd()
  const start = trimmed.endsWith('}') ? trimmed.lastIndexOf('{') : -1
  if (start === -1) return { text: info, attributes: '' }
  const inBraces = trimmed.slice(start + 1, -1)
  const words = inBraces.split(/\s+/).filter((word) => /^(?:[#.][\w-]+|open)$/.test(word))
  return {
    text: trimmed.slice(0, start).trim(),
    attributes: words.length === 0 ? '' : `{${words.join(' ')}}`,
  }
}
