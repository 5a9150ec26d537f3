import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Diagnostic, DiagnosticCode } from '@docgen/renderer/contract'
import { locateInMdxModule } from '@docgen/renderer/markdown'
import { findDocusaurusConfig } from '../../config/docusaurus/find-docusaurus-config.js'
import type { LocateInConfig } from '../../config/locate-in-config.js'
import { findInstall, findScript, hintForPackage } from '../../config/module/find-script.js'
import type { ModuleProblem } from '../../config/module/letter-case-plugin.js'
import { describeMissingPackage } from '../../config/plugins/package-loader.js'
import { readRegularFile } from '../../config/read-regular-file.js'
import { findQuoted, type TextPosition } from '../../config/source/position-at.js'
import { isComponentFile } from '../../read/read-component-page.js'
import { describeMissingExport, readMissingExport } from '../bundle/describe-missing-export.js'
import type { MdxModulesByPath } from './site-mdx-modules.js'
import { isExtensible } from './stubs.js'

interface BundleMessage {
  readonly text: string
  readonly detail?: ModuleProblem
  readonly location: BundleLocation | null
  readonly notes?: readonly { readonly text: string; readonly location: BundleLocation | null }[]
}

interface BundleLocation {
  readonly file: string
  readonly line: number
  readonly column: number
  readonly length: number
  /** The name that the author probably meant; empty if there is none. */
  readonly suggestion?: string
}

/** Context for describing the errors of a bundle. */
export interface BundleErrorContext {
  readonly mdxModules: MdxModulesByPath
  readonly locateInConfig: LocateInConfig
  readonly siteDir: string
  /** Whether the site has installed a package, whatever it exports. */
  readonly isInstalled: (packageName: string) => boolean
  /** Whether stubs replace missing modules and exports. */
  readonly isLenient: boolean
}

/**
 * Converts esbuild's messages about MDX modules and their imports to diagnostics at their positions; empty for
 * other errors.
 */
export function describeBundleErrors(error: unknown, context: BundleErrorContext): Diagnostic[] {
  const { isLenient } = context
  return messagesOf(error).map((message) => {
    const { text, detail, location } = message
    const problem = describeMessage(message, context)
    const hint = detail?.hint ?? problem.hint
    return {
      code: problem.code,
      severity: isLenient && problem.isReplaced ? 'warning' : 'error',
      ...(location && positionOf(location, text, context)),
      message: problem.message,
      ...(problem.subject !== undefined && { subject: problem.subject }),
      ...(hint !== undefined && { hint }),
    }
  })
}

/**
 * Lists the modules that esbuild's errors are about, by esbuild's names, such as `mdxModule:docs/page.mdx` and
 * `src/Hero.tsx`. Replaces the name of a page's code for browsers with the name of the page's MDX module, and removes
 * suffixes of islands.
 */
export function listBrokenModules(error: unknown): readonly string[] {
  return [...new Set(messagesOf(error).flatMap(({ location }) => (location ? moduleOf(location.file) : [])))]
}

/** Whether a problem is a missing export of one of these modules. */
export function isExportOf(problem: Diagnostic | undefined, modules: ReadonlySet<string>): boolean {
  const [module = ''] = problem?.subject?.split('#') ?? []
  return problem?.code === 'missing-export' && modules.has(module)
}

function messagesOf(error: unknown): readonly BundleMessage[] {
  if (typeof error !== 'object' || error === null || !('errors' in error) || !Array.isArray(error.errors)) return []
  const messages: readonly BundleMessage[] = error.errors
  return messages.map((message) => ({ ...message, location: importLocation(message) ?? message.location }))
}

/** Finds the import at which a plugin threw, because esbuild gives such an error a location in its own code. */
function importLocation({ notes = [] }: BundleMessage): BundleLocation | null | undefined {
  if (!notes.some(({ text }) => text.startsWith('This error came from the '))) return undefined
  return notes.find(({ text }) => text.endsWith(' was triggered by this import'))?.location
}

function moduleOf(file: string): string {
  return file.replace(BROWSER, 'mdxModule:').replace(/\?island$/, '')
}

/** Prefix of a page's code for browsers, which has the same lines as the page. */
const BROWSER = 'docgen-browser:'

function positionOf(
  { file, line, column, length }: NonNullable<BundleMessage['location']>,
  text: string,
  { mdxModules, locateInConfig, siteDir }: BundleErrorContext,
): Partial<Diagnostic> {
  const [, component] = /^component:(.*)/.exec(file) ?? []
  if (component !== undefined) return locateInConfig(['markdown', 'components', component])
  const path = file.replace(/^(?:mdxModule|docgen-browser):/, '').replace(/\?island$/, '')
  // A component page has an MDX module with the path of the component's file.
  const pieces = path === file || file.startsWith(BROWSER) ? undefined : mdxModules.get(path)?.pieces
  const point = { line, column: column + 1 }
  // The MDX module of a component page is generated, so its lines are not the lines of the file.
  if (pieces && isComponentFile(path))
    return { file: path, ...(findImport(join(siteDir, path), text) ?? { line: 1, column: 1 }) }
  const position = pieces ? locateInMdxModule(pieces, point) : point
  return { file: path, ...position, ...(length > 0 && { length }) }
}

