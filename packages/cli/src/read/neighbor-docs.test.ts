import { describe, expect, it } from 'vitest'
import { type DocsRoots, describeNeighborDocs, eachNeighborPath } from './neighbor-docs.js'

const docs = (id: string, version: string, roots: Partial<DocsRoots> = {}): DocsRoots => ({
  version: id === 'default' ? version : `${id}/${version}`,
  locale: 'en',
  isLast: false,
  contentRoot: `${id}_${version}`,
  sourceRoot: `${id}_${version}`,
  collection: { id, docs: { path: id === 'default' ? 'docs' : id } } as DocsRoots['collection'],
  ...roots,
})

describe('describeNeighborDocs', () => {
  const own = docs('default', '1.0')

  it('prefers the version of the same name, then the latest', () => {
    const latest = docs('community', '2.0', { isLast: true })
    expect(describeNeighborDocs(own, [own, latest, docs('community', '1.0')]).neighbors).toEqual({
      community: ['community_1.0'],
    })
    expect(describeNeighborDocs(own, [docs('community', '0.9'), latest]).neighbors).toEqual({
      community: ['community_2.0'],
    })
  })

  it('ignores other languages and versions of the same docs', () => {
    const german = docs('community', '1.0', { locale: 'de' })
    expect(describeNeighborDocs(own, [own, docs('default', '2.0'), german]).neighbors).toEqual({})
  })

  it('lists translations before originals', () => {
    const translated = docs('default', '1.0', { contentRoot: 'i18n/de/1.0', locale: 'de' })
    expect(describeNeighborDocs(translated, []).contentRoots).toEqual(['i18n/de/1.0', 'default_1.0'])
  })
})

describe('eachNeighborPath', () => {
  const neighborDocs = {
    contentRoots: ['versioned_docs/version-1.0'],
    origin: 'docs',
    neighbors: { community: ['community_versions/1.0', 'community'] },
  }
  const pathsFrom = (file: string, path: string): readonly string[] => [...eachNeighborPath(file, path, neighborDocs)]

  it.each([
    [
      'versioned_docs/version-1.0/a.md',
      '../community/b.md',
      ['community_versions/1.0/b.md', 'community/b.md', 'community/b.md'],
    ],
    ['versioned_docs/version-1.0/guide/a.md', '../../static/x.png', ['static/x.png']],
    ['versioned_docs/version-1.0/a.md', './b.md', []],
    ['versioned_docs/version-1.0/a.md', '../../outside.md', []],
    // A file of a neighbor, such as an included one: its original has the path below the other root.
    ['community_versions/1.0/a.md', './b.md', ['community/b.md']],
    ['src/a.md', './b.md', []],
  ])('resolves from %s the path %s to %j', (file, path, expected) => {
    expect(pathsFrom(file, path)).toEqual(expected)
  })
})
