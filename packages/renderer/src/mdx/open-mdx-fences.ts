const MDX_FENCE = /^([ \t>]*)((`{3,})[ \t]*mdx-code-block[ \t]*)(\r?\n[\s\S]*?^[ \t>]*)(\3[ \t]*)$/gm

/**
 * The text with each ` ```mdx-code-block ` opened: as in Docusaurus, it holds MDX that editors and translators are to leave
 * alone. Spaces stand in the place of its fences, so that nothing moves.
 */
export function openMdxFences(text: string): string {
  if (!text.includes('mdx-code-block')) return text
  return text.replace(MDX_FENCE, (_, before: string, opening: string, _marks, inside: string, closing: string) =>
    [before, ' '.repeat(opening.length), inside, ' '.repeat(closing.length)].join(''),
  )
}
