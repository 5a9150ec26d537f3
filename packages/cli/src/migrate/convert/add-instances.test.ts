import { expect, it } from 'vitest'
import { addInstances } from './add-instances.js'
import { nothing } from './converted.js'

const with_ = (fields: Readonly<Record<string, unknown>>) => ({ ...nothing(), fields })

it('keeps a single folder as an object', () => {
  const only = with_({ docs: { path: 'docs' } })
  expect(addInstances(only, 'docs', [])).toBe(only)
})

it('lists several folders, with versions inside and shared fields outside', () => {
  const other = with_({ docs: { path: 'api' }, versions: { all: true }, markdown: { math: true } })
  expect(addInstances(with_({ docs: { path: 'docs' }, title: 'A' }), 'docs', [other]).fields).toEqual({
    docs: [{ path: 'docs' }, { path: 'api', versions: { all: true } }],
    markdown: { math: true },
    title: 'A',
  })
})

it('has an entry for a folder that has only defaults', () => {
  expect(addInstances(nothing(), 'blog', [with_({ blog: { path: 'news' } })]).fields).toEqual({
    blog: [{}, { path: 'news' }],
  })
})
