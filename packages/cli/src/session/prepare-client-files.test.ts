import { pathToFileURL } from 'node:url'
import type { Theme } from '@docgen/renderer/contract'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { readClientManifest } from './bundle/read-client-manifest.js'
import { prepareClientFiles } from './prepare-client-files.js'

const MANIFEST = {
  runtime: 'run.js',
  modules: { Tabs: 'tabs.js' },
  files: ['run.js'],
  sheets: { tabs: 'tabs.css', math: 'math.css', blog: 'blog.css' },
  search: { files: ['s.js'] },
  math: { files: ['m.woff2'] },
  diagrams: { files: ['d.js'], module: 'd.js' },
}
const FILES = Object.fromEntries(
  [
    'theme.css',
    'bootstrap.js',
    'worker.js',
    'page.js',
    'run.js',
    'tabs.css',
    'math.css',
    'blog.css',
    's.js',
    'm.woff2',
    'd.js',
  ].map((file) => [file, `/* ${file} */`]),
)

function prepare(changes: Partial<Parameters<typeof prepareClientFiles>[0]> = {}, manifest?: string) {
  const folder = createTestFolder({ ...FILES, 'manifest.json': JSON.stringify(MANIFEST) })
  const client = {
    directory: pathToFileURL(`${folder}/`).href,
    stylesheet: 'theme.css',
    script: 'bootstrap.js',
    searchWorker: 'worker.js',
    searchPage: 'page.js',
    searchLanguages: 'languages',
    ...(manifest !== undefined && { manifest }),
  }
  const theme = { client } as Partial<Theme> as Theme
  const has = { hasSearch: false, hasMath: false, hasBlog: false, hasDiagrams: false, hasConsole: false }
  const fonts = { styles: [], files: [], preloads: {} }
  return prepareClientFiles({ theme, ownStyles: [], islands: [], fonts, baseUrl: '/kit/', ...has, ...changes })
}

const namesOf = ({ artifacts }: ReturnType<typeof prepare>): readonly string[] => artifacts.map(({ file }) => file)

it('names files after their content, and only as often as a site needs them', () => {
  const plain = prepare({}, 'manifest.json')
  expect(plain.stylesheetHref).toMatch(/^\/kit\/assets\/theme\.[\da-f]{8}\.css$/)
  expect(Object.keys(plain.sheets)).toEqual(['tabs'])
  expect(namesOf(plain).slice(2)).toEqual(['assets/run.js', 'assets/tabs.css'])
  expect(plain.islands).toEqual({ runtime: '/kit/assets/run.js', modules: { Tabs: '/kit/assets/tabs.js' } })
  const all = prepare(
    { hasSearch: true, hasMath: true, hasBlog: true, hasDiagrams: true, hasConsole: true },
    'manifest.json',
  )
  expect(Object.keys(all.sheets)).toEqual(['tabs', 'math', 'blog'])
  expect(namesOf(all)).toEqual(expect.arrayContaining(['assets/s.js', 'assets/m.woff2', 'assets/d.js']))
  expect(all.diagramHref).toBe('/kit/assets/d.js')
})

it('needs no manifest', () => {
  const files = prepare()
  expect(files.sheets).toEqual({})
  expect(files).not.toHaveProperty('islands')
  expect(readClientManifest({ client: {} } as never)).toBeUndefined()
})

it('puts imports of other hosts first, each once', () => {
  const remote = [{ rule: '@import url("https://fonts.example/a.css");', url: 'https://fonts.example/a.css' }]
  const own = { file: 'own.css', css: 'a{}', names: {}, urls: [], remote }
  const files = prepare({ ownStyles: [own, own] as never })
  const [stylesheet] = files.artifacts
  const text = stylesheet && 'bytes' in stylesheet ? String(stylesheet.bytes) : ''
  expect(text.indexOf('@import url("https://fonts.example/a.css")')).toBe(0)
  expect(text.match(/@import/g)).toHaveLength(1)
  expect(files.remoteStyles).toContain('https://fonts.example/a.css')
})
