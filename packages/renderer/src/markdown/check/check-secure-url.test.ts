import { expect, it } from 'vitest'
import { compilePlain } from '../../../test/markdown/compile-plain.js'

it('reports images and media that no page may load', async () => {
  const { problems, html } = await compilePlain('![a](http://b.c/d.png)\n\n<video src="HTTP://b.c/e.mp4"></video>\n')
  const end = 'pages load images, media and frames only over https'
  expect(problems).toEqual([
    `warning insecure-url page.md:1:6 browsers will not load http://b.c/d.png: ${end}`,
    `warning insecure-url page.md:3:13 browsers will not load HTTP://b.c/e.mp4: ${end}`,
  ])
  expect(html).toContain('src="http://b.c/d.png"')
})

it('accepts https, URLs without a scheme, and links', async () => {
  const { problems } = await compilePlain('![a](https://b.c/d.png) ![e](//b.c/f.png) ![g](h.png) [i](http://b.c/)')
  expect(problems).toEqual([])
})
