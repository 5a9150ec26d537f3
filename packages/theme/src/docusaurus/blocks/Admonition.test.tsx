import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { messagesIn, withoutMessages } from '../../../test/messages-in.js'
import { Admonition, type AdmonitionProps } from './Admonition.js'

const render = (props: AdmonitionProps): string => renderToStaticMarkup(<Admonition {...props} />)
const classOf = (type: string): unknown => /class="([^"]*)"/.exec(render({ type }))?.[1]

it('has the kind of each name of Docusaurus, and is a note for others', () => {
  expect(['tip', 'caution', 'success', 'constructor', 'toString'].map(classOf)).toEqual([
    'admonition admonition-tip',
    'admonition admonition-warning admonition-caution',
    'admonition admonition-tip admonition-success',
    'admonition admonition-note',
    'admonition admonition-note',
  ])
})

it('has its own title, or that of its name', () => {
  expect(withoutMessages(render({ type: 'secondary' }))).toContain('<span>Secondary</span>')
  expect(messagesIn(render({ type: 'important' }))).toEqual([
    ['text', { key: 'theme.admonition.important', values: {} }],
  ])
  expect(messagesIn(render({}))).toEqual([['text', { key: 'theme.admonition.note', values: {} }]])
  expect(render({ title: 'Mine' })).toContain('<span>Mine</span>')
})

it('replaces the icon, or has none', () => {
  expect(render({})).toContain('icon-note')
  const replaced = render({ icon: <b>!</b>, title: 'T' })
  expect(replaced).toContain('<span><b>!</b> T</span>')
  expect(replaced).not.toContain('icon-note')
  expect(render({ icon: null, title: 'T' })).toContain('<p class="admonition-title"><span>T</span></p>')
  expect(messagesIn(render({ icon: '!' }))).toHaveLength(1)
})
