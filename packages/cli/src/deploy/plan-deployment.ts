import { MANIFEST_FILE } from '../emit/create-manifest.js'
import type { DeployJournal, DeployRecord, TargetState } from './deploy-record.js'

/** A file of the site to deploy. */
export interface PlannedFile {
  /** Hash of bytes and settings. */
  readonly fingerprint: string
  /** Whether it is the HTML or the Markdown of a page. */
  readonly isPage: boolean
}

/** Inputs of the plan. */
export interface DeployRequest {
  /** Path → file of the new site. */
  readonly files: ReadonlyMap<string, PlannedFile>
  readonly state: TargetState
  /** Current time in milliseconds. */
  readonly now: number
  /** How long files in `assets/` stay after the site no longer contains them, in milliseconds. */
  readonly graceMs: number
  /** Random id of the journal. */
  readonly id: string
}

/** What a deployment does, in this order. */
export interface DeployPlan {
  /** Groups of files. All uploads of a group are complete before the next group starts. */
  readonly uploads: readonly (readonly string[])[]
  /** Files that did not exist in the target before, as far as docgen knows. */
  readonly added: ReadonlySet<string>
  readonly journal: DeployJournal
  /** The record that commits the deployment, before the removals. */
  readonly record: DeployRecord
  /** Groups of files, as for uploads. */
  readonly removals: readonly (readonly string[])[]
  /** Whether the target already has the site. */
  readonly isDone: boolean
}

/**
 * Plans a deployment. At each moment, a reader gets every URL of the old site, every page with the assets that its HTML
 * names, and no link to a page that does not exist yet:
 *
 * 1. files with new names that are no pages: nothing refers to them yet
 * 2. pages with new names: no page links to them yet
 * 3. changed files
 * 4. the manifest
 * 5. after the commit, removals of pages, and then of other files: no page refers to these any more, except for assets
 *    of pages that readers have open, which stay for a while
 */
export function planDeployment({ files, state, now, graceMs, id }: DeployRequest): DeployPlan {
  const groups: [string[], string[], string[], string[]] = [[], [], [], []]
  const added = new Set<string>()
  for (const [file, { fingerprint, isPage }] of files) {
    const isKnown = state.files.has(file) || state.old.has(file)
    if (state.files.get(file) === fingerprint) continue
    if (!isKnown) added.add(file)
    const isNew = !state.files.has(file) || state.leftovers.has(file)
    groups[file === MANIFEST_FILE ? 3 : !isNew ? 2 : isPage ? 1 : 0].push(file)
  }
  const uploads = groups.map((group) => group.sort()).filter((group) => group.length > 0)
  const { old, removals } = separateOldFiles({ files, state, now, graceMs })
  const fingerprints = [...files].map(([file, { fingerprint }]) => [file, fingerprint] as const)
  return {
    uploads,
    added,
    journal: {
      id,
      base: state.base,
      uploads: uploads.flat().map((file) => [file, files.get(file)?.fingerprint ?? ''] as const),
      removals: removals.flat(),
    },
    record: { files: Object.fromEntries(fingerprints), old: Object.fromEntries(old), journal: id },
    removals,
    isDone: uploads.length === 0 && removals.length === 0 && Object.keys(state.base).length === 0,
  }
}

/** Separates the files that the new site does not contain: those that stay for a while, and those to remove. */
function separateOldFiles({ files, state, now, graceMs }: Omit<DeployRequest, 'id'>): {
  readonly old: ReadonlyMap<string, number>
  readonly removals: readonly (readonly string[])[]
} {
  const old = new Map<string, number>()
  const pages: string[] = []
  const others: string[] = []
  for (const file of new Set([...state.files.keys(), ...state.old.keys()])) {
    if (files.has(file)) continue
    const since = state.old.get(file) ?? now
    if (file.startsWith('assets/') && now - since < graceMs) old.set(file, since)
    else if (file.endsWith('.html')) pages.push(file)
    else others.push(file)
  }
  return { old, removals: [pages.sort(), others.sort()].filter((group) => group.length > 0) }
}
