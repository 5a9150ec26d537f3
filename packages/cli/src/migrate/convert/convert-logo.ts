import type { Converted, Part } from './converted.js'
import { applyRules, lost, type Rule, same } from './rules.js'

/** Migrates a logo to a path of the new config. */
export function convertLogo(target: string): Rule {
  const fields = ['src', 'srcDark', 'alt', 'href', 'target', 'width', 'height', 'className']
  const rules = {
    ...Object.fromEntries(fields.map((field) => [field, same(`${target}.${field}`)])),
    style: lost(
      'pages of docgen have no inline styles',
      'Give the logo a className, and write the style into a style sheet',
    ),
  }
  return (part: Part): Converted => applyRules(part, rules, 'the logo')
}
