import { isRecord } from '../../config/schema/is-record.js'
import type { PluginUse } from '../docusaurus/plugin-use.js'
import { type Carried, joinCarried, nothing, type SiteFields } from './carried.js'
import type { CarryContext } from './carry-context.js'
import { carryDocs } from './carry-docs.js'
import { DOCGEN_HAS } from './docgen-has.js'

/** Adds further docs instances to the migrated first one: `docs` becomes a list. */
export function addInstances(carried: Carried, others: readonly PluginUse[], context: CarryContext): Carried {
  if (others.length === 0) return carried
  if (!DOCGEN_HAS.severalDocs) return joinCarried([carried, ...others.map(loseInstance)])
  // The theme's settings apply to all of them.
  const { tocMinHeadingLevel, tocMaxHeadingLevel } = Object(carried.fields['docs'])
  const levels = {
    ...(tocMinHeadingLevel !== undefined && { tocMinHeadingLevel }),
    ...(tocMaxHeadingLevel !== undefined && { tocMaxHeadingLevel }),
  }
  const added = others.map(({ options }) => {
    const { fields, ...rest } = carryDocs(options, context)
    const { id } = isRecord(options.value) ? options.value : {}
    const { versions } = fields
    const docs: SiteFields = { id, ...levels, ...Object(fields['docs']), ...(versions !== undefined && { versions }) }
    // Markdown plugins apply to all docs.
    const { docs: _docs, versions: _versions, ...shared } = fields
    return { docs, carried: { ...rest, fields: shared } }
  })
  const all = joinCarried([...added.map((each) => each.carried), carried])
  return { ...all, fields: { ...all.fields, docs: [all.fields['docs'], ...added.map(({ docs }) => docs)] } }
}

function loseInstance({ options }: PluginUse): Carried {
  const { id, path } = isRecord(options.value) ? options.value : {}
  const name = `documents “${String(id ?? path)}”`
  return nothing({ fate: 'lost', path: options.path, name, message: 'docgen has one instance of the documents' })
}
