import { expect, it } from 'vitest'
import { compileMarkdown } from '../../../src/markdown/compile-markdown.js'
import { plainComponents } from '../../../test/markdown/plain-components.js'
import { plainOptions } from '../../../test/markdown/plain-options.js'

/** Position, message and hint of each problem. */
async function check(text: string): Promise<string[]> {
  const content = await compileMarkdown({ path: 'page.md', text, includes: {} }, plainOptions, plainComponents)
  return content.diagnostics.map(({ line, column, message, hint }) => `${line}:${column} ${message}. ${hint}`)
}

it('reports an attribute at its position, with the name that was meant or all names', async () => {
  expect(await check('::::cards{colls=2}\n:::card[A]\n:::\n::::')).toEqual([
    '1:11 :::cards has no attribute colls. Did you mean cols?',
  ])
  expect(await check('::::cards{xyz=2 .c #i}\n:::card[A]\n:::\n::::')).toEqual([
    '1:11 :::cards has no attribute xyz. It has cols, id, class',
  ])
  expect(await check('a :badge[b]{kolor=c}')).toEqual([
    '1:13 :badge has no attribute kolor. It has type, icon, id, class, title',
  ])
})

it('reports a missing title, and one where none is expected, which it keeps as text', async () => {
  expect(await check('::::cards\n:::card\nx\n:::\n::::')).toEqual(['2:1 :::card has no title. Write :::card[Title]'])
  expect(await check('::::cards[Title]\n:::card[A]\n:::\n::::')).toEqual([
    '1:1 :::cards has no title, so this is its first paragraph. Move it out of the brackets',
  ])
})

it('reports only misspelt attributes of admonitions, details and tabs', async () => {
  expect(await check(':::note{titel="A" other=1}\nx\n:::')).toEqual([
    '1:9 :::note has no attribute titel. Did you mean title?',
  ])
  expect(await check(':::details{opened}\nx\n:::')).toEqual([
    '1:12 :::details has no attribute opened. Did you mean open?',
  ])
  expect(await check(':::note{open}\nx\n:::')).toEqual([])
})
