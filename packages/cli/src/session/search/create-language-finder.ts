import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ThemeClient } from '@docgen/renderer/contract'
import { findLanguageModule, NAME_LENGTH } from '@docgen/renderer/search'

import { hashBytes } from '../../cache/hash.js'
import type { Artifact } from '../../emit/artifact.js'
import { searchModuleFile } from '../../plan/plan-search-facts.js'

/** A script that supports a language, for the search thread. */
export interface LanguageModule {
  /** Name of the script in the index. */
  readonly name: string
  readonly artifact: Artifact
}

/**
 * Finds the search script for a language by its BCP 47 tag; `undefined` for English, and for languages whose words
 * search compares as written.
 */
export type FindLanguageScript = (tag: string) => LanguageModule | undefined

/** Creates a lookup of the scripts among the theme's browser files. Reads nothing for a site in English. */
export function createLanguageFinder({ directory, searchLanguages }: ThemeClient): FindLanguageScript {
  const folder = join(fileURLToPath(directory), searchLanguages)
  return (tag) => {
    const module = findLanguageModule(tag)
    if (module === undefined) return undefined
    const bytes = readFileSync(join(folder, `${module}.js`))
    const hash = hashBytes(bytes)
    return { name: hash.slice(0, NAME_LENGTH), artifact: { file: searchModuleFile(hash), bytes } }
  }
}
