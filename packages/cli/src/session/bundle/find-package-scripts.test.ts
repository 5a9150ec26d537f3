import { join } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { expect, it } from 'vitest'
import { readRegularFile } from '../../config/read-regular-file.js'
import { createTestFolder } from '../../read/create-test-folder.js'
import type { AllowedScripts } from './find-blocked-scripts.js'
import { findPackageScripts } from './find-package-scripts.js'

const SITE = {
  'src/Page.js': "import { show } from './show'\nexport default show\n",
  'src/show.js':
    "import { init } from '@acme/editor'\nimport { help } from 'plain'\nexport const show = () => init(help)\n",
  'node_modules/@acme/editor/index.js': "export { init } from '@acme/loader/init.js'\n",
  'node_modules/@acme/loader/init.js':
    "import { paths } from './config.js'\nexport const init = (help) => { const s = document.createElement('script'); s.src = paths.vs + '/loader.js'; s.title = help; document.body.append(s) }\n",
  'node_modules/@acme/loader/config.js': "export const paths = { vs: 'https://cdn.jsdelivr.net/npm/editor@1/min' }\n",
  'node_modules/plain/index.js': "export const help = 'https://plain.example/help.js' + 'https://unpkg.com'\n",
}

async function find(allowed: AllowedScripts, plugins: Plugin[] = []) {
  const siteDir = createTestFolder(SITE)
  const { metafile, outputFiles } = await build({
    entryPoints: ['src/Page.js'],
    absWorkingDir: siteDir,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    format: 'esm',
    outfile: 'out.js',
    plugins,
  })
  const texts = new Map(outputFiles.map(({ text }) => ['out.js', text]))
  return findPackageScripts({ siteDir, metafile, texts, allowed, read: readRegularFile })
}

it('names the package that loads a script, and the import of it in the code of the site', async () => {
  expect(await find([])).toEqual([
    {
      code: 'blocked-script',
      severity: 'warning',
      file: 'src/show.js',
      line: 1,
      column: 23,
      length: '@acme/editor'.length,
      message: 'the security policy blocks scripts of https://cdn.jsdelivr.net, which the package @acme/loader loads',
      hint: "Add 'https://cdn.jsdelivr.net' to script-src in security.csp.sources",
    },
  ])
})

it.each([[['https://cdn.jsdelivr.net']], [undefined]])('finds nothing that %j allows', async (allowed) => {
  expect(await find(allowed)).toEqual([])
})

it('finds scripts in modules whose names have a query, as those of barrels do', async () => {
  const withQuery: Plugin = {
    name: 'query',
    setup(build) {
      build.onResolve({ filter: /config\.js$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path),
        suffix: '?1b2f',
      }))
    },
  }
  expect(await find([], [withQuery])).toMatchObject([{ file: 'src/show.js', line: 1 }])
})
