import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'

/** Receives the current diagnostics of a file; an empty list when the last one is fixed. Paths are absolute. */
export type FileListener = (path: string, diagnostics: readonly Diagnostic[], siteDir: string) => void

/**
 * Creates a function that receives all current diagnostics of a site, and reports the files whose diagnostics have
 * changed since its last call for the site. Diagnostics without a file are reported for `configFile`.
 */
export function createSiteReporter(
  onFileDiagnostics: FileListener,
): (siteDir: string, diagnostics: readonly Diagnostic[], configFile?: string) => void {
  // Site → path → JSON of the diagnostics, as last reported.
  const reported = new Map<string, ReadonlyMap<string, string>>()
  return (siteDir, diagnostics, configFile = 'site.config.ts') => {
    const byPath = new Map<string, Diagnostic[]>()
    for (const diagnostic of diagnostics) {
      const path = join(siteDir, diagnostic.file ?? configFile)
      byPath.set(path, [...(byPath.get(path) ?? []), diagnostic])
    }
    const previous = reported.get(siteDir) ?? new Map<string, string>()
    const current = new Map([...byPath].map(([path, list]) => [path, JSON.stringify(list)]))
    reported.set(siteDir, current)
    for (const path of previous.keys()) if (!current.has(path)) onFileDiagnostics(path, [], siteDir)
    for (const [path, list] of byPath)
      if (previous.get(path) !== current.get(path)) onFileDiagnostics(path, list, siteDir)
  }
}
