const OPENING = /^([ \t>]*)(`{3,})[ \t]*mdx-code-block[ \t]*\r?$/
const CLOSING = /^[ \t>]*(`{3,})[ \t]*\r?$/

/**
 * Opens each ` ```mdx-code-block `: as in Docusaurus, it contains MDX that editors and translators should not touch.
 * Spaces replace its fences, so that positions do not change.
 */
export function openMdxFences(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  const lines = text.split('\n')
  let opening: { readonly index: number; readonly fence: string } | undefined
  for (const [index, line] of lines.entries()) {
    const fence = (opening ? CLOSING : OPENING).exec(line)?.at(opening ? 1 : 2)
    if (fence === undefined) continue
    if (!opening) opening = { index, fence }
    else if (fence === opening.fence) {
      for (const each of [opening.index, index]) lines[each] = blankFence(lines[each] ?? '')
      opening = undefined
    }
  }
  return lines.join('\n')
}

function blankFence(line: string): string {
  const start = line.indexOf('`')
  return line.slice(0, start) + line.slice(start).replace(/[^\r]/g, ' ')
}
