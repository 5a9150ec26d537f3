import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Finding } from '../src/gates/gate.js'
import { runGates } from '../src/gates/run-gates.js'
import { readTree, type SiteCopy } from './build-copy.js'
import { createBuildRequest } from './check/create-build-request.js'
import { listMarkdownDifferences } from './compare-words.js'
import { createCorpusSite, EDIT_URL } from './corpus/create-corpus-site.js'
import { findMdx } from './corpus/find-mdx.js'
import type { Outline } from './corpus/outline.js'
import { outlinePage } from './corpus/outline-page.js'
import { outlineSource } from './corpus/outline-source.js'
import { findSharedFolder } from './shared-folder.js'

// 249 pages written by others for another generator.
const { path: CORPUS, isLeftOut, note } = findSharedFolder('corpora/babel-docs')

// All of these are in the sources: MDX, links to pages of Babel's site that are not docs, links to ids that MDX
// components would have created, a title with an unclosed quote, and code that leaves its list item.
const EXPECTED_DIAGNOSTICS = {
  'warning broken-anchor': 5,
  'warning broken-link': 11,
  'warning code-block': 1,
  'warning mdx-in-markdown': 54,
  'warning no-home-page': 1,
  'warning unclosed-code': 1,
}

// Links whose text is "here", headings that skip a level, two repeated words, two pages that are too long for agents.
const EXPECTED_FINDINGS = { 'a11y-heading': 6, 'a11y-link-text': 51, 'agents-page': 2, 'doubled-word': 2 }

/** Whether the source has the problem, judged without docgen's parser. */
function isProved({ file = '', line = 0, code }: Finding, siteDir: string): boolean {
  const lines = readFileSync(join(siteDir, file), 'utf8').split('\n')
  const text = lines[line - 1] ?? ''
  const levels = lines.slice(0, line).flatMap((each) => /^(#{1,6}) /.exec(each)?.[1]?.length ?? [])
  const [before = 1, level = 0] = levels.length > 1 ? levels.slice(-2) : [1, ...levels]
  if (code === 'a11y-link-text') return /\[here\]|>here</.test(text)
  if (code === 'a11y-heading') return text.startsWith('#') && level > before + 1
  if (code === 'doubled-word') return /\b(\w+) \1\b/.test(text)
  return code === 'agents-page' && lines.join('\n').length > 50_000
}

describe.skipIf(isLeftOut)(`Babel’s documentation${note}`, () => {
  let copy: SiteCopy | undefined
  let diagnostics: readonly {
    readonly severity: string
    readonly code: string
    readonly file?: string
    readonly line?: number
  }[] = []
  let output = new Map<string, string>()

  beforeAll(async () => {
    copy = createCorpusSite(CORPUS)
    const { report } = await copy.build()
    diagnostics = report.diagnostics
    output = readTree(copy.outDir)
  })
  afterAll(() => copy?.remove())

  it('has one page per doc, the search page, the 404 page and a page with the whole of its long sidebar', () => {
    const pages = [...output.keys()].filter((file) => file.endsWith('.html'))
    expect(pages).toContain('404.html')
    expect(pages).toContain('search/index.html')
    expect(pages.filter((file) => /^docgen-topics-[\da-f]{8}\/index\.html$/.test(file))).toHaveLength(1)
    expect(pages).toHaveLength(249 + 3)
  })

  it('has all words of every page as Markdown, too', () => {
    expect(listMarkdownDifferences(output)).toEqual([])
  })

  it('has only the errors in its sources, each with its position', () => {
    const counts: Record<string, number> = {}
    for (const { severity, code } of diagnostics)
      counts[`${severity} ${code}`] = (counts[`${severity} ${code}`] ?? 0) + 1
    expect(counts).toEqual(EXPECTED_DIAGNOSTICS)
    expect(diagnostics.filter(({ file, line }) => file === undefined || line === undefined)).toEqual([])
  })

  it('has no finding of a gate that its sources do not prove', async () => {
    const { siteDir } = copy ?? {}
    if (siteDir === undefined) throw new Error('the site is missing')
    const request = { named: [], build: createBuildRequest(siteDir), now: '2026-03-01T12:00:00.000Z' }
    const { report } = await runGates(request)
    const findings = report.findings.filter(({ gate }) => gate !== 'content')
    const counts: Record<string, number> = {}
    for (const { code } of findings) counts[code] = (counts[code] ?? 0) + 1
    const unproved = findings.filter((finding) => !isProved(finding, siteDir))
    expect(unproved.map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([])
    expect(counts).toEqual(EXPECTED_FINDINGS)
  })

  it('reports every import, component and expression of MDX in Markdown once', () => {
    const expected = readdirSync(CORPUS).flatMap((name) =>
      findMdx(readFileSync(join(CORPUS, name), 'utf8')).map((line) => `docs/${name}:${line}`),
    )
    const reported = diagnostics.filter(({ code }) => code === 'mdx-in-markdown')
    expect(reported.map(({ file, line }) => `${file}:${line}`).sort()).toEqual(expected.sort())
  })

  it('shows every heading, code block, table cell, link, image and word of the sources once', () => {
    const pages = outlineOutput(output)
    const differences = readdirSync(CORPUS).flatMap((name) => {
      const page = pages.get(`docs/${name}`)
      if (page === undefined) return [`${name} has no page`]
      return differencesBetween(outlineSource(readFileSync(join(CORPUS, name), 'utf8')), page).map(
        (what) => `${name} ${what}`,
      )
    })
    expect(differences).toEqual([])
  })

  it('builds the same bytes in another folder and without a cache', async () => {
    const other = createCorpusSite(CORPUS)
    try {
      await other.build({ usesCache: false })
      const again = readTree(other.outDir)
      expect([...again.keys()]).toEqual([...output.keys()])
      expect([...again].filter(([file, bytes]) => output.get(file) !== bytes).map(([file]) => file)).toEqual([])
    } finally {
      other.remove()
    }
  })
})

/** Source file → outline of its page. */
function outlineOutput(output: ReadonlyMap<string, string>): Map<string, Outline> {
  const pages = new Map<string, Outline>()
  for (const [file, bytes] of output) {
    if (!file.endsWith('.html')) continue
    const { editUrl = '', ...outline } = outlinePage(Buffer.from(bytes, 'latin1').toString('utf8'))
    pages.set(editUrl.slice(EDIT_URL.length), outline)
  }
  return pages
}

function differencesBetween(source: Outline, page: Outline): string[] {
  const differences: string[] = []
  for (const what of ['cells', 'links', 'pictures'] as const) {
    if (source[what] !== page[what]) differences.push(`has ${source[what]} ${what}, its page ${page[what]}`)
  }
  for (const what of ['headings', 'codes', 'codeTitles'] as const) {
    const index = firstDifference(source[what], page[what])
    if (index === undefined) continue
    differences.push(`${what} ${index}: ${JSON.stringify(source[what][index])} is ${JSON.stringify(page[what][index])}`)
  }
  if (source.text === page.text) return differences
  const index = firstDifference([...source.text], [...page.text]) ?? 0
  const [expected, actual] = [source, page].map(({ text }) => text.slice(Math.max(0, index - 30), index + 60))
  return [...differences, `text: …${expected}… is …${actual}…`]
}

function firstDifference(left: readonly string[], right: readonly string[]): number | undefined {
  const length = Math.max(left.length, right.length)
  for (let index = 0; index < length; index++) {
    if (left[index] !== right[index]) return index
  }
  return undefined
}
