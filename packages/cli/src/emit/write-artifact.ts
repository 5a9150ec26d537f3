import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashBytes } from '../cache/hash.js'
import type { Artifact, EmittedFile } from './artifact.js'

/** Writes an artifact into the staging folder, unless it is there already, and tells what was written. */
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

/** Makes the folder when the first file misses it: asking for each of thousands would take longer than writing them. */
function inFolder(path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    mkdirSync(dirname(path), { recursive: true })
    write()
  }
}
