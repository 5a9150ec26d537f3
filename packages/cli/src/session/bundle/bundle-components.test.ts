import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { theme } from '@docgen/theme'
import { describe, expect, it } from 'vitest'
import { loadBundle } from '../../config/module/load-bundle.js'
import { createTestConfig } from '../../graph/create-test-graph.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { bundleComponents, insertIslandUrls } from './bundle-components.js'
import { islandPlaceholder } from './island-plugin.js'

interface Options {
  readonly config?: Readonly<Record<string, unknown>>
  readonly used?: typeof theme
}

/** Bundles components, name → path, of a site with these files. */
async function bundle(
  components: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>>,
  { config = {}, used = theme }: Options = {},
) {
  const siteDir = createTestFolder(files)
  const { value, diagnostics } = await bundleComponents(
    {
      siteDir,
      config: createTestConfig({ baseUrl: '/kit/', ...config }),
      locateInConfig: (path) => ({
        file: 'site.config.ts',
        line: 1 + Object.keys(components).indexOf(String(path[2])),
      }),
    },
    used,
    components,
  )
  const load = () =>
    loadBundle<{
      readonly components: Readonly<Record<string, (...given: readonly unknown[]) => unknown>>
      readonly original: Record<string, unknown>
      readonly pluginData: Record<string, unknown>
    }>(pathToFileURL(value?.path ?? '').href)
  const problems = diagnostics.map(
    ({ file, line, message, hint }) => `${file}:${line} ${message}${hint === undefined ? '' : ` | ${hint}`}`,
  )
  return { siteDir, value, diagnostics, problems, load }
}

it('bundles components by name, with the originals and plugin data to be filled in', async () => {
  const { siteDir, value, problems, load } = await bundle(
    { Footer: './Footer.js', Breadcrumbs: './src/Breadcrumbs.tsx' },
    {
      'Footer.js': "import { original } from '@docgen/cli/theme'\nexport const Footer = () => original.Footer()\n",
      'src/Breadcrumbs.tsx': "import { word } from './word'\nexport const Breadcrumbs = (): string => word\n",
      'src/word.ts': "export const word: string = 'crumbs'\n",
    },
  )
  expect(problems).toEqual([])
  expect(value).toMatchObject({
    path: join(siteDir, '.docgen/cache/components.mjs'),
    files: ['Footer.js', 'src/word.ts', 'src/Breadcrumbs.tsx'],
    ...{ usesData: false, usesLinks: false, usesLanguage: false, islands: [], statics: [], styles: [] },
  })
  expect(existsSync(`${value?.path}.map`)).toBe(true)
  const { components, original, pluginData } = await load()
  original['Footer'] = () => 'the original'
  expect([components['Footer']?.(), components['Breadcrumbs']?.()]).toEqual(['the original', 'crumbs'])
  expect(pluginData).toEqual({})
})

it('lists no files of packages', async () => {
  const { value } = await bundle(
    { Footer: './Footer.js' },
    {
      'Footer.js':
        "import { year } from './node_modules/own/index.js'\nimport data from './data.json' with { type: 'json' }\nexport const Footer = () => [year, data]\n",
      'data.json': '{}',
      'node_modules/own/package.json': '{ "name": "own", "main": "index.js" }',
      'node_modules/own/index.js': 'export const year = 2026\n',
    },
  )
  expect(value?.files?.toSorted()).toEqual(['Footer.js', 'data.json'])
})

it.each([
  ['usesData', "import { pluginData } from '@docgen/cli/data'\nexport const Footer = () => pluginData\n"],
  ['usesLinks', "import Link from '@docusaurus/Link'\nexport const Footer = () => Link\n"],
  [
    'usesLanguage',
    "import { translate } from '@docusaurus/Translate'\nexport const Footer = () => translate({ id: 'a' })\n",
  ],
])('reports %s', async (field, code) => {
  const { value, problems } = await bundle({ Footer: './Footer.js' }, { 'Footer.js': code })
  expect(problems).toEqual([])
  const flags = { usesData: false, usesLinks: false, usesLanguage: false, [field]: true }
  expect(value).toMatchObject(flags)
})

