import { expect, it } from 'vitest'
import { convertMarkdown } from './convert-markdown.js'

it.each([
  [{ maintainCase: true }, { maintainCase: true }],
  [{ maintainCase: false }, undefined],
  [{}, undefined],
])('converts anchors %j to %j', (anchors, expected) => {
  const { fields, notes } = convertMarkdown({ value: { anchors }, path: ['markdown'] }, 'docusaurus.config.js')
  expect(Object(fields['markdown']).anchors).toEqual(expected)
  expect(notes.filter(({ status }) => status === 'lost')).toEqual([])
})
