import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import {
  RECORDING_PLACEHOLDER_MODULE,
  readPlaceholder,
  readSpreadPlaceholder,
} from '../../config/docusaurus/placeholder-module.js'
import { isRecord } from '../../config/is-record.js'
import { listNames } from '../../config/list-names.js'
import type { SourceFiles } from '../../config/source/source-files.js'
import { runGuarded } from '../../guard/start-watchdog.js'
import { describeMissingConfig } from '../content/describe-missing-config.js'
import { runToolConfig, type ToolConfig } from '../run-tool-config.js'

/** An evaluated config of Next.js with Nextra. */
export interface NextConfig {
  readonly file: string
  /** Fields of Next.js. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Options of Nextra. */
  readonly options: Readonly<Record<string, unknown>>
  /** The result of the function `redirects`; empty without one. */
  readonly redirects: readonly unknown[]
  readonly sources: SourceFiles
}

const FILES = ['mjs', 'js', 'ts', 'cjs', 'mts'].map((ending) => `next.config.${ending}`)
/** Packages of Next.js, Nextra, React and Markdown. */
const PASS_THROUGH_PACKAGES =
  /^(?:next|nextra|react|react-dom|remark|rehype|shiki|@next|@mdx-js|@theguild|lucide-react|clsx)(?:$|[/-])|^@[^/]+\/(?:remark|rehype|next)/

/** How modules of a site with Nextra run: its configs, and its `_meta` files. */
export const NEXTRA_MODULE = {
  title: 'Next.js',
  passThroughPackages: PASS_THROUGH_PACKAGES,
  placeholderModule: RECORDING_PLACEHOLDER_MODULE,
  hasElements: true,
  call: (exported: (...args: readonly unknown[]) => unknown) =>
    exported('phase-production-build', { defaultConfig: {} }),
} as const

/** Runs the config of Next.js in a folder, and finds the options of Nextra in it. */
export async function runNextConfig(siteDir: string): Promise<Outcome<NextConfig | undefined>> {
  const names = [...listNames(siteDir)].sort()
  const file = FILES.find((name) => names.includes(name))
  if (file === undefined) return { value: undefined, diagnostics: [describeMissing(siteDir, names)] }
  let nextra: NextraCall | undefined
  const { value, diagnostics } = await runToolConfig(siteDir, file, {
    ...NEXTRA_MODULE,
    unwrap: (exported) => {
      nextra = findNextra(exported)
      return nextra?.fields
    },
  })
  if (!value || !nextra) {
    const isUnknown = !value && nextra === undefined && diagnostics.every(({ code }) => code === 'invalid-tool-config')
    return { value: undefined, diagnostics: isUnknown ? [describeNoNextra(file)] : diagnostics }
  }
  return {
    value: { file, ...nextra, redirects: await readRedirects(value, file), sources: value.sources },
    diagnostics,
  }
}

interface NextraCall {
  readonly options: Readonly<Record<string, unknown>>
  readonly fields: Readonly<Record<string, unknown>>
}

/** Maximum number of packages around the call of Nextra. */
const MAX_DEPTH = 10

/** Finds `nextra(options)(fields)` in an exported value, which other packages may wrap, or which may be spread. */
function findNextra(value: unknown, depth = 0): NextraCall | undefined {
  if (depth > MAX_DEPTH) return undefined
  const spread = readSpreadPlaceholder(value)
  if (isRecord(value) && spread !== undefined) {
    const inner = findNextra(spread, depth + 1)
    return inner && { ...inner, fields: { ...inner.fields, ...value } }
  }
  const placeholder = readPlaceholder(value)
  if (!placeholder) return undefined
  const { specifier, calls = [] } = placeholder
  const args = calls.map(([first]) => first)
  if (specifier === 'nextra') {
    const [options, fields] = args
    return { options: isRecord(options) ? options : {}, fields: isRecord(fields) ? fields : {} }
  }
  for (const argument of calls.flat()) {
    const found = findNextra(argument, depth + 1)
    if (found) return found
  }
  return undefined
}

async function readRedirects({ fields }: ToolConfig, file: string): Promise<readonly unknown[]> {
  const { redirects } = fields
  if (typeof redirects !== 'function' || readPlaceholder(redirects)) return Array.isArray(redirects) ? redirects : []
  try {
    const list: unknown = await runGuarded(file, () => Reflect.apply(redirects, fields, []))
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

function describeMissing(siteDir: string, names: readonly string[]): Diagnostic {
  return describeMissingConfig({
    tool: 'nextra',
    message: 'no next.config.mjs, .js or .ts in this folder',
    example: '../docs',
    elsewhere: names.find((name) => listNames(`${siteDir}/${name}`).some((each) => FILES.includes(each))),
  })
}

function describeNoNextra(file: string): Diagnostic {
  return {
    code: 'invalid-tool-config',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    message: `${file} exports no result of the package nextra`,
    hint: 'Write export default nextra({ … })({ … })',
  }
}
