import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { runDocusaurusConfig } from './run-docusaurus-config.js'

const BASICS = "title: 'T', url: 'https://a.example', baseUrl: '/'"
const run = async (code: string, files: Readonly<Record<string, string>> = {}) => {
  const outcome = await runDocusaurusConfig(
    createTestFolder({ 'docusaurus.config.js': code, ...files }),
    'docusaurus.config.js',
  )
  return { ...outcome, fields: outcome.value?.fields }
}

describe('runDocusaurusConfig', () => {
  it.each([
    [`module.exports = { ${BASICS} }`, 'object'],
    [`export default { ${BASICS} }`, 'object'],
    [`export default Promise.resolve({ ${BASICS} })`, 'promise'],
    [`module.exports = async () => ({ ${BASICS} })`, 'function'],
    [`exports.__esModule = true\nexports.default = { ${BASICS} }`, 'object'],
  ])('reads %j', async (code, form) => {
    const { value, fields } = await run(code)
    expect(fields).toMatchObject({ title: 'T', url: 'https://a.example' })
    expect(value?.form).toBe(form)
  })

  it('tolerates packages that are not installed, and variables without a declaration', async () => {
    const { fields } = await run(
      `const x = require('missing')\nsettings = { a: 1 }\nmodule.exports = { ${BASICS}, settings, themes: [x.theme] }`,
    )
    expect(fields).toMatchObject({ title: 'T', settings: { a: 1 } })
    expect('settings' in globalThis).toBe(false)
  })

  it('loads a shared package that creates the config, or the fields that it lacks', async () => {
    const shared = {
      'node_modules/docusaurus-shared/package.json': '{ "main": "index.js" }',
      'node_modules/docusaurus-shared/index.js': "module.exports = { title: 'Shared', url: 'https://a', baseUrl: '/' }",
    }
    expect((await run("module.exports = require('docusaurus-shared')", shared)).fields).toMatchObject({
      title: 'Shared',
    })
    const part =
      "const { title } = require('docusaurus-shared')\nmodule.exports = { title, url: 'https://a', baseUrl: '/' }"
    expect((await run(part, shared)).fields).toMatchObject({ title: 'Shared' })
  })

  it('runs the config as in a production build, and restores the environment', async () => {
    vi.stubEnv('NODE_ENV', 'test')
    onTestFinished(() => {
      vi.unstubAllEnvs()
    })
    const { fields } = await run(`module.exports = { ${BASICS}, mode: process.env.NODE_ENV }`)
    expect([fields?.['mode'], process.env['NODE_ENV']]).toEqual(['production', 'test'])
  })

  it.each([
    [
      'module.exports = 1',
      'docusaurus.config.js exports a value of the type number: expected the fields of a Docusaurus config',
    ],
    ['export const a = 1', 'docusaurus.config.js exports nothing: expected the fields of a Docusaurus config'],
    [
      "module.exports = require('missing')",
      'docusaurus.config.js exports a result of the package missing, which is not installed',
    ],
    ['throw new Error("no")', 'docusaurus.config.js could not be run: no'],
  ])('reports %j', async (code, message) => {
    const { value, diagnostics } = await run(code)
    expect(value).toBeUndefined()
    expect(diagnostics.map((each) => each.message)).toEqual([message])
  })
})
