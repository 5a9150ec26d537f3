import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../../config/config.js'
import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { positionAt } from '../../config/source/position-at.js'
import { findScriptSources } from './find-script-sources.js'

/** What `script-src` of the security policy allows, besides the site's own files; absent if it blocks nothing. */
export type AllowedScripts = readonly string[] | undefined

/** The sources of scripts that the config allows: those of the policy, and the origins of `scripts`. */
export function listAllowedScripts({
  security: { csp },
  scripts,
}: Pick<Config, 'security' | 'scripts'>): AllowedScripts {
  if (csp === false || csp.reportOnly) return undefined
  const origins = scripts.flatMap(({ src }) => (/^(?:https?:)?\/\//i.test(src) ? new URL(src, 'https://x').origin : []))
  return [...(csp.sources['script-src'] ?? []), ...origins]
}

/** Inputs of the check. */
export interface BlockedScriptsRequest {
  readonly siteDir: string
  /** Paths of modules that run in browsers, relative to the site's folder. */
  readonly modules: readonly string[]
  readonly allowed: AllowedScripts
  readonly read: ReadBytes
}

/** Warns about code for browsers that needs a source of scripts which the security policy lacks. */
export function findBlockedScripts({ siteDir, modules, allowed, read }: BlockedScriptsRequest): readonly Diagnostic[] {
  if (allowed === undefined) return []
  return modules.toSorted().flatMap((file) => {
    const text = textOf(read(join(siteDir, file)))
    return findScriptSources(text).flatMap(({ source, index, length }): readonly Diagnostic[] => {
      if (isAllowed(source, allowed)) return []
      return [{ ...describeBlockedScript(source), file, ...positionAt(text, index, index + length) }]
    })
  })
}

/** Whether a list of sources includes a source. */
export function isAllowed(source: string, allowed: readonly string[]): boolean {
  return allowed.some((each) => includes(each, source))
}

/** A warning about a source that the policy lacks, and what needs it. */
export function describeBlockedScript(
  source: string,
  need = '',
): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  return {
    code: 'blocked-script',
    severity: 'warning',
    message: `the security policy blocks ${WORDS[source] ?? `scripts of ${source}`}${need}`,
    hint: `Add ${source.startsWith("'") ? `"${source}"` : `'${source}'`} to script-src in security.csp.sources`,
  }
}

const WORDS: Readonly<Record<string, string>> = {
  "'unsafe-eval'": 'code that is compiled from text',
  "'wasm-unsafe-eval'": 'WebAssembly',
}

/** Whether a source of a policy includes another: `https:` all secure origins, `https://*.a.example` its subdomains. */
function includes(allowed: string, source: string): boolean {
  if (allowed === source || allowed === '*') return !source.startsWith("'") || allowed === source
  if (source.startsWith("'")) return allowed === "'unsafe-eval'" && source === "'wasm-unsafe-eval'"
  if (/^https?:$/i.test(allowed)) return source.startsWith(allowed.toLowerCase())
  const origin = allowed.includes('://') ? allowed : `https://${allowed}`
  const [scheme = '', , host = ''] = origin.split('/')
  const [sourceScheme, , sourceHost = ''] = source.split('/')
  if (scheme !== sourceScheme) return false
  return host.startsWith('*.') ? sourceHost.endsWith(host.slice(1)) : host === sourceHost
}
