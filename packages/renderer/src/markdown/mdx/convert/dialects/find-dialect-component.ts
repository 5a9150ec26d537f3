import type { DialectName } from '../../../markdown-options.js'
import type { DialectComponent, DialectComponents } from './dialect-component.js'
import { MINTLIFY_COMPONENTS } from './mintlify-components.js'
import { NEXTRA_COMPONENTS } from './nextra-components.js'
import { STARLIGHT_COMPONENTS } from './starlight-components.js'

/** The components of each tool. A tool without an entry has none. */
const TABLES: Readonly<Partial<Record<DialectName, DialectComponents>>> = {
  mintlify: MINTLIFY_COMPONENTS,
  nextra: NEXTRA_COMPONENTS,
  starlight: STARLIGHT_COMPONENTS,
}

/** Returns the component of the first of these tools that has one with this name; `undefined` if none has. */
export function findDialectComponent(name: string, dialects: readonly DialectName[]): DialectComponent | undefined {
  for (const dialect of dialects) {
    const table = TABLES[dialect]
    if (table && Object.hasOwn(table, name)) return table[name]
  }
  return undefined
}
