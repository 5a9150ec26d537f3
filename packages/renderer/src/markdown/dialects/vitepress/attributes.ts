const BRACES = /\{([^{}]*)\}\s*$/

/** Takes the attributes in braces from the end of a title, and writes those that docgen has: an id, classes and `open`. */
export function takeAttributes(info: string): { readonly text: string; readonly attributes: string } {
  const [written, inBraces = ''] = BRACES.exec(info) ?? []
  if (written === undefined) return { text: info, attributes: '' }
  const words = inBraces.split(/\s+/).filter((word) => /^(?:[#.][\w-]+|open)$/.test(word))
  return {
    text: info.slice(0, -written.length).trim(),
    attributes: words.length === 0 ? '' : `{${words.join(' ')}}`,
  }
}
