import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { createReadOnce } from '../../config/module/read-once.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import { createModuleScanner } from './is-island-module.js'
import { frameExports, islandPlaceholder, islandPlugin } from './island-plugin.js'
import { siteFilesPlugin } from './site-files-plugin.js'

async function bundle(files: Readonly<Record<string, string>>) {
  const siteDir = createTestFolder({ 'frame.js': 'export const frameComponent = () => {}', ...files })
  const islandPaths = new Set<string>()
  const read = createReadOnce()
  const hydrate = 'directive'
  const options = {
    islandModule: pathToFileURL(join(siteDir, 'frame.js')).href,
    islandPaths,
    read,
    scan: createModuleScanner(read, { hydrate }),
    site: { siteDir, alias: {} },
    hydrate,
  } as const
  const site = { siteDir, baseUrl: '/', staticDirectories: [], alias: {}, define: {} }
  const { outputFiles } = await build({
    entryPoints: [join(siteDir, 'entry.jsx')],
    absWorkingDir: siteDir,
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['react'],
    write: false,
    logLevel: 'silent',
    plugins: [siteFilesPlugin(site, { files: new Map(), styles: new Map() }, read), islandPlugin(options)],
  })
  const paths = [...islandPaths].map((path) => path.slice(siteDir.length + 1))
  return { text: outputFiles[0]?.text ?? '', paths, siteDir }
}

const entry = { 'entry.jsx': "import { Chart } from './chart.js'\nconsole.log(Chart)" }

it('frames the components of a module that runs in the browser, but not those inside', async () => {
  const { text, paths, siteDir } = await bundle({
    ...entry,
    'chart.js':
      "'use client'\nimport { Line } from './line.js'\nexport const Chart = () => Line\nexport const size = 3",
    'line.js': "'use client'\nexport const Line = 'line'",
  })
  expect(paths).toEqual(['chart.js'])
  expect(text).toContain(JSON.stringify(islandPlaceholder(join(siteDir, 'chart.js'))))
  expect(text).toContain('frame("Chart"')
  expect(text).not.toContain('frame("Line"')
})

it.each(['./line.js', '@/line.js', '@site/line.js'])(
  'frames no component inside that is imported from %s',
  async (from) => {
    const { text, paths } = await bundle({
      ...entry,
      'tsconfig.json': '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }',
      'chart.js': `'use client'\nimport { Line } from '${from}'\nexport const Chart = () => Line`,
      'line.js': "'use client'\nexport const Line = 'line'",
    })
    expect(paths).toEqual(['chart.js'])
    expect(text).toContain('Line = "line"')
    expect(text).not.toContain('frame("Line"')
  },
)

it('leaves other modules as they are', async () => {
  const { text, paths } = await bundle({ ...entry, 'chart.js': "export const Chart = () => 'x'" })
  expect(paths).toEqual([])
  expect(text).not.toContain('frameComponent')
})

it('reports a time of hydration that does not exist, at its position', async () => {
  const files = { ...entry, 'chart.js': "'use client'\nexport const hydrate = 'later'\nexport const Chart = () => 1" }
  await expect(bundle(files)).rejects.toMatchObject({
    errors: [
      { text: '"later" is not a time of hydration', location: { file: 'chart.js', line: 2, column: 24, length: 5 } },
    ],
  })
})

it('frames capitalized exports, and passes others on', () => {
  const code = frameExports('/site/src/a.js', ['default', 'Chart', 'useChart'])
  expect(code).toContain("export default frame('default', original.default)")
  expect(code).toContain("export const Chart = frame('Chart', original.Chart)")
  expect(code).toContain('export { useChart } from "./a.js"')
  expect(code).toContain('isDirective: true')
})

it('describes why a module is an island, and the component around it', () => {
  const options = { reason: 'consumer', isProvider: true, rootPath: '/site/Root.js', isRootPlain: false } as const
  const code = frameExports('/site/a.js', ['A'], options)
  expect(code).toContain('isPart: true, isOfContext: true, reachesContexts: true')
  expect(code).toContain('import * as rootModule from "/site/Root.js"')
  expect(code).toContain('root: { component: undefined, module: rootFile }')
  expect(frameExports('/site/a.js', ['A'])).not.toContain('root')
})
