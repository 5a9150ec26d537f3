import type { ApiChange } from '../compare/api-change.js'
import { compareDescriptions } from '../compare/compare-descriptions.js'
import { asText, type JsonObject, toLabel, valueAt } from '../json-value.js'
import { withoutInternal } from '../without-internal.js'

/** A version of an API with the changes since the previous version that clients can notice. */
export interface ApiRelease {
  /** `info.version` of its description. */
  readonly version: string
  /** `info.version` of the previous description. */
  readonly since: string
  readonly changes: readonly ApiChange[]
}

/**
 * Compares each description of an API with the one before it. Descriptions are sorted from old to new, releases from
 * new to old.
 */
export function listReleases(descriptions: readonly JsonObject[]): readonly ApiRelease[] {
  const releases = descriptions.slice(1).map((after, index): ApiRelease => {
    const before = descriptions[index] ?? after
    return {
      version: readVersion(after),
      since: readVersion(before),
      changes: compareDescriptions(withoutInternal(before), withoutInternal(after)),
    }
  })
  return releases.reverse()
}

function readVersion({ info }: JsonObject): string {
  const version = valueAt(info, 'version')
  return asText(version)?.trim() ?? (version === undefined || version === null ? '' : toLabel(version))
}
