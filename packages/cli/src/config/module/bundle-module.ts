import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import type { Message, Metafile, Plugin } from 'esbuild'
import { toSitePath } from '../site-path.js'
import { letterCasePlugin } from './letter-case-plugin.js'

/** A module and everything local that it imports, as one file of plain JavaScript. */
export interface Bundle {
  readonly code: string
  /** Source map as JSON; its sources are relative to the site's folder. */
  readonly map: string
  /** Files that went in, relative to the site's folder, in code-unit order. */
  readonly inputs: readonly string[]
  /** Bytes of the inputs as they went in: on the disk they may be others by the time that the bundle is there. */
  readonly bytes: ReadonlyMap<string, Uint8Array>
  /** Names of the packages that it imports when it runs. */
  readonly packages: readonly string[]
}

/** How a module is bundled that was not written for docgen. */
export interface ForeignModule {
  /** Decide what its imports lead to. */
  readonly plugins: readonly Plugin[]
}

/**
 * Bundles a module of the site. Installed packages stay outside, but for `@docgen/cli` itself: a config needs only its
 * `defineConfig` and `definePlugin`, and must not start the program that reads it. esbuild takes 30 ms to start, so ask the cache first.
 */
export async function bundleModule(
  siteDir: string,
  file: string,
  foreign?: ForeignModule,
): Promise<Outcome<Bundle | undefined>> {
  const { build } = await import('esbuild')
  const bytes = new Map<string, Uint8Array>()
  const result = await build({
    absWorkingDir: siteDir,
    entryPoints: [`./${file}`],
    outfile: `${basename(file)}.mjs`,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    charset: 'utf8',
    sourcemap: 'external',
    sourcesContent: false,
    sourceRoot: '',
    // A tsconfig of the folders around would be an input that no hash knows of.
    tsconfigRaw: '{}',
    define: OWN_NAMES,
    // Three folders above the cached bundle; `evaluateModule` depends on the place.
    banner: { js: surroundings(`../../../${file}`, foreign ? LENIENT_REQUIRE : '__docgen_own') },
    logLevel: 'silent',
    plugins: [ownPackage, letterCasePlugin(), ...(foreign?.plugins ?? []), noteBytes(siteDir, bytes)],
  }).catch((error: unknown) => ({ errors: readErrors(error), warnings: [], outputFiles: [], metafile: undefined }))
  const diagnostics = [
    ...result.errors.map((message) => toDiagnostic(message, 'error', file)),
    ...result.warnings.map((message) => toDiagnostic(message, 'warning', file)),
  ]
  if (!result.metafile) return { value: undefined, diagnostics }
  const output = (ending: string): string => result.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return {
    value: { code: output('.mjs'), map: output('.mjs.map'), bytes, ...listImports(result.metafile) },
    diagnostics,
  }
}

const OWN_NAMES = {
  'import.meta.url': '__docgen_url',
  'import.meta.filename': '__docgen_file',
  'import.meta.dirname': '__docgen_folder',
  __filename: '__docgen_file',
  __dirname: '__docgen_folder',
}

/** What a module finds around it, of Node's older kind or of the newer, as if it ran where it lies: at `path` from its bundle. */
function surroundings(path: string, require: string): string {
  return `import { createRequire as __docgen_create } from 'node:module'
import { fileURLToPath as __docgen_path } from 'node:url'
const __docgen_url = new URL(${JSON.stringify(path)}, import.meta.url).href
const __docgen_file = __docgen_path(__docgen_url), __docgen_folder = __docgen_path(new URL('.', __docgen_url)).slice(0, -1)
const __docgen_own = __docgen_create(__docgen_url)
const require = ${require}`
}

// A path that leads nowhere is given back as it is.
const LENIENT_REQUIRE =
  'Object.assign((id) => __docgen_own(id), { resolve: (id) => { try { return __docgen_own.resolve(id) } catch { return id } } })'

const ownPackage: Plugin = {
  name: 'docgen',
  setup(build) {
    build.onResolve({ filter: /^@docgen\/cli$/ }, ({ path }) => ({ path, namespace: 'docgen' }))
    build.onLoad({ filter: /.*/, namespace: 'docgen' }, () => ({
      contents: 'export const defineConfig = (config) => config\nexport const definePlugin = (plugin) => plugin',
    }))
  },
}

/** Reads every file of the bundle itself, and keeps what it has read. */
function noteBytes(siteDir: string, bytes: Map<string, Uint8Array>): Plugin {
  return {
    name: 'note-bytes',
    setup(build) {
      build.onLoad({ filter: /.*/, namespace: 'file' }, ({ path }) => {
        try {
          const contents = readFileSync(path)
          bytes.set(toSitePath(siteDir, path), contents)
          return { contents, loader: 'default' }
        } catch {
          // esbuild will fail over it, too, and says where the file is named.
          return undefined
        }
      })
    },
  }
}

function listImports({ inputs }: Metafile): Pick<Bundle, 'inputs' | 'packages'> {
  const paths = Object.keys(inputs).filter((path) => !/^(?:docgen|stand-in(?:-maker|-require)?):/.test(path))
  const outside = Object.values(inputs).flatMap(({ imports }) => imports.filter(({ external }) => external))
  const packages = outside.map(({ path }) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path)
  return { inputs: paths.sort(), packages: [...new Set(packages.filter((name) => !name.startsWith('node:')))].sort() }
}

function readErrors(error: unknown): readonly Message[] {
  if (error instanceof Error && 'errors' in error && isMessageList(error.errors)) return error.errors
  throw error
}

function isMessageList(value: unknown): value is readonly Message[] {
  return Array.isArray(value) && value.length > 0
}

function hintFor(text: string, suggestion: string): { readonly hint?: string } {
  if (/^Expected "[})\]]" but found/.test(text)) return { hint: 'Is a comma missing before it?' }
  return /^[\w$]+$/.test(suggestion) ? { hint: `Did you mean ${suggestion}?` } : {}
}

function toDiagnostic({ text, location }: Message, severity: 'error' | 'warning', file: string): Diagnostic {
  const code = 'invalid-config-syntax'
  if (!location) return { code, severity, file, line: 1, column: 1, message: text }
  // esbuild counts bytes.
  const before = Buffer.from(location.lineText).subarray(0, location.column).toString()
  return {
    code,
    severity,
    file: location.file,
    line: location.line,
    column: before.length + 1,
    length: Math.max(1, location.length),
    message: text,
    ...hintFor(text, location.suggestion),
  }
}
