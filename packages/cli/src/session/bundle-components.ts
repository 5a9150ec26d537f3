import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { ThemeRequest } from './theme-request.js'

/** Where the bundled replacements lie; `path` is absent where the site replaces nothing. */
export interface BundledComponents {
  readonly path?: string
}

/** Bundles the site's replacement components into one module that exports `components` by their names. */
export async function bundleComponents({
  siteDir,
  workDir,
  config,
}: ThemeRequest): Promise<Outcome<BundledComponents | undefined>> {
  const entries = Object.entries(config.theme.components)
  if (entries.length === 0) return { value: {}, diagnostics: [] }
  const { build } = await import('esbuild')
  const folder = join(workDir, 'cache')
  mkdirSync(folder, { recursive: true })
  const lines = entries.map(([name, path]) => `import { ${name} } from ${JSON.stringify(path)}`)
  const names = entries.map(([name]) => name).join(', ')
  const result = await build({
    stdin: {
      contents: `${lines.join('\n')}\nexport const components = { ${names} }\n`,
      resolveDir: siteDir,
      loader: 'js',
    },
    outfile: join(folder, 'components.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    jsx: 'automatic',
    packages: 'external',
    absWorkingDir: siteDir,
    logLevel: 'silent',
  }).catch((error: unknown) => error)
  const errors = errorsOf(result)
  if (errors.length > 0) return { value: undefined, diagnostics: errors }
  return { value: { path: join(folder, 'components.mjs') }, diagnostics: [] }
}

interface EsbuildMessage {
  readonly text: string
  readonly location: { readonly file: string; readonly line: number; readonly column: number } | null
}

function errorsOf(result: unknown): Diagnostic[] {
  if (typeof result !== 'object' || result === null || !('errors' in result) || !Array.isArray(result.errors)) return []
  const messages: readonly EsbuildMessage[] = result.errors
  return messages.map(({ text, location }) => ({
    code: 'invalid-component',
    severity: 'error',
    ...(location &&
      location.file !== '<stdin>' && { file: location.file, line: location.line, column: location.column + 1 }),
    message: text,
    hint: 'Each entry of theme.components is the path of a file that exports a component of the same name',
  }))
}
