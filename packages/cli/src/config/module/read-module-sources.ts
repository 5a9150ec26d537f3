import { join } from 'node:path'
import { readRegularFile } from '../read-regular-file.js'
import type { SourceFiles } from '../source/source-files.js'
import type { CachedModule } from './module-cache.js'

/** The sources of a bundled module, to find positions in them. */
export function readModuleSources(siteDir: string, entry: string, { inputs }: CachedModule): SourceFiles {
  return { entry, texts: new Map(inputs.map((input) => [input, readRegularFile(join(siteDir, input)).toString()])) }
}
