import { join } from 'node:path'
import { allowsSource, type Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../../config/config.js'
import { type ReadBytes, textOf } from '../../config/module/read-once.js'
import { positionAt } from '../../config/source/position-at.js'
import { listAllowedSources } from '../list-allowed-sources.js'
import { findScriptSources } from './find-script-sources.js'

/**
 * Sources that `script-src` of the security policy allows besides the site's own files; `undefined` if the policy
 * blocks no scripts.
 */
export type AllowedScripts = readonly string[] | undefined

/** Lists the sources of scripts that the config allows: in the security policy, and the origins of `scripts`. */
export function listAllowedScripts(config: Pick<Config, 'security' | 'scripts'>): AllowedScripts {
  return listAllowedSources({ ...config, links: [] })?.['script-src']
}

/** Inputs of `findBlockedScripts`. */
export interface BlockedScriptsRequest {
  readonly siteDir: string
  /** Paths of modules that run in browsers, relative to the site's folder. */
  readonly modules: readonly string[]
  readonly allowed: AllowedScripts
  readonly read: ReadBytes
}

/** Warns about browser code that needs a script source which the security policy does not allow. */
export function findBlockedScripts({ siteDir, modules, allowed, read }: BlockedScriptsRequest): readonly Diagnostic[] {
  if (allowed === undefined) return []
  return modules.toSorted().flatMap((file) => {
    const text = textOf(read(join(siteDir, file)))
    return findScriptSources(text).flatMap(({ source, index, length }): readonly Diagnostic[] => {
      if (allowsSource(allowed, source)) return []
      return [{ ...describeBlockedScript(source), file, ...positionAt(text, index, index + length) }]
    })
  })
}

/**
 * Creates a warning about a script source that the policy does not allow. `need` is a clause at the end of the message,
 * which names the code that needs the source.
 */
export function describeBlockedScript(
  source: string,
  need = '',
): Pick<Diagnostic, 'code' | 'severity' | 'message' | 'hint'> {
  return {
    code: 'blocked-script',
    severity: 'warning',
    message: `the security policy blocks ${DESCRIPTIONS[source] ?? `scripts of ${source}`}${need}`,
    hint: `Add ${source.startsWith("'") ? `"${source}"` : `'${source}'`} to script-src in security.csp.sources`,
  }
}

const DESCRIPTIONS: Readonly<Record<string, string>> = {
  "'unsafe-eval'": 'code that is compiled from text',
  "'wasm-unsafe-eval'": 'WebAssembly',
}
