import { expect, it } from 'vitest'
import { createTestDraft } from '../test-draft.js'
import {
  addWords,
  createApiDraft,
  describeAll,
  describeField,
  findId,
  linkOut,
  MAX_ID_LENGTH,
  openHeading,
  showCode,
  takeId,
} from './api-draft.js'

const draft = () => createTestDraft({})
const described = (text: string) => ({ text, pointer: '/info' })

it.each([
  ['a b\t"c"', 'a-b-c-'],
  ['50%', '50-'],
  ['path-{id}', 'path-{id}'],
  ['', 'part'],
  ['x'.repeat(300), 'x'.repeat(MAX_ID_LENGTH)],
])('turns %j into an id', (wanted, id) => {
  expect(findId(wanted, () => false)).toBe(id)
})

it('numbers ids that are taken', () => {
  const page = draft()
  expect(['a', 'a', 'a', 'a-2'].map((wanted) => takeId(page, wanted))).toEqual(['a', 'a-2', 'a-3', 'a-2-2'])
})

it('describes with tokens in the order of the page, which the section contains', () => {
  const page = draft()
  expect(describeField(page, undefined)).toEqual({})
  expect(describeField(page, described('one'))).toEqual({ descriptionHtml: '\u0000d0\u0000' })
  expect(describeAll(page, undefined, described('two'), described('three'))).toEqual({
    descriptionHtml: '\u0000d1\u0000\u0000d2\u0000',
  })
  expect(describeAll(page, undefined)).toEqual({})
  addWords(page, 'word')
  expect(page.sections[0]?.pieces).toEqual([0, 1, 2, 'word'])
  expect(page.descriptions.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
})

it('lists headings down to level 3, and begins a section with each', () => {
  const page = draft()
  const key = 'theme.api.responses'
  expect(openHeading(page, { id: 'r', level: 2, key })).toEqual({ id: 'r', level: 2, key, label: 'Responses' })
  expect(openHeading(page, { id: 'r', level: 4, key }).id).toBe('r-2')
  expect(page.toc.map(({ id }) => id)).toEqual(['r'])
  expect(page.sections.map(({ id, level }) => [id, level])).toEqual([
    ['', 1],
    ['r', 2],
    ['r-2', 4],
  ])
})

it('resolves links of the site only, at the position of the description', () => {
  const page = draft()
  expect(linkOut(page, 'https://a.example', '/info')).toBe('https://a.example')
  expect(page.links).toEqual([])
  expect(linkOut(page, '/guide', '/info')).toMatch(/^\u0000/)
  expect(page.links).toEqual([{ kind: 'link', href: '/guide', file: '#/info', line: 1, column: 1 }])
})

it('numbers code blocks, and begins each page empty', () => {
  const page = draft()
  const code = { language: 'json', text: '{}' }
  expect([showCode(page, code), showCode(page, code)].map(({ html }) => html)).toEqual([
    '\u0000c0\u0000',
    '\u0000c1\u0000',
  ])
  takeId(page, 'a')
  const next = createApiDraft(page)
  expect([next.codes, next.anchors.size, next.document === page.document]).toEqual([[], 0, true])
})
