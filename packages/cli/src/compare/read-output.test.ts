import { describe, expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { readOutput } from './read-output.js'

function read(files: Readonly<Record<string, string>>) {
  const folder = createTestFolder(files)
  return readOutput({
    folder,
    name: 'build',
    baseUrl: '/',
    origin: 'https://docs.example',
    localeBases: ['', '/fr'],
    remedy: 'Build it',
  })
}

describe('readOutput', () => {
  it('returns pages by route, without pages that are specific to a tool', () => {
    const { value, diagnostics } = read({
      'docs/b.html': '<main><h1>B</h1></main>',
      'docs/a/index.html': '<main><h1>A</h1></main>',
      'docs/search.html': '<main><h1>Search</h1></main>',
      'folder.html/index.html': '<meta http-equiv="refresh" content="0; url=/folder">',
      'old.html': '<meta http-equiv="refresh" content="0; url=/docs/b">',
      '404.html': '',
      '_global-error.html': '',
      'search/index.html': '',
      'fr/404.html': '',
      '__docusaurus/debug.html': '<main id="__docusaurus"><h1>Debug</h1></main>',
      'fr/__docusaurus/debug/routes/index.html': '<main id="__docusaurus"><h1>Routes</h1></main>',
      'fr/search.html': '',
      'style.css': '',
    })
    expect(value?.map(({ route, title }) => [route, title])).toEqual([
      ['/docs/a', 'A'],
      ['/docs/b', 'B'],
      ['/docs/search', 'Search'],
    ])
    expect(diagnostics).toEqual([])
  })

  it('reads saved pages: in folders for the host and the base URL, without extension, but not with a query', () => {
    const folder = createTestFolder({
      'docs.example/base/index.html': '<main><h1>Start</h1></main>',
      'docs.example/base/guide': '<!DOCTYPE html><main><h1>Guide</h1></main>',
      'docs.example/base/guide?view=2.html': '<main><h1>Guide</h1></main>',
      'docs.example/base/LICENSE': 'MIT',
      'docs.example/robots.txt': '',
    })
    const saved = { folder, name: 'saved', baseUrl: '/base/', origin: 'https://docs.example', localeBases: [''] }
    const { value } = readOutput({ ...saved, remedy: '' })
    expect(value?.map(({ route, title }) => [route, title])).toEqual([
      ['/', 'Start'],
      ['/guide', 'Guide'],
    ])
  })

  it('reports a missing folder, and how to build it', () => {
    expect(read({ 'style.css': '' })).toMatchObject({
      value: undefined,
      diagnostics: [{ code: 'no-built-site', message: 'no page in the folder build', hint: 'Build it' }],
    })
    const nowhere = {
      folder: '/nowhere/at/all',
      name: 'build',
      baseUrl: '/',
      origin: 'https://docs.example',
      localeBases: [''],
      remedy: 'Build it',
    }
    expect(readOutput(nowhere).diagnostics).toMatchObject([{ message: 'folder build not found' }])
  })
})
