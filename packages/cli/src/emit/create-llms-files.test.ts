import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph, type TestSite } from '../graph/create-test-graph.js'
import { createTestPage } from '../plan/create-test-page.js'
import type { PlannedPage } from '../plan/site-plan.js'
import { createLlmsFiles, listFullTexts } from './create-llms-files.js'

function createInput(docs: NonNullable<TestSite['docs']>, llms = {}) {
  const graph = createTestGraph({ docs }).value
  const pages = graph.docs.map(({ route, title, description, href, file, locale, version }): PlannedPage => {
    const markdownPage = { file: `${route.slice(1)}.md`, href: `${route}.md`, listHref: '/llms.txt' }
    const head = { markdownPage, ...(description !== undefined && { description }) }
    const page = createTestPage({ route, href, file, title, head })
    return { page, locale, version }
  })
  return { config: createTestConfig({ tagline: 'All about it.', llms }), graph, pages }
}

function listFiles(...site: Parameters<typeof createInput>): ReadonlyMap<string, string> {
  const files = createLlmsFiles(createInput(...site))
  return new Map(files.map((artifact) => [artifact.file, 'bytes' in artifact ? String(artifact.bytes) : '']))
}

it('lists pages by category, with descriptions on one line, without unlisted pages', () => {
  const files = listFiles({
    'a.md': { title: 'A [b], `c` <D> *e*', description: 'First\nline' },
    'setup/install (x).md': { title: 'Install' },
    'setup/secret.md': { title: 'Secret', unlisted: true },
  })
  expect([...files]).toEqual([
    [
      'llms.txt',
      '# Test\n\n> All about it.\n\n## Overview\n\n- [A \\[b\\], \\`c\\` \\<D> \\*e\\*](https://docs.example/a.md): First line\n\n' +
        '## setup\n\n- [Install](https://docs.example/setup/install %28x%29.md)\n',
    ],
  ])
})

it('splits lists that agents would truncate', () => {
  const docs: Record<string, Record<string, unknown>> = {}
  for (let page = 0; page < 700; page++)
    docs[`big/p${page}.md`] = { title: `Page ${page}`, description: 'x'.repeat(60) }
  for (let page = 0; page < 9; page++) docs[`Big!/q${page}.md`] = { title: `Other ${page}` }
  const files = listFiles(docs)
  expect([...files.keys()].sort()).toEqual(['llms.txt', 'llms/big-2-2.txt', 'llms/big-2.txt', 'llms/big.txt'])
  for (const text of files.values()) expect(text.length).toBeLessThanOrEqual(50_000)
  const all = [...files.values()].join('')
  for (let page = 0; page < 700; page++) expect(all).toContain(`(https://docs.example/big/p${page}.md)`)
  expect(files.get('llms.txt')).toContain('- [Big!](https://docs.example/llms/big.txt): 9 pages\n')
  expect(files.get('llms/big-2.txt')).toMatch(
    /^# Test: big\n\n> Part of <https:\/\/docs.example\/llms.txt>\n\n## big\n/,
  )
})

it('links to a file with all pages, which has their order, only if both options are on', () => {
  const docs = {
    'setup/install.md': { title: 'Install' },
    'setup/secret.md': { title: 'Secret', unlisted: true },
    'a.md': { title: 'A' },
  }
  const llms = { pages: true, full: true }
  expect(listFiles(docs, llms).get('llms.txt')).toContain(
    '# Test\n\n> All about it.\n\nAll pages in one file: [llms-full.txt](https://docs.example/llms-full.txt)\n\n## ',
  )
  expect(listFullTexts(createInput(docs, llms))).toEqual([
    { file: 'llms-full.txt', start: '# Test\n\n> All about it.\n', markdownPages: ['a.md', 'setup/install.md'] },
  ])
  for (const off of [{ pages: true }, { full: true }]) {
    expect(listFullTexts(createInput(docs, off))).toEqual([])
    expect(listFiles(docs, off).get('llms.txt')).not.toContain('llms-full.txt')
  }
})
