import { expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'

async function render(text: string): Promise<string> {
  const { html, problems } = await compilePlain(text)
  expect(problems).toEqual([])
  return html.replace(/>\s+</g, '><')
}

it.each([
  ['code', '```js\na\n```', '<pre>'],
  ['an image', '![a](/a.png)', '<img'],
  ['several images', '![a](/a.png) ![b](/b.png)', '<img'],
  ['a frame', ':::frame\n![a](/a.png)\n:::', '<figure>'],
  ['tabs', ':::code-group\n```js [a]\nb\n```\n:::', '<div'],
])('puts %s next to the text of a hero', async (_name, visual, start) => {
  const html = await render(`::::hero[T]\nText\n\n${visual}\n::::`)
  expect(html).toContain(`<p>Text</p><aside>`)
  expect(html.slice(html.indexOf('<aside>'))).toContain(start)
})

it('keeps a text with an image in it as text, and has no empty place', async () => {
  const html = await render('::::hero[T]\nSee ![a](/a.png)\n::::')
  expect(html).not.toContain('<aside>')
  expect(html).toContain('<p>See <img')
})

it('has a search field on request, after the text', async () => {
  expect(await render('::::hero[T]{search}\nText\n::::')).toContain('<p>Text</p><!--search-->')
  expect(await render('::::hero[T]{search=false}\nText\n::::')).not.toContain('<!--search-->')
})

it('renders sections with tone and heading, and logos with their title', async () => {
  expect(await render(':::section[A]{tone=raised .c #s}\nx\n:::')).toMatch(
    /^<section id="s" class="band band-raised c"><h2 id="a">A<\/h2><p>x<\/p><\/section>$/,
  )
  expect(await render(':::section\nx\n:::')).toBe('<section class="band"><p>x</p></section>')
  expect(await render(':::logos[Used by]\nx\n:::')).toBe(
    '<div class="logos"><p class="logos-title">Used by</p><p>x</p></div>',
  )
})
