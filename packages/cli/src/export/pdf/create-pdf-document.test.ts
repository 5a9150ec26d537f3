import { expect, it } from 'vitest'
import { createTestConfig, createTestGraph } from '../../graph/create-test-graph.js'
import { createTestPage } from '../../plan/create-test-page.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createPdfDocument } from './create-pdf-document.js'

const fields = { title: 'Kit', url: 'https://docs.example', baseUrl: '/kit/' }

type Versions = ReturnType<typeof createTestGraph>['value']['versions']

async function create(
  request: Parameters<typeof createPdfDocument>[2],
  addVersions: (versions: Versions) => Versions = (versions) => versions,
) {
  const config = createTestConfig(fields)
  const docs = { 'index.md': { slug: '/', title: 'Start' }, 'guides/a.md': { title: 'A' } }
  const graph = createTestGraph({ docs, config: fields }).value
  const html = (text: string) =>
    `<!doctype html><html><head></head><body><main><article>${text}</article></main></body></html>`
  const folder = createTestFolder({ 'index.html': html('Start'), 'guides/a.html': html('A') })
  const pages = graph.docs.map(({ route, file }) => ({
    page: createTestPage({ route, file }),
    locale: 'en',
    version: 'current',
  }))
  const site = {
    config: { ...config, baseUrl: '/-docgen-archive-/' },
    graph: { ...graph, versions: addVersions(graph.versions) },
    plan: { pages },
    loaded: { config },
    locales: new Map(),
  }
  return createPdfDocument(site as never, folder, request)
}

it('contains each page once, under its own name', async () => {
  const document = await create({})
  if (!('pages' in document)) throw new Error(document.message)
  expect(document).toMatchObject({ title: 'Kit', url: 'https://docs.example/kit/', version: '', language: 'en' })
  expect([...document.names.keys()].toSorted()).toEqual(['/', '/guides/a'])
  expect(document.pages).toHaveLength(2)
})

it('names the version if the docs have several, and not because there is a blog', async () => {
  const withBlog = (versions: Versions): Versions =>
    versions.flatMap((version) => [
      version,
      { ...version, name: '@blog/current', collection: { ...version.collection, id: 'blog' } },
    ])
  expect(await create({}, withBlog)).toMatchObject({ version: '' })
  const withOld = (versions: Versions): Versions =>
    versions.flatMap((version) => [version, { ...version, name: '1.0' }])
  expect(await create({}, withOld)).toMatchObject({ version: 'Next' })
})

it.each(['guides', '/guides/'])('keeps only the section %s', async (section) => {
  const document = await create({ section })
  expect('pages' in document && [...document.names.keys()]).toEqual(['/guides/a'])
})

it('reports a section and a version that do not exist', async () => {
  expect(await create({ section: 'none' })).toMatchObject({ message: 'no page is below /none' })
  expect(await create({ docsVersion: 'curent' })).toEqual({
    message: 'no version is called curent',
    hint: 'Did you mean current?',
  })
  expect(await create({ docsVersion: '9' })).toMatchObject({ hint: 'Name one of these: current' })
})
