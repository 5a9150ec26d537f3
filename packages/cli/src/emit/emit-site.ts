import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hashBytes } from '../cache/hash.js'
import { writeCreatingFolder, writeStaged } from '../cache/write-staged.js'
import type { Artifact, EmittedFile, OutputRecord } from './artifact.js'
import { createManifest, MANIFEST_FILE, type Manifest } from './create-manifest.js'
import { moveIntoPlace } from './move-into-place.js'
import { announceMove, type RecordLocation, writeRecord } from './output-record.js'

/** The complete output: pages already staged or kept in the output folder, and everything else. */
export interface Emission extends RecordLocation, Omit<Manifest, 'files'> {
  readonly stageDir: string
  readonly record: OutputRecord
  /** Page file → facts; staged, or kept in the output folder. */
  readonly pages: ReadonlyMap<string, EmittedFile>
  readonly artifacts: readonly Artifact[]
  /** Whether a file in the output folder is exactly as recorded. */
  readonly isIntact: (file: string) => boolean
}

/** Number of files in the output folder after the build, and their total size in bytes. */
export interface EmittedSite {
  readonly files: number
  readonly bytes: number
}

/**
 * Completes the staging folder, moves its files into the output folder, and records the result. Does not touch output
 * files with unchanged bytes.
 */
export function emitSite(emission: Emission): EmittedSite {
  const { stageDir, outDir, record, pages, artifacts, isIntact } = emission
  const files = new Map<string, EmittedFile>(pages)
  const isUnchanged = (file: string, hash: string): boolean => record.files[file]?.hash === hash && isIntact(file)
  for (const artifact of artifacts) files.set(artifact.file, writeArtifact(artifact, stageDir, isUnchanged))
  const manifest = { file: MANIFEST_FILE, bytes: createManifest({ ...emission, files }) }
  files.set(MANIFEST_FILE, writeArtifact(manifest, stageDir))

  const add = [...files].filter(([file, { hash }]) => !isUnchanged(file, hash)).map(([file]) => file)
  const remove = Object.keys(record.files).filter((file) => !files.has(file))
  if (add.length > 0 || remove.length > 0) {
    announceMove(emission, add)
    moveIntoPlace({ stageDir, outDir, add: add.sort(), remove })
    writeRecord(emission, files, { record, moved: new Set(add) })
  }
  rmSync(stageDir, { recursive: true, force: true })
  let bytes = 0
  for (const { size } of files.values()) bytes += size
  return { files: files.size, bytes }
}

/** Creates a function that reads an output file from the first folder that contains it; `undefined` if none does. */
export function openOutput(folders: readonly string[]): (file: string) => Promise<Uint8Array | undefined> {
  return async (file) => {
    const path = folders.map((folder) => join(folder, file)).find(existsSync)
    return path === undefined ? undefined : readFile(path)
  }
}

/** Writes an artifact to the staging folder, unless it is already staged or in the output, and returns its metadata. */
export function writeArtifact(
  artifact: Artifact,
  stageDir: string,
  isInOutput: (file: string, hash: string) => boolean = () => false,
): EmittedFile {
  const path = join(stageDir, artifact.file)
  if ('hash' in artifact) {
    const { hash, size } = artifact
    if (isInOutput(artifact.file, hash)) return { hash, size }
    if ('copyFrom' in artifact) writeCreatingFolder(path, () => copyFileSync(artifact.copyFrom, path))
    else if (!existsSync(path)) writeStaged(path, artifact.create())
    return { hash, size }
  }
  const bytes = Buffer.from(artifact.bytes)
  const hash = hashBytes(bytes)
  if (!isInOutput(artifact.file, hash)) writeStaged(path, bytes)
  return { hash, size: bytes.length }
}
