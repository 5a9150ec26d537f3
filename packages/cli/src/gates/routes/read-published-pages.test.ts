import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { MANIFEST_FILE } from '../../emit/create-manifest.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { readPublishedPages } from './read-published-pages.js'

const read = (manifest: unknown) =>
  readPublishedPages(
    createTestFolder({ [MANIFEST_FILE]: typeof manifest === 'string' ? manifest : JSON.stringify(manifest) }),
  )

describe('readPublishedPages', () => {
  it('reads pages, and skips files without a route', async () => {
    const { value, diagnostics } = await read({
      version: 1,
      files: {
        'a.html': { route: '/a', source: 'docs/a.md', anchors: '0,1,x', size: 9 },
        'b.html': { route: '/b' },
        'c.css': {},
      },
    })
    expect(diagnostics).toEqual([])
    expect(value).toEqual([{ route: '/a', source: 'docs/a.md', anchors: '0,1,x', size: 9 }, { route: '/b' }])
  })

  it('reads redirects with the source of their target, except where a page has the route', async () => {
    const { value } = await read({
      version: 1,
      baseUrl: '/kit/',
      files: { 'a.html': { route: '/ä b', source: 'docs/a.md' } },
      redirects: {
        '/old': '/kit/%C3%A4%20b?x#y',
        '/ä b': '/kit/x',
        '/far': 'https://other.example/',
        '/gone': '/kit/gone',
      },
    })
    expect(value?.slice(1)).toEqual([
      { route: '/old', to: '/kit/%C3%A4%20b?x#y', source: 'docs/a.md' },
      { route: '/far', to: 'https://other.example/' },
      { route: '/gone', to: '/kit/gone' },
    ])
  })

  it.each([
    ['{', 'has no manifest of docgen'],
    [{ version: 2, files: {} }, 'has no manifest of docgen'],
    [{ version: 1, files: { a: { route: 1 } } }, 'has no manifest of docgen'],
  ])('refuses %j', async (manifest, message) => {
    const { value, diagnostics } = await read(manifest)
    expect(value).toBeUndefined()
    expect(diagnostics).toMatchObject([{ code: 'no-manifest', message: expect.stringContaining(message) }])
  })

  it('says what is missing, and suggests the URL of a host', async () => {
    const folder = createTestFolder()
    const fail = async (against: string) => (await readPublishedPages(against)).diagnostics[0]
    expect((await fail(folder))?.message).toBe(`${folder} has no ${MANIFEST_FILE}`)
    expect((await fail(join(folder, 'gone')))?.hint).toBe(`Name a site that docgen built, or its ${MANIFEST_FILE}`)
    expect((await fail('docs.example.com/kit'))?.hint).toBe('Write https://docs.example.com/kit')
  })
})
