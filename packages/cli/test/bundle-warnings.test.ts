import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

const SOURCES = fileURLToPath(new URL('../src', import.meta.url))

// As `scripts/build-packages.mjs` defines it: esbuild warns about code that assigns a constant.
const define = { 'process.env.NODE_ENV': '"production"' }

/** Texts of the warnings of esbuild about entries, or about a text in their place. */
async function listWarnings(input: { readonly entryPoints: readonly string[] } | string): Promise<readonly string[]> {
  const options = { bundle: false, write: false, outdir: 'out', logLevel: 'silent', define } as const
  const { warnings } =
    typeof input === 'string'
      ? await build({ ...options, stdin: { contents: input } })
      : await build({ ...options, entryPoints: [...input.entryPoints] })
  return warnings.map(({ text, location }) => `${location?.file}: ${text}`)
}

it('compiles the sources without a warning of esbuild', async () => {
  expect(await listWarnings("process.env.NODE_ENV = 'production'")).toHaveLength(1)
  expect(await listWarnings({ entryPoints: [`${SOURCES}/**/*.ts`] })).toEqual([])
})
