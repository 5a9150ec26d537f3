import type { Diagnostic } from '@docgen/renderer/contract'
import { positionAt } from '../config/source/position-at.js'
import { createYamlLocator } from '../config/yaml/locate-yaml-key.js'
import { splitFrontMatter } from '../config/yaml/split-front-matter.js'

/**
 * Position of a field's value in a page's front matter, or of the element `index` of a list. If the field is missing,
 * the start of the front matter; empty without front matter.
 */
export function locateInFrontMatter(
  text: string,
  field: string,
  index?: number,
): Pick<Diagnostic, 'line' | 'column' | 'length'> {
  const block = splitFrontMatter(text)
  if (block === undefined || block === 'unterminated') return {}
  const locate = createYamlLocator(block.yaml)
  const whole = locate([field])
  const element = index === undefined ? whole : locate([field, index])
  const { key, value, isExact } = element.isExact ? element : whole
  const { start, end } = isExact ? value : key
  return positionAt(text, block.yamlOffset + start, block.yamlOffset + end)
}
