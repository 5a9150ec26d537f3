import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { find, findAll, openPage } from '../../test/open-page.js'
import { takeGivenContent } from './given-content.js'

const MODULE = `data:text/javascript,${encodeURIComponent('export const Card = { Item: "b" } //')}`

/** Opens a page with an island; returns its children. */
async function take(inside: string, content?: readonly unknown[]): Promise<readonly ReactNode[]> {
  openPage(`<docgen-island>${inside}</docgen-island>`)
  if (content) find('docgen-island').setAttribute('content', JSON.stringify(content))
  return takeGivenContent(find('docgen-island'))
}
/** The HTML that an island kept, by slot. */
function kept(): readonly (readonly [string, string])[] {
  const { givenContent } = find('docgen-island') as HTMLElement & { givenContent: Map<string, DocumentFragment> }
  return Array.from(givenContent, ([name, html]) => [name, html.textContent ?? ''] as const)
}

it('has no children if the page passed none', async () => {
  expect(await take('<button>0</button>')).toEqual([])
})

it('takes shown HTML and what waits in templates, and removes these', async () => {
  const children = await take(
    '<p><slot name="content">Shown</slot></p><template data-name="content-1"><b>Later</b></template>',
    [{ slot: 0 }, 'text', { slot: 1, key: 'k' }],
  )
  expect(kept()).toEqual([
    ['content', 'Shown'],
    ['content-1', 'Later'],
  ])
  expect([children[1], (children[2] as ReactElement).key, findAll('template')]).toEqual(['text', 'k', []])
  expect(renderToStaticMarkup(children[0])).toBe('<slot name="content"></slot>')
})

it('leaves the HTML of islands within that of this one', async () => {
  await take('<slot name="content">Outer <docgen-island><slot name="content-1">Inner</slot></docgen-island></slot>')
  expect(kept().map(([name]) => name)).toEqual(['content'])
})

it('renders components of the site among the children, with their own', async () => {
  const node = { src: MODULE, name: 'Card.Item', key: 'a', props: { title: 'T' }, children: ['One ', { slot: 0 }] }
  const [child] = await take('<slot name="content">Shown</slot>', [node])
  expect((child as ReactElement).key).toBe('a')
  expect(renderToStaticMarkup(child)).toBe('<b title="T">One <slot name="content"></slot></b>')
})

it('rejects if a module does not load', async () => {
  await expect(
    take('', [{ slot: 0, parts: [{ src: 'data:text/javascript,throw 1', name: 'A', props: {} }] }]),
  ).rejects.toBe(1)
})
