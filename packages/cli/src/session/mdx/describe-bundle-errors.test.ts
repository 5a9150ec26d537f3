import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { describeBundleErrors, listBrokenModules } from './describe-bundle-errors.js'

const describeMissing = (path: string, siteDir = '/') =>
  describeBundleErrors(
    { errors: [{ text: `Could not resolve "${path}"`, location: null }] },
    {
      mdxModules: new Map(),
      locateInConfig: () => ({}),
      siteDir,
      isInstalled: (name) => name === 'clsx',
      isLenient: false,
    },
  )[0]

it.each([
  ['./card', 'Check the path'],
  ['@site/card', 'Check the path'],
  ['/parts/_one.mdx', 'A path that begins with / is relative to the folder of the site'],
  ['@/components/card', 'Add "@/*": ["./src/*"] to compilerOptions.paths in the tsconfig.json'],
  ['~/card', 'Add "~/*": ["./src/*"] to compilerOptions.paths'],
])('reports that %s does not exist', (path, hint) => {
  expect(describeMissing(path)).toMatchObject({
    code: 'missing-module',
    message: `${path} does not exist`,
    hint: expect.stringContaining(hint),
  })
})

it.each(['~posts/default/a.json', '#posts'])('reports %s as an alias, because no package has such a name', (path) => {
  expect(describeMissing(path)).toMatchObject({
    message: `${path} does not exist`,
    hint: expect.stringMatching(/^[~#]posts is an alias, not a package. Add it with its folder to alias/),
  })
})

it('names plugins of Docusaurus as authors of a missing file only where a site has them', () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-missing-'))
  const check = 'Check the path: it is relative to this file, or to the site with @site/'
  expect(describeMissing('./data.json', siteDir)?.hint).toBe(check)
  writeFileSync(join(siteDir, 'docusaurus.config.js'), '')
  expect(describeMissing('./data.json', siteDir)?.hint).toContain('run npx docusaurus build once and keep it')
  rmSync(siteDir, { recursive: true })
})

it.each([
  ['nextra/components', 'nextra', 'Install it: npm install nextra'],
  ['@scope/name/part', '@scope/name', 'npm install @scope/name. If @scope/ is an alias of a folder, add'],
  // Unrelated packages have such names.
  ['docgen', 'docgen', 'Did you mean @docgen/cli?'],
  ['@docgen/core', '@docgen/core', 'Did you mean @docgen/cli?'],
])('reports for %s that the package %s is not installed', (path, name, hint) => {
  expect(describeMissing(path)).toMatchObject({
    code: 'missing-module',
    message: `the package ${name} is not installed`,
    hint: expect.stringContaining(hint),
  })
})

it('names the module that lacks an export, and suggests the right import', () => {
  const describeExport = (module: string, name: string) =>
    describeBundleErrors(
      { errors: [{ text: `No matching export in "${module}" for import "${name}"`, location: null }] },
      { mdxModules: new Map(), locateInConfig: () => ({}), siteDir: '/', isInstalled: () => false, isLenient: false },
    )[0]
  expect(describeExport('src/pages/a.tsx', 'default')).toMatchObject({
    message: 'src/pages/a.tsx has no export default',
    hint: 'Add export default before the component',
  })
  expect(describeExport('components/C.tsx', 'C')?.hint).toMatch(/^Export C there, or import it without braces/)
  expect(describeExport('node_modules/x/index.js', 'C')?.hint).toBeUndefined()
})

it.each(['node:fs', 'fs/promises'])('reports that %s is built into Node.js and cannot be installed', (path) => {
  expect(describeMissing(path)).toMatchObject({
    code: 'missing-module',
    message: `${path} is a module of Node.js, which browsers do not have`,
    hint: expect.stringContaining('as a prop'),
  })
})

it.each(['clsx', 'clsx/part'])('does not suggest installing an installed package: %s', (path) => {
  const { message, hint } = describeMissing(path) ?? {}
  expect(message).toBe(`the package clsx is installed, but it has no ${path}`)
  expect(hint).not.toContain('npm install')
})

it('reports a document imported into a component for browsers', () => {
  const text = 'No matching export in "docs/_part.mdx" for import "default"'
  const context = {
    mdxModules: new Map(),
    locateInConfig: () => ({}),
    siteDir: '/',
    isInstalled: () => false,
    isLenient: false,
  }
  expect(describeBundleErrors({ errors: [{ text, location: null }] }, context)[0]).toMatchObject({
    code: 'missing-export',
    message: "a component that runs in the browser can't show the document docs/_part.mdx",
    hint: expect.stringContaining('as children'),
  })
})

it('locates an exception of a plugin at the import', () => {
  const at = (file: string) => ({ file, line: 3, column: 7, length: 5 })
  const notes = [
    { text: 'This error came from the "onResolve" callback registered here:', location: at('esbuild/lib/main.js') },
    { text: 'The plugin "x" was triggered by this import', location: at('src/Card.jsx') },
  ]
  const error = { errors: [{ text: 'No access', location: at('esbuild/lib/main.js'), notes }] }
  const context = { mdxModules: new Map(), locateInConfig: () => ({}), siteDir: '/', isInstalled: () => false }
  expect(describeBundleErrors(error, { ...context, isLenient: true })).toMatchObject([
    { file: 'src/Card.jsx', line: 3, column: 8 },
  ])
  expect(listBrokenModules(error)).toEqual(['src/Card.jsx'])
})
