import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundleModule } from './bundle-module.js'
import { readCachedModule, writeCachedModule } from './module-cache.js'

it('never associates a bundle with bytes that were saved while it was built', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'docgen-module-'))
  const write = (file: string, value: number) => writeFileSync(join(siteDir, file), `export default ${value}\n`)
  write('part.ts', 1)
  writeFileSync(join(siteDir, 'a.ts'), "import part from './part'\nexport default part\n")
  const { value: bundle } = await bundleModule(siteDir, 'a.ts', { plugins: [], isLenient: false })
  if (!bundle) throw new Error('it is a sound module')
  write('part.ts', 2)
  writeCachedModule(siteDir, 'a.ts', bundle)
  expect(readCachedModule(siteDir, 'a.ts')).toBeUndefined()
  write('part.ts', 1)
  expect(readCachedModule(siteDir, 'a.ts')?.inputs).toEqual(['a.ts', 'part.ts'])
  rmSync(siteDir, { recursive: true, force: true })
})
