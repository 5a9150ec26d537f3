import type { Diagnostic, Outcome } from '@docgen/renderer/contract'
import { nearestWord } from '@docgen/renderer/light'
import type { Collection } from '../config/collection.js'
import type { Config } from '../config/config.js'

/** The docs folder with an id, by default the first one; undefined, with a diagnostic, if there is none. */
export function findDocs({ collections }: Pick<Config, 'collections'>, id?: string): Outcome<Collection | undefined> {
  const docs = collections.filter(({ kind }) => kind === 'docs')
  const found = id === undefined ? docs[0] : docs.find((each) => each.id === id)
  if (found) return { value: found, diagnostics: [] }
  const known = docs.map((each) => each.id)
  const near = nearestWord(id ?? '', known)
  const diagnostic: Diagnostic = {
    code: 'unknown-docs',
    severity: 'error',
    message: `there are no documents ${JSON.stringify(id)}: there are ${known.join(', ')}`,
    ...(near !== undefined && { hint: `Did you mean ${near}?` }),
  }
  return { value: undefined, diagnostics: [diagnostic] }
}
