import { describe, expect, it } from 'vitest'
import { GFM_EXAMPLES } from '../parse/gfm-examples.js'
import { compilePlain } from './compile-plain.js'
import { gfmDifferences, gfmHtml } from './gfm-html.js'
import { normalHtml } from './normal-html.js'

describe("the examples of GFM's extensions", () => {
  it('all have their HTML', () => {
    expect(GFM_EXAMPLES.map(({ example }) => example)).toEqual([...gfmHtml.keys()])
  })

  it.each(GFM_EXAMPLES)('$example, $section', async ({ example, markdown }) => {
    const { html } = await compilePlain(markdown)
    const actual = normalHtml(
      html.replace(/ (?:class="(?:contains-task-list|task-list-item)"|aria-label="[^"]*")/g, ''),
    )
    const expected = normalHtml(gfmHtml.get(example) ?? '')
    const reason = gfmDifferences.get(example)
    if (reason === undefined) expect(actual).toBe(expected)
    else expect(actual, `is no longer different: ${reason}`).not.toBe(expected)
  })
})
