import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { insertsCode, readsPath } from './reads-path.js'

function codeOf(config: string, files: Readonly<Record<string, string>> = {}) {
  const siteDir = createTestFolder({ 'config.mjs': config, ...files })
  const inputs = Object.keys(files).filter((path) => path.endsWith('package.json'))
  return { siteDir, modulePath: join(siteDir, 'config.mjs'), inputs: ['site.config.ts', ...inputs] }
}

it.each([
  ['(tree, file) => file.path', true],
  ['(tree, { history }) => history', true],
  ['(tree, { data, cwd }) => cwd', true],
  ['const own = createRequire(url); own("./plugin.cjs")', false],
  ['const p = require("./plugin.cjs")', true],
  ['createRequire(import.meta.url)("../plugin.cjs")', true],
  ['const pathology = tree.paths', false],
  ['', false],
])('knows whether %s may use the path of a page', (code, reads) => {
  expect(readsPath(codeOf(code))).toBe(reads)
})

it('looks into the scripts of packages, without those of their own packages', () => {
  const inFile = (path: string) =>
    readsPath(codeOf('', { 'node_modules/kit/package.json': '{}', [`node_modules/kit/${path}`]: 'file.dirname' }))
  expect(['index.js', 'lib/a.cjs', 'README.md', 'node_modules/other/index.js'].map(inFile)).toEqual([
    true,
    true,
    false,
    false,
  ])
})

it('assumes the worst of large packages', () => {
  const scripts = Array.from({ length: 401 }, (_, index) => [`node_modules/kit/${index}.js`, ''])
  expect(readsPath(codeOf('', { 'node_modules/kit/package.json': '{}', ...Object.fromEntries(scripts) }))).toBe(true)
})

it.each([
  ["{ type: 'mdxJsxFlowElement' }", true],
  ["{ type: 'mdxjsEsm' }", true],
  ["{ type: 'mdxFlowExpression' }", true],
  ["{ type: 'html' }", false],
])('knows whether %s may insert code', (code, inserts) => {
  expect(insertsCode(codeOf(code))).toBe(inserts)
})
