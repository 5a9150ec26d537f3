import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashBytes } from '../cache/hash.js'
import type { Artifact, EmittedFile } from './artifact.js'

/** Writes an artifact to the staging folder unless it already exists, and returns its metadata. */
export function writeArtifact(artifact: Artifact, stageDir: string): EmittedFile {
  const path = join(stageDir, artifact.file)
  if ('hash' in artifact) {
    const { hash, size } = artifact
    if ('copyFrom' in artifact) inFolder(path, () => copyFileSync(artifact.copyFrom, path))
    else if (!existsSync(path)) inFolder(path, () => writeFileSync(path, artifact.make()))
    return { hash, size }
  }
  const bytes = Buffer.from(artifact.bytes)
  inFolder(path, () => writeFileSync(path, bytes))
  return { hash: hashBytes(bytes), size: bytes.length }
}

/**
 * Creates the folder only when a write fails for lack of it: checking for each of thousands of files would take
 * longer than writing them.
 */
function inFolder(path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    mkdirSync(dirname(path), { recursive: true })
    write()
  }
}
