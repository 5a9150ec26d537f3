import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

const card = (attributes: string) => `::::cards\n:::card[A]{${attributes}}\n:::\n::::`
const findIcon = (name: string) =>
  name === 'star' ? { html: '<svg/>' } : { message: `no icon ${name}`, hint: 'Choose another' }

it('inserts the icon of the site', async () => {
  const { html, problems } = await compilePlain(card('icon=star'), { findIcon })
  expect(html).toContain('data-icon="&lt;svg/&gt;"')
  expect(problems).toEqual([])
})

it('reports an unknown icon at its name, not at an earlier same word', async () => {
  const { problems } = await compilePlain('::::cards\n:::card[moon]{icon=moon}\n:::\n::::', { findIcon })
  expect(problems).toEqual(['warning icon page.md:2:20 no icon moon'])
})

it('explains what to do on a site without icons', async () => {
  const { html, problems } = await compilePlain(card('icon=star'))
  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(/^warning icon page\.md:2:17 /)
  expect(html).not.toContain('data-icon')
})
