import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmittedVersion } from '../../emit/make-versions-file.js'

/** The version to find in a built site. */
export interface BuiltVersionRequest {
  readonly outDir: string
  /** Starts and ends with a slash. */
  readonly baseUrl: string
  /** Name of a version, such as `current`. */
  readonly name: string
}

/**
 * Finds a version's path below the base URL by name, without slashes at its ends and empty for the latest;
 * `undefined` if there is no such version.
 */
export function findBuiltVersion({ outDir, baseUrl, name }: BuiltVersionRequest): string | undefined {
  const version = readVersions(outDir).find((each) => each.name === name)
  if (!version) return undefined
  return version.isLast ? '' : version.path.slice(baseUrl.length).replace(/\/$/, '')
}

/** Sites without versions have no such file. */
function readVersions(outDir: string): readonly EmittedVersion[] {
  try {
    const { versions }: { readonly versions: readonly EmittedVersion[] } = JSON.parse(
      readFileSync(join(outDir, 'docs-versions.json'), 'utf8'),
    )
    return versions
  } catch {
    return []
  }
}
