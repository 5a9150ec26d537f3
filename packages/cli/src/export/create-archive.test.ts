import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { createArchive } from './create-archive.js'

const BASE = '/-docgen-archive-/'
const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta name="viewport" content="x"><script async type="module" src="${BASE}assets/a.js"></script></head><body>${body}</body></html>`
const files = {
  'index.html': page(`<a href="${BASE}guide/">Guide</a>`),
  'guide/index.html': page(
    `<docgen-island src="${BASE}assets/island.js" runtime="${BASE}assets/run.js"></docgen-island>`,
  ),
  'assets/a.js': "import { b } from './b.js'\nconsole.log(b, import.meta.url, import(location.hash))",
  'assets/b.js': "export const b = 'from b'",
  'assets/island.js': "export const island = 'island'",
  'assets/run.js': "export const run = 'run'",
  'img/a.png': 'png',
  'sitemap.xml': '',
}

async function pack(): Promise<Readonly<Record<string, string>>> {
  const folder = createTestFolder(files)
  const buffers = new Map(Object.entries(files).map(([file, text]) => [file, Buffer.from(text)]))
  const site = { files: buffers, onlineUrl: 'https://docs.example/' }
  const bytes = await createArchive({ site, folder, name: 'kit' })
  expect(Buffer.from(await createArchive({ site, folder, name: 'kit' })).equals(bytes)).toBe(true)
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([file, text]) => [file, strFromU8(text)]))
}

it('packs pages with relative links and classic scripts, without files for servers', async () => {
  const archive = await pack()
  expect(Object.keys(archive)).toEqual(Object.keys(archive).toSorted())
  expect(archive['kit/index.html']).toContain('href="guide/index.html"')
  expect(archive['kit/guide/index.html']).toContain(
    '<script src="../assets/archive-client.js"></script><meta name="viewport"',
  )
  expect(archive['kit/index.html']).toContain('<script async defer src="assets/a.js">')
  expect(archive['kit/img/a.png']).toBe('png')
  expect(archive).not.toHaveProperty('kit/sitemap.xml')
})

it('bundles scripts with their imports, and islands into one file', async () => {
  const archive = await pack()
  const script = archive['kit/assets/a.js'] ?? ''
  expect(script).toContain('from b')
  expect(script).toContain('docgenArchive.importText(')
  expect(script).not.toMatch(/\bimport[ .(]/)
  const islands = archive['kit/assets/archive-modules.js'] ?? ''
  expect(islands).toContain('"assets/island.js":')
  expect(islands).toContain('"assets/run.js":')
})
