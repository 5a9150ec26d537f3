import { expect, it } from 'vitest'
import { createMemo } from '../../cache/memo.js'
import type { Artifact } from '../../emit/artifact.js'
import { packAnchors } from '../../graph/links/pack-anchors.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { openTestSite } from '../open-test-site.js'
import { startRun } from '../stage-graph.js'
import { OUTPUT_STAGES, type Output, type OutputInputs, type OutputTools } from './output-stages.js'

/** Opens a site with fields in its config, as code, whose pages are not compiled. */
async function open(fields = '') {
  const siteDir = createTestFolder({
    'site.config.ts': `export default { title: 'Kit', url: 'https://docs.example', trailingSlash: false, ${fields} }\n`,
    'docs/index.md': '# Start\n',
    'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
  })
  const { withMemo, resolveSite } = await openTestSite(siteDir)
  const site = await resolveSite()
  const labels: string[] = []
  const run = async <Name extends keyof Output & string>(
    names: readonly Name[],
    {
      changes = {},
      tools = {},
    }: { readonly changes?: Partial<OutputInputs>; readonly tools?: Partial<OutputTools> } = {},
  ) => {
    const inputs: OutputInputs = {
      ...site,
      builtPages: site.plan.pages.map((planned) => ({ planned, links: [], anchors: packAnchors([]), diagnostics: [] })),
      earlierDiagnostics: [],
      misleading: new Set(),
      ...changes,
    }
    const readMarkdownPage = async (file: string): Promise<Uint8Array> => Buffer.from(`# Markdown of ${file}\n`)
    const announce = (label: string): void => void labels.push(label)
    const used = { ...withMemo(createMemo()), readMarkdownPage, announce, ...tools }
    const values = await startRun(OUTPUT_STAGES, inputs, used).resolve(...names)
    if (!values) throw new Error('a stage has no value')
    return values
  }
  return { site, run, labels }
}

const namesOf = (artifacts: readonly Artifact[]): readonly string[] => artifacts.map(({ file }) => file)

it('collects the files of a site, each once', async () => {
  const { run, labels } = await open()
  const { artifacts, searchFiles, finished, fullTexts, fullFeeds, renderedCards, diagnostics } = await run([
    ...(['artifacts', 'searchFiles', 'finished', 'fullTexts', 'fullFeeds', 'renderedCards', 'diagnostics'] as const),
  ])
  expect(namesOf(artifacts)).toEqual(expect.arrayContaining(['logo.svg', 'sitemap.xml', 'robots.txt']))
  expect(namesOf(artifacts)).toEqual(expect.arrayContaining([...namesOf(searchFiles)]))
  expect(searchFiles.length).toBeGreaterThan(0)
  expect(new Set(namesOf(artifacts)).size).toBe(artifacts.length)
  expect({ finished, fullTexts, fullFeeds, renderedCards, diagnostics }).toEqual({
    finished: { artifacts: [], diagnostics: [] },
    fullTexts: [],
    fullFeeds: [],
    renderedCards: [],
    diagnostics: [],
  })
  expect(labels).toEqual(['search', 'emit', 'check'])
})

it('has no search files on a site without search', async () => {
  const { run } = await open('search: { enabled: false }')
  expect((await run(['searchFiles'])).searchFiles).toEqual([])
})

it('adds the files and findings of plugins', async () => {
  const { run } = await open(`plugins: [
    { name: 'one', version: '1', emit: () => [{ file: 'one.txt', content: '1' }] },
    { name: 'two', version: '1', check: () => [{ message: 'too short' }] },
  ]`)
  const { artifacts, diagnostics, finished } = await run(['artifacts', 'diagnostics', 'finished'])
  expect(finished.artifacts).toEqual([{ file: 'one.txt', bytes: '1' }])
  expect(namesOf(artifacts)).toContain('one.txt')
  expect(diagnostics).toMatchObject([{ code: 'plugin', message: 'the plugin two: too short' }])
})

it('skips plugins whose hooks come earlier', async () => {
  const { run } = await open("plugins: [{ name: 'one', version: '1', content: () => ({ data: 1 }) }]")
  expect((await run(['finished'])).finished).toEqual({ artifacts: [], diagnostics: [] })
})

it('reports the problems of all earlier stages and pages, except misleading ones', async () => {
  const { run, site } = await open()
  const earlierDiagnostics = [
    { code: 'invalid-config', severity: 'error', message: 'first' },
    { code: 'missing-module', severity: 'error', message: 'caused by the config' },
  ] as const
  const builtPages = site.plan.pages.map((planned) => ({
    ...{ planned, links: [], anchors: packAnchors([]) },
    diagnostics:
      planned.page.route === '/' ? [{ code: 'mdx-code', severity: 'error', message: 'second' } as const] : [],
  }))
  const changes = { earlierDiagnostics, builtPages, misleading: new Set(['missing-module']) }
  const { diagnostics } = await run(['diagnostics'], { changes })
  expect(diagnostics.map(({ message }) => message)).toEqual(['first', 'second'])
})

it('creates full texts from the Markdown of the pages, unless a plugin writes them', async () => {
  const llms = 'llms: { pages: true, full: true }'
  const { run } = await open(llms)
  const { fullTexts } = await run(['fullTexts'])
  expect(namesOf(fullTexts)).toEqual(['llms-full.txt'])
  expect(fullTexts[0] && 'bytes' in fullTexts[0] && String(fullTexts[0].bytes)).toContain('# Markdown of index.md')
  const plugin = "{ name: 'one', version: '1', emit: () => [{ file: 'other.txt', content: '' }] }"
  const other = await open(`${llms}, plugins: [${plugin}]`)
  expect(namesOf((await other.run(['fullTexts'])).fullTexts)).toEqual(['llms-full.txt'])
  const finished = { artifacts: [{ file: 'llms-full.txt', bytes: '' }], diagnostics: [] }
  expect((await run(['fullTexts'], { changes: { finished } as object })).fullTexts).toEqual([])
})

it('announces social cards only on a site that has some', async () => {
  const { run, site, labels } = await open()
  await run(['renderedCards'])
  expect(labels).toEqual([])
  const style = { key: 'k', manifest: 'none/package.json', accent: '', images: [], faces: [] }
  const [first] = site.plan.pages
  if (!first) throw new Error('the site has no page')
  const card = {
    file: 'assets/a.png',
    title: 'A',
    section: '',
    siteTitle: '',
    footer: '',
    language: 'en',
    direction: 'ltr',
  } as const
  const plan = { ...site.plan, pages: [{ ...first, card }] }
  // The package that renders cards is not installed in the folder of the test.
  await expect(run(['renderedCards'], { changes: { cards: { style }, plan } })).rejects.toThrow('none')
  expect(labels).toEqual(['cards'])
})
