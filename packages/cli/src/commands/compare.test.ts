import { expect, it } from 'vitest'
import { createTestFolder } from '../read/create-test-folder.js'
import { captureOutput } from './capture-output.js'
import { runCompare } from './compare.js'

const flags = { report: '' }
const BUILT = {
  tool: { name: 'docusaurus', title: 'Docusaurus', buildCommand: 'npm run build', builtFolder: 'build' },
  built: 'build',
}
const CONFIG = "export default { title: 'Kit', url: 'https://docs.example' }\n"
const PAGE = '<!doctype html><html><head><title>A</title></head><body><main><h1>A</h1></main></body></html>'

it('asks for a config, and for both outputs', async () => {
  const { err } = captureOutput()
  expect(await runCompare(createTestFolder(), BUILT, flags)).toBe(2)
  expect(err()).toContain('docgen migrate docusaurus')
  expect(await runCompare(createTestFolder({ 'site.config.ts': CONFIG }), BUILT, flags)).toBe(2)
  expect(err()).toContain('npm run build')
})

it('fails for differences only if it is strict', async () => {
  const siteDir = createTestFolder({
    'site.config.ts': CONFIG,
    'build/index.html': PAGE,
    'build/gone/index.html': PAGE,
    'dist/index.html': PAGE,
  })
  const { out } = captureOutput()
  expect(await runCompare(siteDir, BUILT, { ...flags, json: true })).toBe(0)
  expect(JSON.parse(out()).differences.length).toBeGreaterThan(0)
  expect(await runCompare(siteDir, BUILT, { ...flags, strict: true })).toBe(1)
})

it('explains how to save pages, of a tool without output, and of a site that is not in a folder', async () => {
  const siteDir = createTestFolder({ 'site.config.ts': CONFIG })
  const { err } = captureOutput()
  const tool = { name: 'gitbook', title: 'GitBook' }
  expect(await runCompare(siteDir, { tool, built: 'saved' }, flags)).toBe(2)
  expect(err()).toContain('wget')
  expect(await runCompare(siteDir, { ...BUILT, built: 'https://old.example/docs/' }, flags)).toBe(2)
  expect(err()).toContain('--directory-prefix saved https://old.example/docs/')
})
