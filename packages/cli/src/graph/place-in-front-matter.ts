import type { Diagnostic } from '@docgen/renderer/contract'
import { placeOf } from '../config/source/place-of.js'
import { locateYamlKey } from '../config/yaml/locate-yaml-key.js'
import { splitFrontMatter } from '../config/yaml/split-front-matter.js'

/** Where the value of a field stands in a document; nothing where its front matter has none. */
export function placeInFrontMatter(text: string, field: string): Pick<Diagnostic, 'line' | 'column' | 'length'> {
  const block = splitFrontMatter(text)
  if (block === undefined || block === 'unterminated') return {}
  const { key, value, isExact } = locateYamlKey(block.yaml, [field])
  const { start, end } = isExact ? value : key
  return placeOf(text, block.yamlOffset + start, block.yamlOffset + end)
}
