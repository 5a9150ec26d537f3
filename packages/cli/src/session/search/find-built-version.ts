import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EmittedVersion } from '../../emit/make-versions-file.js'

/** What is wanted of a built site. */
export interface BuiltVersionRequest {
  readonly outDir: string
  /** With a slash at both ends. */
  readonly baseUrl: string
  /** Name of a version, such as `current`. */
  readonly name: string
}

/** Path of a version below the base URL by its name, without slashes at its ends and empty for the latest; `undefined` where none has it. */
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
