import { parseJson } from '../config/files/read-json-file.js'
import { isRecord } from '../config/is-record.js'
import { MANIFEST_FILE, MANIFEST_START } from '../emit/create-manifest.js'
import { DeployFailure, failDeployment } from './deploy-failure.js'
import {
  combineState,
  type DeployRecord,
  parseJournal,
  parseProgress,
  parseRecord,
  type TargetState,
} from './deploy-record.js'
import { STATE_FILES, STATE_FOLDER, type Store, type StoredFile, type WriteCondition } from './store.js'

/** The state of a target, and the condition on which the record may be replaced. */
export interface ReadState {
  readonly state: TargetState
  readonly condition: WriteCondition
}

/** Maximum number of foreign files that the diagnostic names. */
const MAX_NAMED = 3

/**
 * Reads what docgen has deployed to a target. Rejects with a failure if the target contains other files but no site,
 * unless `isForced`.
 */
export async function readState(store: Store, isForced: boolean): Promise<ReadState> {
  const [record, journal, progress] = await Promise.all([
    store.read(STATE_FILES.record),
    store.read(STATE_FILES.journal),
    store.read(STATE_FILES.progress),
  ])
  const parsed = record ? parseRecord(parse(record)) : undefined
  if (record && !parsed) throw failDamaged(store, STATE_FILES.record)
  const parsedJournal = journal ? parseJournal(parse(journal)) : undefined
  if (journal && !parsedJournal) throw failDamaged(store, STATE_FILES.journal)
  const base = parsed ?? (parsedJournal ? EMPTY : await readForeignSite(store, isForced))
  const state = combineState(base, parsedJournal, progress && parseProgress(parse(progress)))
  return {
    state: omitFiles(state, await store.findMissing([...state.files.keys(), ...state.old.keys()])),
    condition: record ? { tag: record.tag } : { isNew: true },
  }
}

function omitFiles(state: TargetState, missing: readonly string[]): TargetState {
  if (missing.length === 0) return state
  const files = new Map(state.files)
  const old = new Map(state.old)
  for (const file of missing) {
    files.delete(file)
    old.delete(file)
  }
  return { ...state, files, old }
}

const EMPTY: DeployRecord = { files: {}, old: {}, journal: '' }

/**
 * Returns the files of a site that another program has uploaded; none for an empty target. Throws a failure for other
 * files, unless `isForced`.
 */
async function readForeignSite(store: Store, isForced: boolean): Promise<DeployRecord> {
  const others = (await store.list(MAX_NAMED + 5)).filter((file) => !file.startsWith(`${STATE_FOLDER}/`))
  if (others.length === 0) return EMPTY
  const manifest = await store.read(MANIFEST_FILE)
  if (manifest && MANIFEST_START.test(manifest.bytes.toString('utf8', 0, 1024))) {
    const value = parse(manifest)
    const names = isRecord(value) && isRecord(value['files']) ? Object.keys(value['files']) : []
    return { ...EMPTY, files: Object.fromEntries([...names, MANIFEST_FILE].map((name) => [name, ''])) }
  }
  if (isForced) return EMPTY
  const names = others.slice(0, MAX_NAMED).join(', ')
  throw failForeign(
    `${store.name} contains files that docgen did not deploy: ${names}${others.length > MAX_NAMED ? ', …' : ''}`,
  )
}

/** Creates the failure of a target with files that docgen did not deploy. */
export function failForeign(message: string): DeployFailure {
  return new DeployFailure({
    code: 'foreign-target',
    severity: 'error',
    message,
    hint: 'Choose an empty target, or add --force: docgen then keeps other files, and replaces those with the name of a file of the site',
  })
}

function failDamaged(store: Store, file: string): DeployFailure {
  return failDeployment(
    `${file} in ${store.name} is damaged, so docgen does not know which files it has deployed`,
    `Delete ${STATE_FOLDER} in the target, and deploy again with --force`,
  )
}

function parse({ bytes }: StoredFile): unknown {
  return parseJson(bytes.toString())
}
