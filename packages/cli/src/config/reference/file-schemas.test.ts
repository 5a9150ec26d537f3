import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { parseYaml } from '../yaml/parse-yaml.js'
import { splitFrontMatter } from '../yaml/split-front-matter.js'
import { createFileSchema, type FileSchemaName } from './file-schemas.js'

const ROOT = fileURLToPath(new URL('../../../../..', import.meta.url))

function createCheck(name: FileSchemaName): (value: unknown) => readonly string[] {
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(createFileSchema(name))
  return (value) =>
    validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

/** Lists the files of the project's own sites, without builds of them. */
function listFiles(pattern: RegExp): readonly string[] {
  return ['site', 'docs', 'packages/cli/test/sites', 'packages/cli/templates'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && pattern.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      // Its front matter is VitePress's, which docgen converts.
      .filter((path) => !path.includes('dialect-vitepress'))
      .filter((path) => !/\/(?:node_modules|dist|expected|build)\//.test(path)),
  )
}

function readYaml(text: string): unknown {
  const parsed = parseYaml(text)
  if (!parsed.ok) throw new Error(parsed.reason)
  return parsed.value
}

describe('the JSON Schemas accept the files of the project’s sites', () => {
  it.each([
    ['category', /^_category_\.(?:ya?ml|json)$/],
    ['tags', /^tags\.yml$/],
    ['authors', /^authors\.yml$/],
    ['search-tests', /^search\.tests\.yml$/],
    ['sidebars', /sidebars\.json$/],
  ] as const)('of %s', (name, pattern) => {
    const check = createCheck(name)
    const files = listFiles(pattern)
    expect(files.length).toBeGreaterThan(0)
    const failures = files.flatMap((path) => {
      const problems = check(readYaml(readFileSync(path, 'utf8')) ?? {})
      return problems.length > 0 ? [[path.slice(ROOT.length), ...problems]] : []
    })
    expect(failures).toEqual([])
  })

  it('of pages', () => {
    const check = createCheck('front-matter')
    const files = listFiles(/\.mdx?$/)
    expect(files.length).toBeGreaterThan(100)
    const failures = files.flatMap((path) => {
      const block = splitFrontMatter(readFileSync(path, 'utf8'))
      if (block === undefined || block === 'unterminated') return []
      const problems = check(readYaml(block.yaml) ?? {})
      return problems.length > 0 ? [[path.slice(ROOT.length), ...problems]] : []
    })
    expect(failures).toEqual([])
  })
})

it.each<[FileSchemaName, unknown]>([
  ['category', { lable: 'A' }],
  ['category', { position: 'first' }],
  ['category', { collapsed: 'yes' }],
  ['category', { link: { type: 'page' } }],
  ['tags', { a: { lable: 'A' } }],
  ['tags', { a: 'A' }],
  ['authors', { jo: 'Jo' }],
  ['search-tests', { tests: [{ query: 'a' }] }],
  ['search-tests', { least: 1 }],
  ['sidebars', { docs: [{ type: 'dok', id: 'a' }] }],
  ['sidebars', { docs: [{ type: 'category', label: 'A', items: [{ type: 'link', label: 'B' }] }] }],
  ['sidebars', { docs: 1 }],
  ['front-matter', { draft: 'sometimes' }],
  ['front-matter', { sidebar_position: [1] }],
  ['front-matter', { toc_max_heading_level: 9 }],
  ['front-matter', { tags: [{ name: 'a' }] }],
  ['front-matter', { layout: 'home', hero: { buttons: 1 } }],
  ['redirects', [{ from: '/a' }]],
  ['config', { title: 'A' }],
  ['config', { title: 'A', url: 'https://a.example', tagLine: 'x' }],
])('the JSON Schema of %s refuses %j', (name, value) => expect(createCheck(name)(value)).not.toEqual([]))

it.each<[FileSchemaName, unknown]>([
  ['category', { label: 1.1, position: '2', collapsed: 'true' }],
  ['sidebars', { docs: ['a', { Guides: ['b', { type: 'doc', id: 'c' }] }], api: { Guides: ['d'] } }],
  ['front-matter', { title: 2024, tags: ['a', { label: 'B' }], hero: 'any.png', authors: ['jo', { name: 'Al' }] }],
  ['redirects', [{ from: '/a', to: '/b' }]],
  ['config', { title: 'A', url: 'https://a.example' }],
])('the JSON Schema of %s accepts %j', (name, value) => expect(createCheck(name)(value)).toEqual([]))
