import { build } from 'esbuild'
import { expect, it } from 'vitest'
import { createTestFolder } from '../../read/create-test-folder.js'
import { letterCasePlugin } from './letter-case-plugin.js'

const bundle = (imported: string) =>
  build({
    absWorkingDir: createTestFolder({ 'main.ts': `import '${imported}'\n`, 'parts/card.ts': 'export {}' }),
    entryPoints: ['./main.ts'],
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [letterCasePlugin()],
  })

it.each(['./parts/Card', './parts/Card.ts'])('rejects %s if the file is called card.ts', async (imported) => {
  const { errors } = (await bundle(imported).catch((error: unknown) => error)) as { errors: readonly unknown[] }
  expect(errors).toMatchObject([
    {
      text: 'The names differ only in letter case: there is no Card.ts, but card.ts',
      location: { file: 'main.ts', line: 1, column: 7 },
    },
  ])
})

it('accepts the exact file name', async () => {
  expect((await bundle('./parts/card')).errors).toEqual([])
})
