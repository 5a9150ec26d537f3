import { readFileSync } from 'node:fs'
import type { Artifact } from './artifact.js'

/** The bytes of an artifact, from memory or disk. */
export function readArtifact(artifact: Artifact): Buffer {
  if ('copyFrom' in artifact) return readFileSync(artifact.copyFrom)
  return Buffer.from('bytes' in artifact ? artifact.bytes : artifact.make())
}
