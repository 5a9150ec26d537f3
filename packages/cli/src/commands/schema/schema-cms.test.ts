import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseYaml } from '../../config/yaml/parse-yaml.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { captureOutput } from '../capture-output.js'
import { parseLine } from '../create-test-program.js'
import { EXIT } from '../exit-codes.js'
import { runSchema } from './schema.js'

const CONFIG = `export default {
  title: "Writer's site",
  url: 'https://docs.example.com',
  baseUrl: '/kit/',
  docs: { editUrl: 'https://github.com/example/kit/edit/next/' },
  i18n: { defaultLocale: 'en', locales: ['en', 'de'] },
}
`

/** A repository with a site in a subfolder, which has an old version, a translation and a blog. */
function createRepository(config = CONFIG): string {
  const folder = createTestFolder({
    'site/site.config.mjs': config,
    'site/docs/index.md': '# Start',
    'site/blog/2026-01-02-hello.md': '# Hello',
    'site/versions.json': '["1.0"]',
    'site/versioned_docs/version-1.0/index.md': '# Start',
  })
  mkdirSync(join(folder, '.git'))
  return folder
}

it('writes a config of Decap CMS with a collection for each folder, relative to the repository', async () => {
  const repository = createRepository()
  captureOutput()
  const out = join(repository, 'site/static/admin')
  expect(await runSchema(undefined, { cms: 'decap', site: join(repository, 'site'), out })).toBe(EXIT.success)
  const config = Object(Object(parseYaml(readFileSync(join(out, 'config.yml'), 'utf8'))).value)
  expect(config).toMatchObject({
    backend: { name: 'github', repo: 'example/kit', branch: 'next' },
    media_folder: 'site/static/img',
    public_folder: '/kit/img',
  })
  const collections: readonly Readonly<Record<string, unknown>>[] = config.collections
  expect(collections.map(({ name, folder }) => [name, folder])).toContainEqual(['docs', 'site/docs'])
  expect(collections.map(({ name, folder }) => [name, folder])).toContainEqual([
    'docs_1-0',
    'site/versioned_docs/version-1.0',
  ])
  expect(collections.map(({ folder }) => folder)).toContainEqual('site/i18n/de/docs/current')
  expect(new Set(collections.map(({ name }) => name)).size).toBe(collections.length)
  const fieldsOf = (name: string) => Object(collections.find((each) => each['name'] === name))['fields']
  expect(fieldsOf('docs')).toContainEqual(
    expect.objectContaining({ name: 'sidebar_position', widget: 'number', required: false }),
  )
  expect(fieldsOf('docs')).not.toContainEqual(expect.objectContaining({ name: 'date' }))
  expect(fieldsOf('docs').at(-1)).toMatchObject({ name: 'body', widget: 'markdown' })
})

it('prints a config of Keystatic', async () => {
  const repository = createRepository(CONFIG.replace('docs: { editUrl', 'x: { editUrl').replace(/ {2}x: .*\n/, ''))
  const { out } = captureOutput()
  expect(await runSchema(undefined, { cms: 'keystatic', site: join(repository, 'site') })).toBe(EXIT.success)
  const text = out()
  expect(text).toContain("storage: { kind: 'local' }")
  expect(text).toContain("path: 'site/docs/**'")
  expect(text).toContain('draft: fields.checkbox({')
  expect(text).toContain("'docs_1-0': collection({")
})

it('reports a broken config, and other systems', async () => {
  const { err } = captureOutput()
  const folder = createTestFolder({ 'site.config.mjs': 'export default { titel: 1 }\n' })
  expect(await runSchema(undefined, { cms: 'decap', site: folder })).toBe(EXIT.usage)
  expect(err()).toContain('titel')
  expect((await parseLine('schema', '--cms', 'tina')).error).toContain('decap, keystatic')
})
