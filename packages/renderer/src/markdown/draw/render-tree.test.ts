import type { Root } from 'hast'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { plainComponents } from '../../../test/markdown/plain-components.js'
import type { ThemeComponents } from '../../contract/index.js'
import { componentElement } from '../finish/component-element.js'
import { treeRenderer } from './render-tree.js'

const text = (key: string): string => key

it('makes one renderer for each theme', () => {
  expect(treeRenderer(plainComponents)).toBe(treeRenderer(plainComponents))
  expect(treeRenderer({ ...plainComponents })).not.toBe(treeRenderer(plainComponents))
})

const showAttributes: ThemeComponents['Link'] = ({ attributes }) => createElement('i', null, JSON.stringify(attributes))

it('gives a link the attributes of its element under the names of React', () => {
  const components = { ...plainComponents, Link: showAttributes }
  const link = {
    ...componentElement({ name: 'Link', props: { text, href: 'a', isExternal: false } }),
    properties: { className: ['b', 'c'], ariaLabel: 'd' },
  }
  const tree: Root = { type: 'root', children: [link] }
  expect(treeRenderer(components)(tree).replaceAll('&quot;', '"')).toBe('<i>{"className":"b c","aria-label":"d"}</i>')
})

it('splits the first child off where a block has a title', () => {
  const group = (value: string) => componentElement({ name: 'Group' }, [{ type: 'text', value }])
  const props = { text, kind: 'note' } as const
  const titled = componentElement({ name: 'Admonition', props, hasTitle: true }, [group('a'), group('b')])
  const bare = componentElement({ name: 'Admonition', props, hasTitle: false }, [group('c')])
  expect(treeRenderer(plainComponents)({ type: 'root', children: [titled, bare] })).toBe(
    '<aside class="note"><p>a</p>b</aside><aside class="note"><p>theme.admonition.note</p>c</aside>',
  )
})
