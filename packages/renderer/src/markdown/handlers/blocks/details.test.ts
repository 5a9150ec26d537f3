import { expect, it } from 'vitest'
import { compilePlain } from '../../../../test/markdown/compile-plain.js'

it('reads summary, state and id of the directive', async () => {
  const { html, anchors } = await compilePlain(':::details[A *b*]{open #c}\nd\n:::\n\n:::details\ne\n:::')
  expect(html.replaceAll('\n', '')).toBe(
    '<details id="c" open=""><summary>A <em>b</em></summary><p>d</p></details>' +
      '<details><summary>theme.Details.summary</summary><p>e</p></details>',
  )
  expect(anchors).toEqual(['c'])
})

it('converts HTML likewise, and keeps spaces between words', async () => {
  const { html, anchors } = await compilePlain('<details id="a" open><summary>B</summary><i>c</i> <b>d</b></details>')
  expect(html).toBe('<details id="a" open=""><summary>B</summary><i>c</i> <b>d</b></details>')
  expect(anchors).toEqual(['a'])
})

it('wraps class names around it, written as a directive or as HTML', async () => {
  const details = '<details><summary>A</summary><p>b</p></details>'
  const variants = [
    ':::details[A]{.one .two}\nb\n:::',
    '<details class="one two"><summary>A</summary>\n\nb\n\n</details>',
  ]
  for (const markdown of variants) {
    const { html } = await compilePlain(markdown)
    expect(html.replaceAll('\n', '')).toBe(`<div class="one two">${details}</div>`)
  }
  const inHtml = await compilePlain(`${variants[0]}\n\n<i></i>`)
  expect(inHtml.html.replaceAll('\n', '')).toContain(`<div class="one two">${details}</div>`)
})
