import type { Diagnostic } from '@docgen/renderer/contract'
import { positionAt } from '../config/source/position-at.js'
import { locateYamlKey } from '../config/yaml/locate-yaml-key.js'
import { splitFrontMatter } from '../config/yaml/split-front-matter.js'

/** Position of a field's value in a page's front matter; empty if the field is missing. */
export function locateInFrontMatter(text: string, field: string): Pick<Diagnostic, 'line' | 'column' | 'length'> {
  const block = splitFrontMatter(text)
  if (block === undefined || block === 'unterminated') return {}
  const { key, value, isExact } = locateYamlKey(block.yaml, [field])
  const { start, end } = isExact ? value : key
  return positionAt(text, block.yamlOffset + start, block.yamlOffset + end)
}
