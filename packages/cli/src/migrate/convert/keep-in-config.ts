import type { Code } from '../write/code.js'
import { type Converted, type Part, putAt } from './converted.js'

/**
 * Sets a field of the new config to a value that it imports from the Docusaurus config, or to a list with that value.
 */
export function keepInConfig(field: string, value: Code | readonly [Code], path: Part['path']): Converted {
  const message = `\`${field}\`: keep the Docusaurus config, from which site.config.ts imports it, and the packages that it names`
  return { fields: putAt(field, value), comments: {}, notes: [{ status: 'changed', path, message }] }
}
