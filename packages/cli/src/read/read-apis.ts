import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { checkDescription, checkVersion, toDiagnostic } from '@docgen/renderer/light'
import type { Config } from '../config/config.js'
import type { ApiFile } from './api-file.js'
import { bundleApi } from './bundle-api.js'
import { createPlaceInApi, type PlaceInApi } from './place-in-api.js'

/** Reads the descriptions that the config names, with the files that they refer to. One that can't be used is left out, with diagnostics. */
export function readApis(siteDir: string, config: Config): Outcome<readonly ApiFile[]> {
  const outcomes = config.openapi.map((entry) => readApi(siteDir, entry))
  return {
    value: outcomes.flatMap(({ value }) => value ?? []),
    diagnostics: outcomes.flatMap(({ diagnostics }) => diagnostics),
  }
}

/** The diagnostic with the file, line and column of what it names by pointer. */
export function placeApiDiagnostic(diagnostic: Diagnostic, placeInApi: PlaceInApi): Diagnostic {
  const { file, line, column = 1 } = diagnostic
  if (file === undefined || !file.startsWith('#')) return diagnostic
  return { ...diagnostic, ...placeInApi(file.slice(1), line === undefined ? undefined : { line, column }) }
}

function readApi(siteDir: string, entry: Config['openapi'][number]): Outcome<ApiFile | undefined> {
  const { routeBasePath, label, position } = entry
  const path = entry.path.replace(/^(?:\.?\/)+/, '')
  const { value: bundled, diagnostics } = bundleApi(siteDir, path)
  if (!bundled) return { value: undefined, diagnostics }
  const api: ApiFile = {
    path,
    routeBase: routeBasePath === '/' ? '' : routeBasePath,
    label,
    ...(position !== undefined && { position }),
    ...bundled,
  }
  const placeInApi = createPlaceInApi(api)
  const place = (mistakes: ReturnType<typeof checkDescription>): readonly Diagnostic[] =>
    mistakes.map((mistake) => placeApiDiagnostic(toDiagnostic(mistake), placeInApi))
  const old = checkVersion(api.document)
  if (old.length > 0) return { value: undefined, diagnostics: [...diagnostics, ...place(old)] }
  return { value: api, diagnostics: [...diagnostics, ...place(checkDescription(api.document))] }
}
