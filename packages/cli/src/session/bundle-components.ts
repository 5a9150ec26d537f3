import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { PlaceInConfig } from '../config/place-in-config.js'
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
  placeInConfig,
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
  const errors = errorsOf(result, (line) => placeInConfig(['theme', 'components', entries[line - 1]?.[0] ?? '']))
  if (errors.length > 0) return { value: undefined, diagnostics: errors }
  return { value: { path: join(folder, 'components.mjs') }, diagnostics: [] }
}

interface EsbuildMessage {
  readonly text: string
  readonly location: EsbuildLocation | null
}

interface EsbuildLocation {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** What esbuild found; `placeOf` answers where the config names the component of a line of the entry. */
function errorsOf(result: unknown, placeOf: (line: number) => ReturnType<PlaceInConfig>): Diagnostic[] {
  if (typeof result !== 'object' || result === null || !('errors' in result) || !Array.isArray(result.errors)) return []
  const messages: readonly EsbuildMessage[] = result.errors
  return messages.map(({ text, location }) => ({
    code: 'invalid-component',
    severity: 'error',
    ...(location && placeOfError(location, placeOf)),
    message: text,
    hint: 'Each entry of theme.components is the path of a file that exports a component of the same name',
  }))
}

function placeOfError(
  { file, line, column }: EsbuildLocation,
  placeOf: (line: number) => ReturnType<PlaceInConfig>,
): ReturnType<PlaceInConfig> {
  return file === '<stdin>' ? placeOf(line) : { file, line, column: column + 1 }
}
