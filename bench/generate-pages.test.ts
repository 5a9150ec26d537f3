import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pagePath } from './corpus/compose-page.mjs'
import { generatePages } from './generate-pages.mjs'

const root = mkdtempSync(join(tmpdir(), 'generate-pages-'))
const corpusFolders = [join(root, 'corpus')]

function read(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.md'))
  return new Map(names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
}

beforeAll(() => {
  mkdirSync(join(root, 'corpus'))
  for (let file = 0; file < 40; file += 1) {
    const sections = [1, 2, 3].map(
      (each) =>
        `## Part ${each} of ${file}\n\n${'Some words that are long enough to count as real text. '.repeat(4 + (file % 5))}\n\n` +
        `\`\`\`js\nconst value = ${file * each}\nconsole.log(value)\n\`\`\`\n`,
    )
    writeFileSync(join(root, 'corpus', `file-${file}.md`), sections.join('\n'))
  }
})

afterAll(() => rmSync(root, { recursive: true }))

describe('generatePages', () => {
  it('writes the same bytes for the same seed, and different bytes for another seed', () => {
    const [first, second, third] = [1, 1, 2].map((seed, index) => {
      const folder = join(root, `same-${index}`)
      generatePages({ count: 30, folder, corpusFolders, seed })
      return read(folder)
    })
    expect(second).toEqual(first)
    expect(third).not.toEqual(first)
  })

  it('writes 25 pages to a folder, with unique titles, sentences and comments', () => {
    const folder = join(root, 'unique')
    const set = generatePages({ count: 60, folder, corpusFolders })
    const pages = read(folder)
    expect([...pages.keys()].filter((name) => name.startsWith('section-01/'))).toHaveLength(25)
    expect(pages.has('section-03/page-10.md')).toBe(true)
    const texts = [...pages.values()]
    for (const pattern of [/^title: .*$/m, /^Page \d+ is about .*$/m, /^\/\/ page \d+, block 1$/m]) {
      expect(new Set(texts.map((text) => pattern.exec(text)?.[0]))).toHaveProperty('size', 60)
    }
    expect(set).toMatchObject({ count: 60, headings: 720, bytes: texts.join('').length })
  })

  it('writes five relative links per page, all to existing pages', () => {
    const folder = join(root, 'links')
    generatePages({ count: 30, folder, corpusFolders })
    const pages = [...read(folder)]
    expect(pages).toHaveLength(30)
    for (const [name, text] of pages) {
      const targets = [...text.matchAll(/\]\((\.[^)]*)\)/g)].map(([, target]) => resolve(folder, name, '..', target))
      expect(targets).toHaveLength(5)
      expect(targets.filter((target) => !existsSync(target))).toEqual([])
    }
  })

  it('rejects a corpus that is too small to be realistic', () => {
    expect(() => generatePages({ count: 1, folder: root, corpusFolders: [join(root, 'nowhere')] })).toThrow(
      'only 0 sections',
    )
  })
})

it('names nested folders, and folders of any size', () => {
  expect(pagePath(0)).toBe('section-01/page-01.md')
  expect(pagePath(0, { isNested: true })).toBe('part-01/chapter-01/section-01/page-01.md')
  expect(pagePath(10_000 + 26, { isNested: true })).toBe('part-02/chapter-01/section-02/page-02.md')
  expect(pagePath(63, { pagesPerFolder: 63 })).toBe('section-02/page-01.md')
})
