import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashBytes } from '../cache/hash.js'
import type { Artifact, EmittedFile } from './artifact.js'

/** Writes an artifact into the staging folder and tells what was written. */
export function writeArtifact(artifact: Artifact, stageDir: string): EmittedFile {
  const path = join(stageDir, artifact.file)
  mkdirSync(dirname(path), { recursive: true })
  if ('copyFrom' in artifact) {
    copyFileSync(artifact.copyFrom, path)
    return { hash: artifact.hash, size: artifact.size }
  }
  const bytes = Buffer.from('make' in artifact ? artifact.make() : artifact.bytes)
  writeFileSync(path, bytes)
  return { hash: hashBytes(bytes), size: bytes.length }
}
