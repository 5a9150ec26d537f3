import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { checkDescription, checkVersion, toDiagnostic } from '@docgen/renderer/light'
import type { Config } from '../config/config.js'
import { CURRENT_VERSION } from '../config/version-name.js'
import type { ApiFile } from './api-file.js'
import { bundleApi } from './bundle-api.js'
import type { DocsVersion } from './docs-version.js'
import { type FileMemo, NO_FILE_MEMO } from './file-memo.js'
import { createPlaceInApi, type PlaceInApi } from './place-in-api.js'

/**
 * Reads the descriptions that the config names, with the files that they refer to. One that can't be used is left out,
 * with diagnostics. An older version has those that lie, by the same paths, in its own folder.
 */
export function readApis(
  siteDir: string,
  config: Config,
  versions: readonly Pick<DocsVersion, 'name' | 'folder'>[],
  memo: FileMemo = NO_FILE_MEMO,
): Outcome<readonly ApiFile[]> {
  const outcomes = versions.flatMap(({ name, folder }) =>
    config.openapi.flatMap((entry) => {
      const written = entry.path.replace(/^(?:\.?\/)+/, '')
      const path = name === CURRENT_VERSION ? written : `${folder}/${written}`
      if (name !== CURRENT_VERSION && !existsSync(join(siteDir, path))) return []
      return [
        memo.recall(`api ${name} ${JSON.stringify(entry)}`, path, () => readApi(siteDir, { ...entry, path }, name)),
      ]
    }),
  )
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

function readApi(siteDir: string, entry: Config['openapi'][number], version: string): Outcome<ApiFile | undefined> {
  const { path, routeBasePath, label, position } = entry
  const { value: bundled, diagnostics } = bundleApi(siteDir, path)
  if (!bundled) return { value: undefined, diagnostics }
  const api: ApiFile = {
    path,
    version,
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
