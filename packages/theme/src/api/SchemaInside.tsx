import type { SchemaView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import type { ApiProps, RenderInside } from './api-props.js'
import { FoldLink } from './FoldLink.js'
import { Property } from './Property.js'
import { SchemaItems } from './SchemaItems.js'
import { SchemaRules } from './SchemaRules.js'
import { VariantGroup } from './VariantGroup.js'

/** Props of the nested content of a schema. */
export interface SchemaInsideProps extends ApiProps {
  readonly schema: SchemaView
  /** Number of rows around the nested content. */
  readonly depth: number
}

// Rows nested deeper start collapsed.
const DEEPEST_OPEN = 3

/** The nested content of a schema: properties, positions, items, variants and rules. Deep levels are collapsed. */
export function SchemaInside({ text, components, schema, depth }: SchemaInsideProps): ReactElement | null {
  const { properties, tuple, items, variantGroups, rules, fold } = schema
  const renderInside = createRenderInside({ text, components })
  if (fold) return <FoldLink text={text} fold={fold} />
  const rows = [...properties, ...tuple]
  if (rows.length + variantGroups.length + rules.length === 0) {
    return items ? (
      <SchemaItems text={text} components={components} renderInside={renderInside} schema={items} depth={depth} />
    ) : null
  }
  const props = { text, components, renderInside, depth }
  const inside = (
    <>
      {rows.length > 0 && (
        <ul className="props">
          {rows.map((row) => ('html' in row ? row.html : <Property key={row.id} {...props} property={row} />))}
        </ul>
      )}
      {items && <SchemaItems {...props} schema={items} />}
      {variantGroups.map((group) => (
        <VariantGroup key={group.id} {...props} group={group} />
      ))}
      {rules.length > 0 && <SchemaRules {...props} rules={rules} />}
    </>
  )
  if (depth < DEEPEST_OPEN) return inside
  const summary =
    rows.length > 0
      ? text('theme.api.properties.plurals', { count: rows.length })
      : text('theme.api.variants.plurals', { count: variantGroups[0]?.variants.length ?? rules.length })
  return (
    <details className="more">
      <summary>{summary}</summary>
      {inside}
    </details>
  )
}

/** Creates the function by which the parts of a schema render nested schemas. */
export function createRenderInside({ text, components }: ApiProps): RenderInside {
  return (schema, depth) => <SchemaInside text={text} components={components} schema={schema} depth={depth} />
}
