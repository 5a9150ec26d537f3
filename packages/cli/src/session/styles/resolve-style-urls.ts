import { dirname, join, resolve } from 'node:path'
import type { Diagnostic, Severity } from '@docgen/renderer/contract'
import { NO_MEMO } from '../../cache/memo.js'
import { severityOf } from '../../check/severity-of.js'
import type { Config } from '../../config/config.js'
import { isFile } from '../../config/read-regular-file.js'
import { isInPackage, toSitePath } from '../../config/site-path.js'
import type { StyleSource } from '../../emit/bundle-styles.js'
import { encodePath } from '../../graph/routes/create-url.js'
import { nameAsset } from '../../graph/routes/name-assets.js'
import { cleanFolder } from '../../read/files/clean-folder.js'
import { decodePath } from '../../read/files/decode-path.js'
import { readAsset } from '../../read/read-asset.js'
import type { StaticFile } from '../../read/site-files.js'
import type { OpenStyle, StyleUrl } from './bundle-style.js'
import { suggestUrl } from './suggest-url.js'

/** Inputs for resolving URLs in style sheets. */
export interface UrlRequest {
  readonly siteDir: string
  readonly config: Pick<Config, 'baseUrl' | 'staticDirectories' | 'onBrokenImages' | 'security'>
  readonly statics: readonly StaticFile[]
}

/** Style sheets with final URLs, and the referenced files to copy to the output. */
export interface ResolvedStyles {
  readonly styles: readonly StyleSource[]
  readonly files: readonly StaticFile[]
  readonly diagnostics: readonly Diagnostic[]
}

/**
 * Replaces the URLs in style sheets with their final URLs: copied files have a hash in their names, and site paths
 * begin with the base URL.
 */
export function resolveStyleUrls(open: readonly OpenStyle[], request: UrlRequest): ResolvedStyles {
  const outputs = new Set(request.statics.map(({ output }) => output))
  const files = new Map<string, StaticFile>()
  const diagnostics = new Map<string, Diagnostic>()
  const styles = open.map(({ file, css, imports, remote, urls, inputs }): StyleSource => {
    const hrefs = new Map<string, string>()
    const named = new Set<string>(inputs)
    for (const each of urls) {
      const target = findTarget(each, outputs, request)
      hrefs.set(each.placeholder, target.href)
      if (target.path !== undefined) named.add(target.path)
      if (target.file) files.set(target.file.output, target.file)
      if (target.diagnostic) diagnostics.set(JSON.stringify(target.diagnostic), target.diagnostic)
    }
    return {
      file,
      css: urls.length === 0 ? css : fillPlaceholders(css, hrefs),
      ...(imports.length > 0 && { imports }),
      ...(named.size > 0 && { files: [...named].sort() }),
      ...(remote.length > 0 && { remote }),
    }
  })
  const added = [...files.values()].filter(({ output }) => !outputs.has(output))
  return { styles, files: added.sort((a, b) => (a.output < b.output ? -1 : 1)), diagnostics: [...diagnostics.values()] }
}

function fillPlaceholders(css: string, hrefs: ReadonlyMap<string, string>): string {
  return css.replace(/"([\w-]{6,12})"/g, (whole, placeholder: string) => {
    const href = hrefs.get(placeholder)
    return href === undefined
      ? whole
      : `"${href.replace(/["\\\n]/g, (character) => `\\${character.charCodeAt(0).toString(16)} `)}"`
  })
}

/** Result of resolving a URL. */
interface UrlTarget {
  readonly href: string
  /** The file that the URL names, relative to the site's folder. */
  readonly path?: string
  /** The file to copy to the output; absent if it is already published. */
  readonly file?: StaticFile
  readonly diagnostic?: Diagnostic
}

