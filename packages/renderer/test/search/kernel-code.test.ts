import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import asc from 'assemblyscript/asc'
import { expect, it } from 'vitest'

const SOURCES = fileURLToPath(new URL('../../assembly/', import.meta.url))
const CODE = fileURLToPath(new URL('../../src/search/kernel-code.ts', import.meta.url))
const OPTIONS = ['--outFile', 'kernel.wasm', '--runtime', 'stub', '-O3', '--noAssert', '--use', 'abort=']

/** The module with the compiled sources of the kernel. */
async function compileKernel(): Promise<string> {
  const built = new Map<string, string | Uint8Array>()
  const { error, stderr } = await asc.main(['index.ts', ...OPTIONS], {
    readFile: (name: string) => (sources.has(name) ? readFileSync(SOURCES + name, 'utf8') : null),
    writeFile: (name: string, contents: string | Uint8Array) => {
      built.set(name, contents)
    },
    listFiles: () => [],
  })
  if (error) throw new Error(`${error.message}\n${stderr.toString()}`)
  const base64 = Buffer.from(built.get('kernel.wasm') ?? '').toString('base64')
  return `// Compiled from packages/renderer/assembly; packages/renderer/test/search/kernel-code.test.ts compares them and
// regenerates this file.
/** The kernel of the search index: a WebAssembly module in base64. */
export const KERNEL_CODE =
  '${base64}'
`
}

const sources = new Set(readdirSync(SOURCES))

it('is compiled from its sources', async () => {
  const compiled = await compileKernel()
  if (process.env['DOCGEN_UPDATE']) writeFileSync(CODE, compiled)
  expect(readFileSync(CODE, 'utf8')).toBe(compiled)
})
