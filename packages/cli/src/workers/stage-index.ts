import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { writeStaged } from '../cache/write-staged.js'
import { searchFile } from '../plan/plan-search-facts.js'
import type { IndexBuilder } from './create-index-builder.js'
import type { IndexListing, IndexTask } from './index-task.js'

/** Builds an index and writes its files to the staging folder. */
export function stageIndex(task: IndexTask, builder: IndexBuilder, stageDir: string): IndexListing {
  const { listing, files } = builder.createIndex(task)
  stageFiles(files, stageDir)
  return listing
}

/** Writes files of an index to the staging folder. */
export function stageFiles(files: ReadonlyMap<string, string>, stageDir: string): void {
  for (const [hash, text] of files) {
    const path = join(stageDir, searchFile(hash))
    // Versions have most of their files in common.
    if (!existsSync(path)) writeStaged(path, text)
  }
}
