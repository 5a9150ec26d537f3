import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, it, vi } from 'vitest'
import { START_FOLDER } from '../../guard/working-folder.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { EXIT } from '../exit-codes.js'
import { runExportZip, writeArchives } from './export-zip.js'

const page = (attributes = ''): string =>
  `<!doctype html><html lang="en"${attributes}><head></head><body></body></html>`
const versionPage = (name: string, path = ''): string =>
  page(` data-docs-version="${name}" data-docs-version-path="${path}"`)

/** Writes the archives of a built site, and returns them with what was printed. */
async function write(title: string, files: Readonly<Record<string, string>>) {
  const [built, out] = [createTestFolder(files), createTestFolder()]
  const lines: string[] = []
  const config = { title, url: 'https://docs.example/', baseUrl: '/kit/' }
  await writeArchives(config, { built, out, print: (line) => void lines.push(line) })
  return { out, lines, archives: readdirSync(out).sort() }
}

it('writes one archive of a site without versions', async () => {
  const { out, archives, lines } = await write('Kit', { 'index.html': page(), 'img/a.png': 'png', 'b.txt': 'b' })
  expect(archives).toEqual(['kit.zip'])
  expect(lines).toEqual([expect.stringContaining(`${relative(START_FOLDER, join(out, 'kit.zip'))}  `)])
  const files = Object.keys(unzipSync(readFileSync(join(out, 'kit.zip'))))
  expect(files).toEqual(expect.arrayContaining(['kit/index.html', 'kit/img/a.png', 'kit/b.txt']))
})

it('writes an archive of each version', async () => {
  const { out, archives, lines } = await write('Kit', {
    'index.html': versionPage('2.0'),
    '1.0/index.html': versionPage('1.0', '1.0/'),
  })
  expect(archives).toEqual(['kit-1.0.zip', 'kit-2.0.zip'])
  expect(lines).toHaveLength(2)
  const files = Object.keys(unzipSync(readFileSync(join(out, 'kit-1.0.zip'))))
  expect(files).toContain('kit-1.0/1.0/index.html')
  expect(files).not.toContain('kit-1.0/index.html.bak')
})

it.each([
  ['spaces and signs', 'My  great / Kit!', 'my-great-kit.zip'],
  ['other letters', 'Größe & 日本', 'größe-日本.zip'],
  ['dots at the start', '...hidden', 'hidden.zip'],
  ['a path', '../../up', 'up.zip'],
  ['no letters', '!?', 'site.zip'],
  ['a word of dots', 'Kit ... 2', 'kit-2.zip'],
  ['100 letters or more', 'x'.repeat(300), `${'x'.repeat(100)}.zip`],
  ['more than 255 bytes', '日'.repeat(300), `${'日'.repeat(83)}.zip`],
  ['characters of four bytes', '𠮷'.repeat(300), `${'𠮷'.repeat(62)}.zip`],
])('names an archive after a title with %s', async (_what, title, name) => {
  expect((await write(title, { 'index.html': page() })).archives).toEqual([name])
})

it('writes identical archives of the same site', async () => {
  const files = { 'b/index.html': page(), 'index.html': page(), 'a.txt': 'a' }
  const [one, other] = [await write('Kit', files), await write('Kit', files)]
  expect(readFileSync(join(one.out, 'kit.zip'))).toEqual(readFileSync(join(other.out, 'kit.zip')))
})

it('builds nothing if it cannot write the archives', async () => {
  const folder = createTestFolder({ taken: '' })
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  try {
    expect(await runExportZip(folder, { out: join(folder, 'taken') })).toBe(EXIT.usage)
    expect(stderr.mock.calls.join('')).toContain('a file exists where a folder is needed')
  } finally {
    stderr.mockRestore()
  }
})
