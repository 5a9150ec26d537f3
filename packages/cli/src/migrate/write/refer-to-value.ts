import { isDeepStrictEqual } from 'node:util'
import { readPlaceholder } from '../../config/docusaurus/placeholder-module.js'
import type { DocusaurusConfig } from '../../config/docusaurus/run-docusaurus-config.js'
import type { KeyPath } from '../../config/source/locate-key.js'
import { type Code, writeCode } from './code.js'

/** Local name under which the new config imports the Docusaurus config. */
const NAME = 'docusaurusConfig'

const CALLS = { object: NAME, promise: `await ${NAME}`, function: `await ${NAME}()` } as const

/**
 * Creates a function that returns an expression for a value of the Docusaurus config, which the new config then
 * imports; `undefined` for values that a preset adds. Equal values have one expression.
 */
export function createReference({ file, fields, form }: DocusaurusConfig): (path: KeyPath) => Code | undefined {
  const references: { readonly value: unknown; readonly code: Code }[] = []
  return (path) => {
    let value: unknown = fields
    for (const key of path) value = Object(value)[key]
    if (value === undefined) return undefined
    const existing = references.find((each) => isDeepStrictEqual(each.value, value))
    if (existing) return existing.code
    const keys = path.map((key) =>
      typeof key === 'number' ? `[${key}]` : /^[\w$]+$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`,
    )
    const imports = { [NAME]: { from: `./${file}`, name: 'default' } }
    const code = writeCode(
      `(${CALLS[form]} as any)${keys.join('')}`,
      imports,
      readPlaceholder(value) ? undefined : value,
    )
    references.push({ value, code })
    return code
  }
}
