import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { runRetext } from './run-retext.js'

const page = { file: 'docs/a.md', text: 'A bad text\n', bodyLine: 1, locale: 'en-GB' }
const createPackage = (name: string, code: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, type: 'module', exports: './index.js' }),
  [`node_modules/${name}/index.js`]: code,
})
// A processor whose plugins are functions from a text to messages.
const UNIFIED = `export const unified = () => {
  const plugins = []
  const processor = {
    use: (plugin) => (plugins.push(plugin), processor),
    parse: (text) => text,
    run: (tree, text, done) => done(undefined, tree, { messages: plugins.flatMap((plugin) => plugin(text)) }),
  }
  return processor
}`
const PACKAGES = {
  ...createPackage('unified', UNIFIED),
  ...createPackage('retext-english', 'export default () => []'),
  ...createPackage(
    'retext-bad',
    `export default (text) => text.includes('bad')
  ? [{ reason: 'Bad word', line: 1, column: 3, ruleId: 'bad' }, { reason: 'Bad text', line: null }] : []`,
  ),
}

it('reports the messages of plugins about English texts', async () => {
  const german = { ...page, file: 'docs/b.md', locale: 'de' }
  const warning = { code: 'prose', severity: 'warning', file: 'docs/a.md', line: 1 }
  expect(await runRetext([page, german], createTestFolder(PACKAGES), ['retext-bad'])).toEqual({
    diagnostics: [
      { ...warning, column: 3, message: 'Bad word (bad)' },
      { ...warning, column: 1, message: 'Bad text' },
    ],
  })
})

it('fails if a package is missing or has another interface', async () => {
  expect(await runRetext([page], createTestFolder(), ['retext-bad'])).toEqual({
    failure: { problem: expect.stringContaining('retext cannot run: '), isMissing: true },
  })
  const siteDir = createTestFolder({ ...PACKAGES, ...createPackage('unified', 'export default 1') })
  expect(await runRetext([page], siteDir, [])).toEqual({
    failure: { problem: 'the package unified does not export unified' },
  })
})
