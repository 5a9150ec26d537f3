import type { Element, Root } from 'hast'
import { expect, it } from 'vitest'
import { compilePlain } from '../../test/markdown/compile-plain.js'

/** A rehype plugin that appends an element. */
const append =
  (element: Element) =>
  () =>
  (tree: Root): void => {
    tree.children.push(element)
  }
const script: Element = {
  type: 'element',
  tagName: 'p',
  properties: { onClick: 'go()', id: 'own' },
  children: [{ type: 'text', value: 'added' }],
}

it('parses HTML between Markdown, and removes what is not safe', async () => {
  const { html, problems } = await compilePlain('<div onclick="go()">\n\n**a**\n\n</div>')
  expect(html).toMatch(/^<div>\s*<p><strong>a<\/strong><\/p>\s*<\/div>$/)
  expect(problems).toHaveLength(1)
})

it('runs rehype plugins, and checks what they insert, unless HTML is trusted', async () => {
  const checked = await compilePlain('a', { rehypePlugins: [append(script)] })
  expect(checked.html).toContain('<p id="own">added</p>')
  const trusted = await compilePlain('a', { rehypePlugins: [append(script)], trustHtml: true })
  expect(trusted.html).toContain('onclick="go()"')
})

it('gives no heading the id of an element', async () => {
  const { html } = await compilePlain('## Own\n\n<p id="own">x</p>')
  expect([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['own-1', 'own'])
})

it('moves inline styles to a style sheet of the page', async () => {
  const { html } = await compilePlain('<p style="color: red">x</p>\n\n<p style="color: red">y</p>')
  expect(html).not.toContain('style="')
  expect(new Set([...html.matchAll(/<p class="([^"]*)"/g)].map(([, name]) => name)).size).toBe(1)
  expect((await compilePlain('plain')).html).toBe('<p>plain</p>')
})
