import { copyFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Memo } from '../../cache/memo.js'
import { shortenKey } from '../../cache/remote/remote-index.js'
import type { RemoteEntry } from '../../cache/remote/remote-pack.js'
import { writeCreatingFolder, writeStaged } from '../../cache/write-staged.js'
import { isRecord } from '../../config/is-record.js'
import { moveIntoPlace } from '../../emit/move-into-place.js'
import { announceMove, type RecordLocation, writeRecord } from '../../emit/output-record.js'
import type { BuildReport } from '../build-report.js'
import { rememberBuild } from '../last-build.js'
import { fetchPacks } from './fetch-packs.js'
import type { RemoteStore } from './remote-store.js'
import { type OutputList, outputFileKey, outputListKey, staysInFolder } from './shared-output.js'

/** Where to restore an output. The output folder has no files of docgen yet. */
export interface RestoreTarget extends RecordLocation {
  readonly siteDir: string
  readonly stageDir: string
  readonly memo: Memo
}

/**
 * Downloads the output of a site that another machine has built from exactly the same files, and moves it into place.
 * Returns the report of that build, or `undefined` if the server has no such output or lacks a part of it: the output
 * folder is then as before. `isUsable` decides about the report before anything is written.
 */
export async function restoreOutput(
  siteKey: string,
  store: Pick<RemoteStore, 'findIndex' | 'fetchPack'>,
  { target, isUsable }: { readonly target: RestoreTarget; readonly isUsable: (report: BuildReport) => boolean },
): Promise<BuildReport | undefined> {
  const { output: packs = [] } = await store.findIndex()
  const listKey = outputListKey(siteKey)
  const listPack = packs.find(({ keys }) => keys.includes(shortenKey(listKey) ?? ''))
  const listEntries = listPack && (await store.fetchPack(listPack))
  const list = readList(listEntries?.find(({ key }) => key === listKey)?.bytes)
  if (!list || !isUsable(list.report)) return undefined
  // Key of a file → the paths at which it is still missing.
  const missing = new Map<string, string[]>()
  for (const [file, { hash }] of Object.entries(list.files)) {
    if (list.copies[file] !== undefined) continue
    const key = outputFileKey(hash)
    missing.set(key, [...(missing.get(key) ?? []), file])
  }
  const wanted = new Set([...missing.keys()].map((key) => shortenKey(key)))
  const needed = packs.filter((pack) => pack !== listPack && pack.keys.some((key) => wanted.has(key)))
  const write = (entries: readonly RemoteEntry[]): void => {
    for (const { key, bytes } of entries) {
      for (const file of missing.get(key) ?? []) writeStaged(join(target.stageDir, file), bytes)
      missing.delete(key)
    }
  }
  write(listEntries ?? [])
  await fetchPacks(needed, store, (entries) => {
    if (entries) write(entries)
    return entries !== undefined
  })
  if (missing.size > 0 || !copyFiles(list, target)) return undefined
  return moveOutput(siteKey, list, target)
}

/** Copies the files that are the same on every machine with these sources, and returns whether all exist. */
function copyFiles({ copies }: OutputList, { siteDir, stageDir }: RestoreTarget): boolean {
  try {
    for (const [file, original] of Object.entries(copies)) {
      const path = join(stageDir, file)
      writeCreatingFolder(path, () => copyFileSync(join(siteDir, original), path))
    }
    return true
  } catch {
    return false
  }
}

/** Moves the staged files into place, records them like a build, and returns the report for this output folder. */
function moveOutput(siteKey: string, { files, report }: OutputList, target: RestoreTarget): BuildReport {
  const add = Object.keys(files).sort()
  const { siteDir, stageDir, outDir, memo } = target
  announceMove(target, add)
  moveIntoPlace({ stageDir, outDir, add, remove: [] })
  writeRecord(target, new Map(Object.entries(files)), { record: { files: {} }, moved: new Set(add) })
  const restored = { ...report, output: { ...report.output, folder: relative(siteDir, outDir) || '.' } }
  rememberBuild(siteKey, restored, { memo, outDir })
  return restored
}

/** Reads the list of an output. A trusted key has signed it, so only its paths are checked. */
function readList(bytes: Buffer | undefined): OutputList | undefined {
  const value: unknown = bytes && JSON.parse(bytes.toString())
  if (!isRecord(value) || !isRecord(value['files']) || !isRecord(value['copies']) || !isRecord(value['report']))
    return undefined
  const paths = [...Object.keys(value['files']), ...Object.values(value['copies'])]
  return paths.every((path) => typeof path === 'string' && staysInFolder(path))
    ? (value as unknown as OutputList)
    : undefined
}