/** Matches URLs that stay unchanged: absolute URLs, fragments, and the empty URL. */
const UNCHANGED = /^(?:[a-z][a-z\d+.-]*:|\/\/|#|$)/i

function findTarget(use: StyleUrl, outputs: ReadonlySet<string>, request: UrlRequest): UrlTarget {
  const { url } = use
  const { siteDir, config } = request
  if (UNCHANGED.test(url)) {
    const diagnostic = isFontBlocked(url, config.security.csp) ? reportBlocked(use) : undefined
    return { href: url, ...(diagnostic && { diagnostic }) }
  }
  const end = url.search(/[?#]/)
  const rawPath = end === -1 ? url : url.slice(0, end)
  const suffix = end === -1 ? '' : url.slice(end)
  const isFromRoot = rawPath.startsWith('/')
  if (isFromRoot) {
    const output = decodePath(rawPath).slice(1)
    if (outputs.has(output)) return { href: config.baseUrl + encodePath(output) + suffix }
    const below = `/${output}`.startsWith(config.baseUrl) ? `/${output}`.slice(config.baseUrl.length) : undefined
    if (below !== undefined && outputs.has(below)) return { href: url }
    // As with webpack in Docusaurus, the path can also start at the site's folder, such as `/static/font.woff2`.
    if (findFile(`./${output}`, siteDir, siteDir) === undefined)
      return {
        href: config.baseUrl + encodePath(output) + suffix,
        diagnostic: report(use, 'warning', suggestUrl(use, outputs, siteDir)),
      }
  }
  const from = isFromRoot ? siteDir : resolve(siteDir, dirname(use.file))
  const file = findFile(isFromRoot ? `.${decodePath(rawPath)}` : decodePath(rawPath), from, siteDir)
  const path = toSitePath(siteDir, file ?? resolve(siteDir, dirname(use.file), rawPath))
  const folder = config.staticDirectories.map(cleanFolder).find((each) => path.startsWith(`${each}/`))
  if (file !== undefined && folder !== undefined)
    return { href: config.baseUrl + encodePath(path.slice(folder.length + 1)) + suffix, path }
  const asset = file === undefined ? undefined : readAsset(siteDir, path, NO_MEMO).value
  if (asset) {
    const output = nameAsset(path, asset.hash, '-')
    return { href: config.baseUrl + encodePath(output) + suffix, path, file: { ...asset, output } }
  }
  const severity = isInPackage(use.file) ? 'warning' : severityOf(config.onBrokenImages)
  return { href: url, path, ...(severity && { diagnostic: report(use, severity, suggestUrl(use, outputs, siteDir)) }) }
}

/**
 * Finds a file by its path from a style sheet's folder, by `@site/…`, or in a package, with or without webpack's `~`.
 * Returns its absolute path.
 */
export function findFile(request: string, folder: string, siteDir: string): string | undefined {
  const name = request.replace(/^~/, '')
  const paths = name.startsWith('@site/')
    ? [join(siteDir, name.slice('@site/'.length))]
    : [
        ...(request.startsWith('~') ? [] : [join(folder, name)]),
        ...listPackagePaths(name, folder),
        ...listPackagePaths(name, siteDir),
      ]
  return paths.find(isFile)
}

function listPackagePaths(name: string, folder: string): readonly string[] {
  if (name.startsWith('.')) return []
  const parent = dirname(folder)
  return [join(folder, 'node_modules', name), ...(parent === folder ? [] : listPackagePaths(name, parent))]
}

function report({ url, file, line, column }: StyleUrl, severity: Severity, hint: string): Diagnostic {
  const isPath = url.startsWith('/')
  return {
    code: 'broken-image',
    severity,
    file,
    line,
    column,
    length: url.length,
    message: `url(): ${isPath ? `no static folder contains "${url.replace(/[?#].*$/s, '').slice(1)}"` : `file "${url}" not found`}`,
    hint,
  }
}

function reportBlocked({ url, file, line, column }: StyleUrl): Diagnostic {
  const { origin } = new URL(url, 'https://x')
  return {
    code: 'blocked-font',
    severity: 'warning',
    file,
    line,
    column,
    length: url.length,
    message: `the security policy blocks this font of another site`,
    hint: `Add '${origin}' to font-src in security.csp.sources, or download the font`,
  }
}

/** Whether the security policy blocks a URL as a font of another site. */
function isFontBlocked(url: string, csp: Config['security']['csp']): boolean {
  if (csp === false || csp.reportOnly) return false
  if (!/^(?:https?:)?\/\//i.test(url) || !/\.(?:woff2?|ttf|otf|eot)(?:[?#]|$)/i.test(url)) return false
  if (!URL.canParse(url, 'https://x')) return false
  const { protocol, host } = new URL(url, 'https://x')
  return !(csp.sources['font-src'] ?? []).some((source) => matchesSource(source, protocol, host))
}

function matchesSource(source: string, protocol: string, host: string): boolean {
  if (source === '*' || source === protocol) return true
  const [allowed = ''] = source.replace(/^[a-z][a-z\d+.-]*:\/\//i, '').split('/')
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed
}