/** Finds the position, in the file of a component, of the import that a message is about. */
function findImport(file: string, text: string): TextPosition | undefined {
  const specifier = UNRESOLVED.exec(text)?.[1]
  if (specifier === undefined) return undefined
  try {
    return findQuoted(readRegularFile(file).toString(), specifier)
  } catch {
    // The file was deleted after it was bundled.
    return undefined
  }
}

const UNRESOLVED = /^Could not resolve "([^"]+)"/

interface Problem {
  readonly code: DiagnosticCode
  readonly message: string
  readonly subject?: string
  readonly hint?: string
  /** Whether a stub replaces the missing part, so that the page shows everything else. */
  readonly isReplaced?: boolean
}

function describeMessage({ text, detail, location }: BundleMessage, context: BundleErrorContext): Problem {
  const missing = UNRESOLVED.exec(text)?.[1]
  if (missing !== undefined) return { code: 'missing-module', isReplaced: true, ...describeMissing(missing, context) }
  if (detail?.problem === 'letter-case') return { code: 'missing-module', message: text }
  const [, document] = /^No matching export in "([^"]*\.mdx?)" for import "default"/i.exec(text) ?? []
  if (document !== undefined)
    return {
      code: 'missing-export',
      message: `a component that runs in the browser can't show the document ${document}`,
      hint: 'Import the document on the page, and pass it to the component as children',
    }
  const lacking = readMissingExport(text)
  if (lacking)
    return {
      code: 'missing-export',
      // An extensible module gets an export that is reported where it is used, not at its import.
      isReplaced: !isExtensible(lacking.module),
      ...describeMissingExport(lacking, location?.suggestion),
    }
  if (detail?.problem === 'unknown-module') return { code: 'unknown-module', isReplaced: true, message: text }
  return { code: 'mdx-code', message: text.slice(0, 1).toLowerCase() + text.slice(1) }
}

function describeMissing(
  path: string,
  { isInstalled, siteDir }: BundleErrorContext,
): Pick<Problem, 'message' | 'hint' | 'isReplaced'> {
  const [alias] = /^(?:@|~|#)\//.exec(path) ?? []
  if (alias !== undefined) {
    const hint = `Add "${alias}*": ["./src/*"] to compilerOptions.paths in the tsconfig.json of the site, or write @site/ for its folder`
    return { message: `${path} does not exist`, hint }
  }
  // Names of packages do not begin with these characters.
  if (/^[~#$]/.test(path)) {
    const [name = ''] = path.split('/', 1)
    const hint = `${name} is an alias, not a package. Add it with its folder to alias in site.config.ts`
    return { message: `${path} does not exist`, hint }
  }
  if (/^(?:[./]|@site\/)/.test(path)) {
    return { message: `${path} does not exist`, hint: hintForPath(path, siteDir) }
  }
  // Only bundles for browsers lack modules of Node.js.
  if (isBuiltin(path)) {
    const hint = 'Compute the value outside of the component, and pass it to the component as a prop'
    return { message: `${path} is a module of Node.js, which browsers do not have`, hint }
  }
  const name = path.split('/', path.startsWith('@') ? 2 : 1).join('/')
  if (isInstalled(name)) {
    const build = hintForPackage(siteDir, name)
    // Omit the path, which the code frame shows, so that the messages of all missing files are equal.
    if (build !== undefined) return { message: `the package ${name} lacks this file`, hint: build }
    const hint = `Check the part after ${name}, and "exports" in the package.json of the package`
    return { message: `the package ${name} is installed, but it has no ${path}`, hint }
  }
  const install = findInstall(siteDir, name)
  // One command installs it, and most likely all other missing packages.
  if (install !== undefined)
    return {
      message: `the package ${name} is not installed`,
      hint: `package.json lists it: run ${install}`,
      isReplaced: false,
    }
  const { message, hint } = describeMissingPackage(name)
  // The name can also be an alias that a Docusaurus site defines for webpack.
  const scope = name.slice(0, name.indexOf('/') + 1)
  if (scope === '' || scope === '@docgen/') return { message, hint }
  const paths = `add "${scope}*": ["./src/*"] to compilerOptions.paths in the tsconfig.json of the site`
  return { message, hint: `${hint}. If ${scope} is an alias of a folder, ${paths}` }
}

function hintForPath(path: string, siteDir: string): string {
  if (path.includes('.docusaurus/'))
    return 'Docusaurus writes this folder, docgen does not: import the original file, or a custom module'
  const script = findScript(siteDir, path)
  if (script !== undefined) return `A script of the site may create it: run ${script}. Otherwise correct the path`
  if (path.startsWith('/')) return 'A path that begins with / is relative to the folder of the site'
  const check = 'Check the path: it is relative to this file, or to the site with @site/'
  return findDocusaurusConfig(siteDir).value === undefined
    ? check
    : `${check}. If a plugin of Docusaurus writes the file, run npx docusaurus build once and keep it`
}
