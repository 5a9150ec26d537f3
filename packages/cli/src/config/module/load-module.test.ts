import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { describeUnwritableCache, loadModule } from './load-module.js'

it('loads a module again only after a change of its files', async () => {
  const siteDir = createTestFolder({ 'a.ts': "import b from './b'\nexport default b", 'b.ts': 'export default 1' })
  const first = (await loadModule(siteDir, 'a.ts')).value
  const second = (await loadModule(siteDir, 'a.ts')).value
  expect([first?.exported, second?.path]).toEqual([1, first?.path])
  writeFileSync(join(siteDir, 'b.ts'), 'export default 2')
  expect((await loadModule(siteDir, 'a.ts')).value?.exported).toBe(2)
})

it('loads other code in place of the file, apart from it', async () => {
  const siteDir = createTestFolder({ 'a.ts': 'export default 1' })
  await loadModule(siteDir, 'a.ts')
  const contents = "import a from './a.ts'\nexport default [a]"
  expect((await loadModule(siteDir, 'a.ts', { contents })).value?.exported).toEqual([1])
  expect((await loadModule(siteDir, 'a.ts')).value?.exported).toBe(1)
})

it('loads ES modules of any ending with require, as in a config that both imports and assigns module.exports', async () => {
  const siteDir = createTestFolder({
    'a.ts': "import b from './b.mjs'\nimport { c } from './c.mts'\nmodule.exports = [b, c]",
    'b.mjs': 'export default 1',
    'c.mts': 'export const c: number = 2',
  })
  expect((await loadModule(siteDir, 'a.ts')).value?.exported).toEqual([1, 2])
})

it('reports what keeps it from loading', async () => {
  const siteDir = createTestFolder({ 'a.ts': 'export default {', 'b.ts': 'throw new Error("no")\nexport default 1' })
  expect(await loadModule(siteDir, 'a.ts')).toMatchObject({
    value: undefined,
    diagnostics: [{ code: 'invalid-config-syntax' }],
  })
  expect(await loadModule(siteDir, 'b.ts')).toMatchObject({
    value: undefined,
    diagnostics: [{ code: 'config-failed' }],
  })
  const blocked = createTestFolder({ 'a.ts': 'export default 1', '.docgen': 'a file' })
  expect((await loadModule(blocked, 'a.ts')).diagnostics).toMatchObject([{ code: 'unwritable-cache' }])
  expect(describeUnwritableCache('odd').message).toBe("the cache folder can't be written")
})

it('needs no package for the colors of code in the config of Docusaurus, which docgen does not use', async () => {
  const config = "import { themes } from 'prism-react-renderer'\nexport default { title: 'A', theme: themes.github }"
  const siteDir = createTestFolder({
    'docusaurus.config.js': config,
    'site.config.ts': "import config from './docusaurus.config.js'\nexport default { title: config.title }",
    'other.ts': "import a from 'prism-other'\nexport default a",
  })
  expect((await loadModule(siteDir, 'site.config.ts')).value?.exported).toEqual({ title: 'A' })
  expect(await loadModule(siteDir, 'other.ts')).toMatchObject({ value: undefined })
})
