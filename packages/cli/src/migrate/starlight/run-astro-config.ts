import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { RECORDING_PLACEHOLDER_MODULE, readPlaceholder } from '../../config/docusaurus/placeholder-module.js'
import { isRecord } from '../../config/is-record.js'
import { listNames } from '../../config/list-names.js'
import type { SourceFiles } from '../../config/source/source-files.js'
import { describeMissingConfig } from '../content/describe-missing-config.js'
import { runToolConfig } from '../run-tool-config.js'

/** A call of a package in a config, such as `starlight({ … })`. */
export interface PackageCall {
  readonly specifier: string
  /** The first argument of its first call; `undefined` without one. */
  readonly options: unknown
}

/** An evaluated config of Astro with Starlight. */
export interface AstroConfig {
  readonly file: string
  readonly fields: Readonly<Record<string, unknown>>
  /** Position of Starlight among the integrations. */
  readonly index: number
  /** Options of Starlight. */
  readonly options: Readonly<Record<string, unknown>>
  readonly sources: SourceFiles
  readonly placeholders: readonly string[]
}

const FILES = ['mjs', 'ts', 'js', 'mts', 'cjs', 'cts'].map((ending) => `astro.config.${ending}`)
/** Packages of Astro, of Starlight and of Markdown, and integrations of Astro. */
const PASS_THROUGH_PACKAGES =
  /^(?:astro|starlight|vite|unplugin|remark|rehype|shiki|expressive-code|tailwindcss)(?:$|[/-])|^@(?:astrojs|expressive-code|shikijs|tailwindcss|vitejs)\/|^@[^/]+\/(?:astro|starlight|remark|rehype|vite)|(?:^|\/)astro-/
const STARLIGHT = '@astrojs/starlight'

/** Runs the config of Astro in a folder, and finds the options of Starlight in it. */
export async function runAstroConfig(siteDir: string): Promise<Outcome<AstroConfig | undefined>> {
  const names = [...listNames(siteDir)].sort()
  const file = FILES.find((name) => names.includes(name))
  if (file === undefined) return { value: undefined, diagnostics: [describeMissing(siteDir, names)] }
  const { value, diagnostics } = await runToolConfig(siteDir, file, {
    title: 'Astro',
    passThroughPackages: PASS_THROUGH_PACKAGES,
    placeholderModule: RECORDING_PLACEHOLDER_MODULE,
    call: (exported) => exported({ command: 'build', mode: 'production' }),
  })
  if (!value) return { value: undefined, diagnostics }
  const integrations = listParts(value.fields['integrations'])
  const index = integrations.findIndex((each) => readCall(each)?.specifier === STARLIGHT)
  const options = readCall(integrations[index])?.options
  if (index === -1 || !isRecord(options)) return { value: undefined, diagnostics: [describeNoStarlight(file)] }
  return { value: { ...value, file, index, options }, diagnostics }
}

/** The entries of a list with lists in it; entries such as `false` are omitted. */
export function listParts(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value.flat(3).filter(Boolean) : []
}

/** The call that created a value of the config; `undefined` for a value that no package created. */
export function readCall(value: unknown): PackageCall | undefined {
  const placeholder = readPlaceholder(value)
  return placeholder && { specifier: placeholder.specifier, options: placeholder.calls?.[0]?.[0] }
}

function describeMissing(siteDir: string, names: readonly string[]): Diagnostic {
  return describeMissingConfig({
    tool: 'starlight',
    message: 'no astro.config.mjs, .ts or .js in this folder',
    example: '../docs',
    elsewhere: names.find((name) => listNames(`${siteDir}/${name}`).some((each) => FILES.includes(each))),
  })
}

function describeNoStarlight(file: string): Diagnostic {
  return {
    code: 'invalid-tool-config',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    message: `${file} has no call of the package ${STARLIGHT} with options among its integrations`,
    hint: 'Write integrations: [starlight({ … })], and import starlight from the package',
  }
}
