import { expect, it } from 'vitest'
import { listVocabulary } from './vocabulary.js'

const vocabulary = listVocabulary()

it('lists directives with their attributes', () => {
  expect(vocabulary.containers.find(({ name }) => name === 'card')?.attributes).toEqual(['icon', 'href', 'id', 'class'])
  expect(vocabulary.leaves.map(({ name }) => name)).toEqual(['include', 'code', 'doc-cards'])
  expect(vocabulary.texts.find(({ name }) => name === 'badge')?.attributes).toContain('type')
  expect(vocabulary.admonitions.has('note')).toBe(true)
})

it('lists components with the props of their directives', () => {
  const propsOf = (component: string) => vocabulary.components.find(({ name }) => name === component)?.attributes
  expect(propsOf('Card')).toEqual(['title', 'icon', 'href', 'id', 'class'])
  expect(propsOf('TabItem')).toContain('label')
  expect(propsOf('BrowserOnly')).toEqual([])
})

it('lists each language of code blocks once', () => {
  expect(vocabulary.languages).toEqual(expect.arrayContaining(['ts', 'typescript', 'bash', 'text']))
  expect(new Set(vocabulary.languages).size).toBe(vocabulary.languages.length)
})
