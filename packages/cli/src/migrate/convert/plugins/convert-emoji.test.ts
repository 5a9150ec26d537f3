import { expect, it } from 'vitest'
import { createTestFolder } from '../../../read/create-test-folder.js'
import { readLayout } from '../../docusaurus/read-layout.js'
import { convertEmoji } from './convert-emoji.js'

const DOCS = { name: '@docusaurus/plugin-content-docs', options: { value: {}, path: [] } }
const convert = (text: string, markdown?: unknown, files = {}) => {
  const layout = readLayout(createTestFolder({ 'docs/a.md': text, ...files }))
  return convertEmoji({ value: markdown, path: ['markdown'] }, [DOCS], { layout } as never)
}

it('adds the plugin for a code, if it is installed', () => {
  const { fields, notes } = convert('Go :rocket: now', {}, { 'node_modules/remark-emoji/index.js': '' })
  expect(fields).toEqual({ markdown: { remarkPlugins: ['remark-emoji'] } })
  expect(notes).toMatchObject([{ status: 'changed', name: ':rocket: in docs/a.md' }])
})

it('reports codes if the plugin is not installed', () => {
  expect(convert(':thumbs_up:')).toMatchObject({
    fields: {},
    notes: [{ status: 'lost', name: ':thumbs_up: in docs/a.md' }],
  })
})

it.each(['`:rocket:`', 'a::rocket::b', 'x:rocket:', 'https://a.example/:id:', ':::note', ':a:', '12:30:45'])(
  'finds no emoji in %s',
  (text) => {
    expect(convert(text).notes).toEqual([])
  },
)

it('finds none if the config turns them off', () => {
  expect(convert(':rocket:', { emoji: false }).notes).toEqual([])
})
