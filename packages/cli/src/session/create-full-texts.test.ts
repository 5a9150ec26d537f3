import { expect, it } from 'vitest'
import { createTestConfig, createTestFiles, createTestGraph } from '../graph/create-test-graph.js'
import { createTestPage } from '../plan/create-test-page.js'
import { createFullFeeds, createFullTexts, type FullTextInput, listTextFiles } from './create-full-texts.js'

function createInput(fields: object, statics: readonly string[] = []): FullTextInput {
  const site = { docs: { 'a.md': { title: 'A' }, 'b.md': { title: 'B' } }, statics, config: { ...fields } }
  const config = createTestConfig({ ...fields })
  const { value: graph } = createTestGraph(site)
  const pages = graph.docs.map(({ route, href, file, title, locale, version }) => {
    const markdownPage = { file: `${route.slice(1)}.md`, href: `${route}.md`, listHref: '/llms.txt' }
    return { page: createTestPage({ route, href, file, title, head: { markdownPage } }), locale, version }
  })
  return {
    siteDir: '/site',
    config,
    files: createTestFiles(site, config),
    graph,
    plan: { pages },
    pluginFiles: [],
  } as never
}

const read = async (file: string): Promise<Uint8Array> =>
  Buffer.from(`---\ntitle: x\n---\n\n> For AI agents: see llms.txt.\n\n# ${file}\n`)
const FULL = { llms: { pages: true, full: true } }

it('joins the Markdown of all pages, each without the note about the list', async () => {
  const input = createInput(FULL)
  const [text] = await createFullTexts(input, read)
  if (!text || !('bytes' in text)) throw new Error('no text was created')
  expect(text.file).toBe('llms-full.txt')
  expect(String(text.bytes)).toMatch(/# a\.md[\s\S]*# b\.md/)
  expect(String(text.bytes)).not.toContain('For AI agents')
  expect(listTextFiles(input)).toEqual([expect.objectContaining({ file: 'llms-full.txt' })])
})

it('creates nothing unless the config asks for it, and nothing in place of a file of the site', async () => {
  expect(await createFullTexts(createInput({}), read)).toEqual([])
  expect(await createFullTexts(createInput(FULL, ['llms-full.txt']), read)).toEqual([])
  expect(await createFullFeeds(createInput({}), read)).toEqual([])
})
