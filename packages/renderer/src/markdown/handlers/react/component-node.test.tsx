import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ThemeComponents } from '../../../contract/index.js'
import type { ComponentUse } from '../../directives/block.js'
import { componentNode } from './component-node.js'

const show = (value: unknown): string => JSON.stringify(value)
const createShown = (name: string) => (props: Readonly<Record<string, unknown>>) => (
  <b>
    {name}
    {Object.entries(props).map(([key, value]) => (
      <i key={key}>
        {key}={typeof value === 'object' && key !== 'children' ? show(value) : (value as ReactNode)}
      </i>
    ))}
  </b>
)

/** A theme whose components show their names and props. */
const components = new Proxy({} as ThemeComponents, { get: (_, name) => createShown(String(name)) })
const render = (use: object, ...slots: readonly string[]): string =>
  renderToStaticMarkup(componentNode(components, { use: use as ComponentUse, slots }))
    .replaceAll('&quot;', '"')
    .replace(/<\/?i>/g, ' ')
    .replace(/<\/?b>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

describe('componentNode', () => {
  it.each([
    [{ name: 'Admonition', props: { kind: 'tip' }, hasTitle: true }, 'Admonition kind=tip title=one children=two'],
    [{ name: 'Admonition', props: {}, hasTitle: false }, 'Admonition children=one'],
    [{ name: 'Details', props: {}, hasSummary: true }, 'Details summary=one children=two'],
    [{ name: 'Details', props: {}, hasSummary: false }, 'Details children=one'],
    [{ name: 'Heading', props: { level: 2 } }, 'Heading level=2 children=one'],
    [{ name: 'Link', props: { href: '/' } }, 'Link href=/ attributes={} children=one'],
    [{ name: 'Link', props: {}, attributes: { a: '1' } }, 'Link attributes={"a":"1"} children=one'],
    [{ name: 'Table', props: {} }, 'Table children=one'],
    [{ name: 'Cards', props: { x: 1 } }, 'Cards x=1'],
    [{ name: 'CodeBlock', props: { html: 'x' } }, 'CodeBlock html=x'],
    [{ name: 'Card', props: {}, slotNames: ['title', 'children'] }, 'Card title=one children=two'],
    [
      { name: 'Tabs', props: {}, tabs: [{ label: 'A' }, { label: 'B' }] },
      'Tabs tabs=[{"label":"A","children":"one"},{"label":"B","children":"two"}]',
    ],
    [
      { name: 'FileTree', props: {}, entries: [{ name: 0, entries: [{ name: 1, comment: 0 }] }] },
      'FileTree entries=[{"name":"one","entries":[{"name":"two","comment":"one"}]}]',
    ],
  ])('passes the slots of %j', (use, expected) => {
    expect(render(use, 'one', 'two')).toBe(expected)
  })

  it('lists the headings of a table of contents', () => {
    expect(render({ name: 'Toc', entries: [{ id: 'a', level: 2, html: 'A', text: 'A' }] })).toContain('href="#a"')
  })
})
