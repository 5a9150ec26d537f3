import { createHash } from 'node:crypto'
import {
  copyFileSync,
  createReadStream,
  linkSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { createFolder } from '../../cache/create-folder.js'
import { hashBytes } from '../../cache/hash.js'
import { takeLock } from '../../cache/take-lock.js'
import { isFile, readRegularFile } from '../../config/read-regular-file.js'
import { explainDiskError } from '../../emit/describe-write-error.js'
import { removeFile } from '../../emit/move-into-place.js'
import { failDeployment } from '../deploy-failure.js'
import { stateContent } from '../state-content.js'
import { type Content, STATE_FILES, STATE_FOLDER, STATE_SETTINGS, type Store } from '../store.js'

/** Opens a folder as a store. `folder` is an absolute path. */
export function openFolderStore(folder: string): Store {
  const guard = <Result>(run: () => Result): Result => guardDisk(folder, run)
  let stagedFiles = 0
  const stage = (content: Content): string => {
    const path = join(folder, STATE_FOLDER, `tmp-${process.pid}-${stagedFiles++}`)
    createFolder(dirname(path))
    if (content.source instanceof Uint8Array) writeFileSync(path, content.source)
    else copyFileSync(content.source.path, path)
    return path
  }
  const read: Store['read'] = async (file) =>
    guard(() => {
      const path = join(folder, file)
      const stats = statSync(path, { throwIfNoEntry: false })
      if (!stats?.isFile()) return undefined
      const bytes = readRegularFile(path)
      return { bytes, tag: hashBytes(bytes), ageMs: Date.now() - stats.mtimeMs }
    })
  const write: Store['write'] = async (file, content, _settings, condition) => {
    if (condition && 'tag' in condition && (await read(file))?.tag !== condition.tag) return undefined
    return guard(() => {
      const staged = stage(content)
      const path = join(folder, file)
      createFolder(dirname(path))
      const isWritten = condition && 'isNew' in condition ? moveIfNew(staged, path) : move(staged, path)
      return isWritten ? content.sha256.slice(0, 32) : undefined
    })
  }
  return {
    name: folder,
    list: async (limit) => guard(() => listEntries(folder, limit)),
    read,
    hash: async (file, size) => {
      const path = join(folder, file)
      const stats = guard(() => statSync(path, { throwIfNoEntry: false }))
      if (!stats?.isFile() || stats.size !== size) return undefined
      const digest = createHash('sha256')
      for await (const chunk of createReadStream(path)) digest.update(chunk)
      return digest.digest('hex')
    },
    write,
    remove: async (file) => guard(() => removeFile(folder, file)),
    findMissing: async (names) => guard(() => [...names].filter((file) => !isFile(join(folder, file)))),
    commit: async (record, condition) => {
      const tag = await write(STATE_FILES.record, stateContent(record), STATE_SETTINGS, condition)
      return tag === undefined ? undefined : {}
    },
    lock: async () => {
      const file = join(folder, STATE_FOLDER, 'lock')
      const lock = await guard(() => takeLock(file, { timeout: 0 }))
      if ('holder' in lock)
        return {
          seenSeconds: 0,
          hint: `Wait until process ${lock.holder} has ended, or delete ${lock.file} if it is not docgen`,
        }
      guard(() => removeStaged(folder))
      return { lost: new AbortController().signal, release: async () => lock.release() }
    },
    checksConditions: async () => true,
  }
}

/** Calls a function that accesses the disk. Throws a `DeployFailure` if the disk rejects that. */
export function guardDisk<Result>(folder: string, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    throw failDeployment(`could not write to ${folder}: ${explainDiskError(error)}`, 'Fix that, and deploy again')
  }
}

/** Moves a file to a path, unless something exists there. Returns whether it has; otherwise, removes the file. */
function moveIfNew(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    // Some file systems have no links.
    if (statSync(to, { throwIfNoEntry: false })) return false
    renameSync(from, to)
    return true
  } finally {
    rmSync(from, { force: true })
  }
}

function move(from: string, to: string): true {
  renameSync(from, to)
  return true
}

/** Removes what killed deployments have left. */
function removeStaged(folder: string): void {
  for (const name of readdirSync(join(folder, STATE_FOLDER)))
    if (name.startsWith('tmp-')) rmSync(join(folder, STATE_FOLDER, name), { force: true, recursive: true })
}

/** Lists some entries of a folder, without the state folder. */
function listEntries(folder: string, limit: number): readonly string[] {
  const stats = statSync(folder, { throwIfNoEntry: false })
  if (!stats) return []
  return readdirSync(folder)
    .filter((name) => name !== STATE_FOLDER)
    .slice(0, limit)
}
