import type { Content } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTestCache } from '../cache/create-test-cache.js'
import { unpackAnchors } from '../graph/links/pack-anchors.js'
import {
  factsOf,
  forgetContent,
  hasFailed,
  hasUnfinishedPlugin,
  NO_FACTS,
  recallContent,
  recallFacts,
  rememberContent,
} from './content-cache.js'

const content: Content = {
  parts: ['<p>', ' "a"\n</p>'],
  holes: [{ kind: 'link', link: 0 }],
  description: 'A',
  toc: [{ id: 'x', level: 2, html: 'X', text: 'X' }],
  links: [{ kind: 'link', href: 'b.md', file: ':page.md', line: 1, column: 1 }],
  anchors: ['x', 'x-1'],
  sections: [],
  diagnostics: [],
}

it.each<[string, Partial<Content>]>([
  ['as it was', {}],
  ['without any HTML', { parts: [''], holes: [] }],
  [
    'with everything of its head',
    { heading: { parts: ['A'], holes: [], text: 'A' }, pageStyles: 'p{}', samples: '[]', layout: 'home' },
  ],
  ['with files that plugins have read', { pluginInputs: ['data.json'], sheets: ['tabs'] }],
])('returns content %s', (_what, changes) => {
  const cache = createTestCache()
  rememberContent('k', { ...content, ...changes }, cache)
  expect(recallContent('k', cache)).toEqual({ ...content, ...changes })
  expect(recallFacts('k', cache)).toEqual(factsOf({ ...content, ...changes }))
})

it('returns nothing that it does not have, or has forgotten', () => {
  const cache = createTestCache()
  expect([recallContent('k', cache), recallFacts('k', cache)]).toEqual([undefined, undefined])
  rememberContent('k', content, cache)
  forgetContent('k', cache)
  expect([recallContent('k', cache), recallFacts('k', cache)]).toEqual([undefined, undefined])
})

it('does not rely on facts if code of the site failed', () => {
  const cache = createTestCache()
  const failed = { code: 'mdx-failed', severity: 'error', message: 'no' } as const
  const unfinished = { ...failed, code: 'plugin-failed', failure: { cause: 'x', isUnfinished: true } } as const
  rememberContent('k', { ...content, diagnostics: [failed] }, cache)
  expect(recallFacts('k', cache)).toBeUndefined()
  expect(recallContent('k', cache)?.diagnostics).toEqual([failed])
  const diagnosticsOf = (...diagnostics: Content['diagnostics']) => factsOf({ ...content, diagnostics })
  expect(
    [[failed], [unfinished], [{ ...failed, code: 'broken-link' } as const]].map((all) =>
      hasFailed(diagnosticsOf(...all)),
    ),
  ).toEqual([true, true, false])
  expect([[failed], [unfinished]].map((all) => hasUnfinishedPlugin(diagnosticsOf(...all)))).toEqual([false, true])
})

it('keeps only what checks and keys need as facts', () => {
  const facts = factsOf(content)
  expect(Object.keys(facts)).toEqual(['links', 'anchors', 'diagnostics'])
  expect(unpackAnchors(facts.anchors)).toEqual(['x', 'x-1'])
  expect(unpackAnchors(NO_FACTS.anchors)).toEqual([])
})
