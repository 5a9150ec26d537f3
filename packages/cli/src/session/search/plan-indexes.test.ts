import { describe, expect, it } from 'vitest'
import type { Edition } from '../../graph/site-graph.js'
import { type IndexPlanInput, planIndexes } from './plan-indexes.js'

const edition = (version: string, base: string, fields: Partial<Edition> = {}): Edition =>
  ({
    version,
    locale: 'en',
    label: version,
    base,
    localeBase: '/',
    routeBase: base,
    isLast: false,
    collection: { id: 'default', docs: { path: 'docs', routeBasePath: '/' } },
    ...fields,
  }) as Edition

const page = (version: string, route: string, locale = 'en'): IndexPlanInput['builtPages'][number] =>
  ({
    planned: { version, locale, page: { route } },
    contentKey: `content of ${route}`,
    search: { key: `search of ${route}`, facts: {} },
  }) as unknown as IndexPlanInput['builtPages'][number]

const plan = (
  editions: readonly Edition[],
  builtPages: IndexPlanInput['builtPages'],
  contexts: readonly string[] = [],
) =>
  planIndexes({
    config: {
      baseUrl: '/',
      search: { contexts: contexts.map((path) => ({ path })) },
    } as unknown as IndexPlanInput['config'],
    editions,
    builtPages,
    findSearchLanguage: () => undefined,
  })

const latest = edition('2.0', '/', { isLast: true })
const old = edition('1.0', '/1.0')

describe('planIndexes', () => {
  it('plans an index for each version that has pages, and selects the latest by an empty path', () => {
    const indexes = plan([latest, old], [page('2.0', '/a'), page('1.0', '/1.0/a')])
    expect(indexes.map(({ versions, isAlone }) => [versions, isAlone])).toEqual([
      [[''], false],
      [['1.0/'], false],
    ])
    expect(plan([latest, old], [page('2.0', '/a')]).map(({ isAlone }) => isAlone)).toEqual([true])
  })

  it('skips pages that cannot be searched', () => {
    const { planned } = page('2.0', '/a')
    const unsearchable = { planned, contentKey: 'x', search: undefined }
    const failed = { ...page('2.0', '/b'), contentKey: undefined }
    expect(plan([latest], [unsearchable, failed] as never)).toEqual([])
  })

  it('adds other docs to the index of the latest version', () => {
    const collection = { id: 'community', docs: { path: 'community', routeBasePath: 'community' } }
    const community = edition('current', '/community', { isLast: true, collection } as Partial<Edition>)
    const indexes = plan([latest, community], [page('2.0', '/a'), page('current', '/community/b')])
    expect(indexes.map(({ task }) => task.pages.map(({ contentKey }) => contentKey))).toEqual([
      ['content of /a', 'content of /community/b'],
    ])
  })

  it('has another key if a page or a context changes, and the same otherwise', () => {
    const keyOf = (...[pages, contexts]: [IndexPlanInput['builtPages'], (readonly string[])?]) =>
      plan([latest], pages, contexts)[0]?.key
    const key = keyOf([page('2.0', '/a')])
    expect(keyOf([page('2.0', '/a')])).toBe(key)
    expect(keyOf([page('2.0', '/b')])).not.toBe(key)
    expect(keyOf([page('2.0', '/a')], ['/a'])).not.toBe(key)
  })
})
