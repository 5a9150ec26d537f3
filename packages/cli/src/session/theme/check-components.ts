import type { Diagnostic } from '@docgen/renderer/contract'
import { readReason } from '@docgen/renderer/light'
import { loadBundle } from '../../config/module/load-bundle.js'
import { describeMissingImport, findSpecifier, findWanted } from '../../config/module/missing-import.js'
import type { PlaceInConfig } from '../../config/place-in-config.js'
import { runGuarded } from '../../guard/run-guarded.js'

const HINT = 'Each entry of theme.components is the path of a file that exports a component of the same name'

/** Where problems of components are reported. */
export interface ComponentPlaces {
  readonly siteDir: string
  /** The files of the components, relative to the site's folder. */
  readonly files: readonly string[]
  readonly placeInConfig: PlaceInConfig
}

/** Loads bundled overrides and reports exports that are not components, or errors while loading the bundle. */
export async function checkComponents(
  url: string,
  { siteDir, files, placeInConfig }: ComponentPlaces,
): Promise<readonly Diagnostic[]> {
  try {
    const { components } = await runGuarded('the components of the theme', () =>
      loadBundle<{ readonly components: Readonly<Record<string, unknown>> }>(url),
    )
    return Object.entries(components)
      .filter(([, component]) => !isComponent(component))
      .map(([name, component]) => ({
        ...report(`${name} is not a component but ${nameKind(component)}`),
        ...placeInConfig(['theme', 'components', name]),
      }))
  } catch (error) {
    const reason = readReason(error)
    const missing = describeMissingImport(reason)
    const place = findSpecifier(findWanted(reason) ?? '', siteDir, files) ?? placeInConfig(['theme', 'components'])
    if (missing) return [{ ...report(''), ...place, ...missing }]
    const message = `the components in theme.components could not be loaded: ${reason.replace(/ imported from .*/s, '')}`
    return [{ ...report(message), ...place }]
  }
}

/** Accepts functions, classes, and the results of `memo` and similar functions. */
export function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value)
}

function nameKind(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`
}

function report(message: string): Diagnostic {
  return { code: 'invalid-component', severity: 'error', message, hint: HINT }
}
