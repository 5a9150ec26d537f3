import { join } from 'node:path'
import type { Diagnostic } from '@docgen/renderer/contract'
import type { Config } from '../../config/config.js'
import { isInside, toSitePath } from '../../config/site-path.js'
import { cleanFolder } from '../../read/files/clean-folder.js'

/** Reports an output folder among the input files of the site: the next build would read it. */
export function findOutputProblem(
  siteDir: string,
  outDir: string,
  { collections, staticDirectories }: Pick<Config, 'collections' | 'staticDirectories'>,
): Diagnostic | undefined {
  const folders = [...collections.map(({ docs }) => docs.path), ...staticDirectories]
    .map(cleanFolder)
    .filter((folder) => folder !== '')
  const inputFolder = folders.find((folder) => isInside(join(siteDir, folder), outDir))
  if (inputFolder === undefined) return undefined
  return {
    code: 'output-in-sources',
    severity: 'error',
    message: `the output folder ${toSitePath(siteDir, outDir)} is inside ${inputFolder}, which contains files of the site`,
    hint: 'Choose a folder elsewhere with --out',
  }
}