it('collects images and style sheets that components import', async () => {
  const { value } = await bundle(
    { Footer: './Footer.js' },
    {
      'Footer.js': "import './footer.css'\nimport icon from './a.svg?url'\nexport const Footer = () => icon\n",
      'footer.css': 'p { color: red }\n',
      'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    },
  )
  expect(value?.statics.map(({ path }) => path)).toEqual(['a.svg'])
  expect(value?.styles).toHaveLength(1)
})

describe('islands', () => {
  const files = {
    'Footer.js': "import { Counter } from './Counter.js'\nexport const Footer = () => Counter\n",
    'Counter.js': "'use client'\nexport function Counter() {\n  return 'counts'\n}\n",
  }

  it('are bundled for the browser, and the bundle for the build has their URLs', async () => {
    const { value, problems } = await bundle({ Footer: './Footer.js' }, files)
    expect(problems).toEqual([])
    const island = value?.islands.find(({ file }) => file.includes('Counter'))
    const text = readFileSync(value?.path ?? '', 'utf8')
    expect(text).toContain(` /kit/${island?.file}"`)
    expect(text).not.toContain('docgen-island:/')
  })

  it('are plain components in a theme without islands', async () => {
    const { islandModule: _module, manifest: _manifest, ...client } = theme.client
    const used = { ...theme, client } as typeof theme
    const { value, load } = await bundle({ Footer: './Footer.js' }, files, { used })
    expect(value?.islands).toEqual([])
    const Counter = (await load()).components['Footer']?.() as () => string
    expect(Counter()).toBe('counts')
  })

  it('get their URLs in place of each placeholder', () => {
    const [one, other] = [islandPlaceholder('/a"b.js'), islandPlaceholder('/c.js')].map((text) => JSON.stringify(text))
    const names = new Map([
      ['/a"b.js', 'a-1.js'],
      ['/c.js', 'c-2.js'],
    ])
    const islands = { artifacts: [], names, diagnostics: [] }
    expect(insertIslandUrls(`f(${one}, ${one}, ${other})`, islands, '/assets/', 'run.js')).toBe(
      'f("/assets/run.js /assets/a-1.js", "/assets/run.js /assets/a-1.js", "/assets/run.js /assets/c-2.js")',
    )
    expect(insertIslandUrls('f()', islands, '/assets/')).toBe('f()')
  })
})

describe('an error', () => {
  it('in an entry is reported in the config, with what an entry is', async () => {
    const { value, problems } = await bundle(
      { Footer: './Footer.js', Breadcrumbs: './none.js' },
      { 'Footer.js': 'export const Footr = () => null\n' },
    )
    expect(value).toBeUndefined()
    expect(problems.toSorted()).toEqual([
      'site.config.ts:2 ./none.js does not exist | Each entry of theme.components is the path of a file that exports a component of the same name',
    ])
  })

  it('is reported if a file does not export its component', async () => {
    const { problems } = await bundle({ Footer: './Footer.js' }, { 'Footer.js': 'export const Footr = () => null\n' })
    expect(problems).toEqual([
      expect.stringMatching(/^site\.config\.ts:1 .*Footer.*\| Each entry of theme\.components/),
    ])
  })

  it('in the code of a component is reported there', async () => {
    const { problems, diagnostics } = await bundle(
      { Footer: './Footer.js' },
      {
        'Footer.js': "import { one } from './one.js'\nimport './none.js'\nexport const Footer = () => one\n",
        'one.js': 'export const on = 1\n',
      },
    )
    expect(diagnostics).toMatchObject([{ code: 'invalid-component', severity: 'error', file: 'Footer.js' }])
    expect(problems).toEqual(['Footer.js:2 ./none.js does not exist'])
    expect(diagnostics[0]).toMatchObject({ column: 8, length: "'./none.js'".length })
  })

  it('for a missing export names the file that should have it', async () => {
    const { problems } = await bundle(
      { Footer: './Footer.js' },
      {
        'Footer.js': "import { colour } from './one.js'\nexport const Footer = () => colour\n",
        'one.js': 'export const color = 1\n',
      },
    )
    expect(problems).toEqual([
      'Footer.js:1 one.js has no export colour | Export colour there, or import it without braces if it is the default export',
    ])
  })
})
