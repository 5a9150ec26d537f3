import { expect, it } from 'vitest'
import { compilePlain } from '../../test/markdown/compile-plain.js'

it('lists headings below the title with their HTML, and opens a section for each', async () => {
  const { toc, sections } = await compilePlain('# Title\n\nIntro.\n\n## A `b` & c\n\nText.\n')
  expect(toc).toEqual([{ id: 'a-b--c', level: 2, html: 'A <code>b</code> &amp; c', text: 'A b & c' }])
  expect(sections.map(({ id, title, level, text }) => [id, title, level, text.trim()])).toEqual([
    ['', '', 1, 'Intro.'],
    ['a-b--c', 'A b & c', 2, 'Text.'],
  ])
})

it('lists a heading of an image by its alternative text, and none without text', async () => {
  const { toc } = await compilePlain('## ![A & b](/a.png)\n\n## ![](/b.png)\n')
  expect(toc).toEqual([{ id: 'a--b', level: 2, html: 'A &amp; b', text: 'A & b' }])
})
