import { expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'

it.each([
  ['note', 'note', 'note'],
  ['caution', 'warning caution', 'caution'],
  ['important', 'info important', 'important'],
])('converts :::%s to the class %s, with its title as a hole', async (name, classes, key) => {
  const { html, holes } = await compilePlain(`:::${name}\na\n:::`)
  expect(html).toBe(`<aside class="${classes}"><p>theme.admonition.${key}</p><p>a</p></aside>`)
  expect(holes).toEqual([{ kind: 'text', key: `theme.admonition.${key}`, values: {} }])
})

it.each([
  ['secondary', 'note secondary', 'Secondary'],
  ['success', 'tip success', 'Success'],
])('converts :::%s, a name of Docusaurus without a text, to the class %s', async (name, classes, title) => {
  const { html, holes } = await compilePlain(`:::${name}\na\n:::`)
  expect(html).toBe(`<aside class="${classes}"><p>${title}</p><p>a</p></aside>`)
  expect(holes).toEqual([])
})

it('accepts titles of every form, with Markdown in them', async () => {
  const titles = [':::tip A *b*', ':::tip[A *b*]', ':::tip{title="A b"}']
  const html = await Promise.all(titles.map(async (line) => (await compilePlain(`${line}\n:::`)).html))
  expect(html).toEqual([
    '<aside class="tip"><p>A <em>b</em></p></aside>',
    '<aside class="tip"><p>A <em>b</em></p></aside>',
    '<aside class="tip"><p>A b</p></aside>',
  ])
})

it.each(['', '<i></i>'])('is titled by its kind if the brackets are empty %s', async (html) => {
  const { html: raw } = await compilePlain(`:::tip[ ]\nd\n:::\n\n${html}`)
  expect(raw).toContain('<aside class="tip"><p>theme.admonition.tip</p><p>d</p></aside>')
})

it('keeps a custom id as an anchor', async () => {
  const { html, anchors } = await compilePlain(':::tip{#a}\nb\n:::')
  expect(html).toMatch(/^<div id="a"><aside/)
  expect(anchors).toEqual(['a'])
})

it('keeps custom class names in both conversions', async () => {
  const source = ':::tip{.a .b #c title="x"}\nd\n:::'
  const expected = '<div id="c" class="a b"><aside class="tip"><p>x</p><p>d</p></aside></div>'
  expect((await compilePlain(source)).html).toBe(expected)
  expect((await compilePlain(`${source}\n\n<hr>`)).html).toBe(`${expected}\n<hr>`)
  expect((await compilePlain(':::tip{.a}\nd\n:::')).html).toMatch(/^<div class="a"><aside/)
})
