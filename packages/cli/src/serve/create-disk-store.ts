import { createHash } from 'node:crypto'
import { createReadStream, type Stats } from 'node:fs'
import { readFile, realpath, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isInside } from '../config/site-path.js'
import { MANIFEST_FILE } from '../emit/create-manifest.js'
import type { FileStore, ServedFile } from './file-store.js'

/** Creates a store of the current files in a folder. It does not follow symbolic links out of the folder. */
export function createDiskStore(folder: string): FileStore {
  const hashes = new Map<string, { readonly version: string; readonly hash: string }>()
  const hashOf = async (path: string, stats: Stats): Promise<string> => {
    const version = `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`
    const saved = hashes.get(path)
    if (saved?.version === version) return saved.hash
    const hash = await hashFile(path)
    hashes.set(path, { version, hash })
    return hash
  }
  const find = async (file: string): Promise<ServedFile | undefined> => {
    try {
      const path = await realpath(join(folder, file))
      if (!isInside(await realpath(folder), path)) return undefined
      const stats = await stat(path)
      if (!stats.isFile()) return undefined
      return {
        size: stats.size,
        hash: await hashOf(path, stats),
        read: () => readFile(path),
        stream: (range) => createReadStream(path, range),
      }
    } catch (error) {
      if (isMissingFile(error)) return undefined
      throw error
    }
  }
  // The base URL, and the hash of the manifest that contains it.
  let lastBase: { readonly hash: string; readonly url: string } | undefined
  const readBaseUrl = async (): Promise<string> => {
    const manifest = await find(MANIFEST_FILE)
    if (!manifest) return '/'
    if (lastBase?.hash !== manifest.hash) {
      lastBase = { hash: manifest.hash, url: baseUrlOf(Buffer.from(await manifest.read()).toString()) }
    }
    return lastBase.url
  }
  return { find, readBaseUrl }
}

function baseUrlOf(manifest: string): string {
  try {
    const value: { readonly baseUrl?: unknown } = JSON.parse(manifest)
    return typeof value.baseUrl === 'string' ? value.baseUrl : '/'
  } catch {
    return '/'
  }
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex').slice(0, 32)
}

/** Codes of errors for which a file counts as missing. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP', 'ENAMETOOLONG', 'EISDIR'])

function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && ABSENT.has(error.code)
}
