import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('leaves holes for files of the site, and keeps other URLs', async () => {
  const { html, links } = await compilePlain(
    '<video poster="a.png"><source src="b.mp4"><source src="https://c.d/e.mp4"><track src="f.vtt"></video>',
  )
  expect(links.map(({ kind, href }) => [kind, href])).toEqual([
    ['link', 'a.png'],
    ['link', 'b.mp4'],
    ['link', 'f.vtt'],
  ])
  expect(html).toContain(
    '<video poster="a.png"><source src="b.mp4"><source src="https://c.d/e.mp4"><track src="f.vtt"></video>',
  )
})
