import { isRecord } from '../../config/schema/field.js'
import type { PluginUse } from '../docusaurus/plugin-use.js'
import type { ConvertContext } from './convert-context.js'
import { convertDocs } from './convert-docs.js'
import { type Converted, joinConverted, nothing, type SiteFields } from './converted.js'
import { DOCGEN_HAS } from './docgen-has.js'

/** Adds further docs instances to the migrated first one: `docs` becomes a list. */
export function addInstances(carried: Converted, others: readonly PluginUse[], context: ConvertContext): Converted {
  if (others.length === 0) return carried
  if (!DOCGEN_HAS.severalDocs) return joinConverted([carried, ...others.map(loseInstance)])
  // The theme's settings apply to all of them.
  const { tocMinHeadingLevel, tocMaxHeadingLevel } = Object(carried.fields['docs'])
  const levels = {
    ...(tocMinHeadingLevel !== undefined && { tocMinHeadingLevel }),
    ...(tocMaxHeadingLevel !== undefined && { tocMaxHeadingLevel }),
  }
  const added = others.map(({ options }) => {
    const { fields, ...rest } = convertDocs(options, context)
    const { id } = isRecord(options.value) ? options.value : {}
    const { versions } = fields
    const docs: SiteFields = { id, ...levels, ...Object(fields['docs']), ...(versions !== undefined && { versions }) }
    // Markdown plugins apply to all docs.
    const { docs: _docs, versions: _versions, ...shared } = fields
    return { docs, carried: { ...rest, fields: shared } }
  })
  const all = joinConverted([...added.map((each) => each.carried), carried])
  return { ...all, fields: { ...all.fields, docs: [all.fields['docs'], ...added.map(({ docs }) => docs)] } }
}

function loseInstance({ options }: PluginUse): Converted {
  const { id, path } = isRecord(options.value) ? options.value : {}
  const name = `documents “${String(id ?? path)}”`
  return nothing({ fate: 'lost', path: options.path, name, message: 'docgen has one instance of the documents' })
}
