import type { Diagnostic } from '@docgen/renderer/contract'
import { nearestWord } from '@docgen/renderer/light'
import { placeOf } from '../../config/source/place-of.js'
import { locateYamlKey } from '../../config/yaml/locate-yaml-key.js'
import { splitFrontMatter } from '../../config/yaml/split-front-matter.js'

/** A post's text with the path of its file. */
export interface PostText {
  readonly path: string
  readonly text: string
}

/**
 * A warning for each key of an author that `authors.yml` does not know, at the place of the field. Where it knows none at
 * all, keys are plain names.
 */
export function findUnknownAuthors(
  { path, text }: PostText,
  keys: readonly string[],
  known: Readonly<Record<string, unknown>>,
): readonly Diagnostic[] {
  const names = Object.keys(known)
  if (names.length === 0) return []
  return keys
    .filter((key) => !Object.hasOwn(known, key))
    .map((key) => {
      const near = nearestWord(key, names)
      return {
        code: 'unknown-author',
        severity: 'warning',
        file: path,
        ...placeAuthors(text),
        message: `no author ${key} in authors.yml: the key is shown as a name`,
        hint: near === undefined ? `Add ${key} there, or write - name: ${key}` : `Did you mean ${near}?`,
      }
    })
}

function placeAuthors(text: string): Pick<Diagnostic, 'line' | 'column' | 'length'> {
  const block = splitFrontMatter(text)
  if (block === undefined || block === 'unterminated') return {}
  const { value } = locateYamlKey(block.yaml, ['authors'])
  return placeOf(text, block.yamlOffset + value.start, block.yamlOffset + value.end)
}
