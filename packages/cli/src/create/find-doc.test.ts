import { expect, it } from 'vitest'
import type { Doc } from '../graph/doc.js'
import { findDoc } from './find-doc.js'

const DOCS = ['a', 'b', 'x/a'].map(
  (id) => ({ source: `docs/${id}.md`, id, route: `/${id}`, href: `/base/${id}/` }) as Doc,
)

it.each(['docs/x/a.md', 'x/a', '/x/a', '/base/x/a/', 'https://docs.example.com/base/x/a/'])(
  'finds a page by %s',
  (name) => expect(findDoc(name, DOCS).doc?.source).toBe('docs/x/a.md'),
)

it('suggests a page that the name resembles', () =>
  expect(findDoc('docs/x/aa.md', DOCS)).toEqual({ near: 'docs/x/a.md' }))
