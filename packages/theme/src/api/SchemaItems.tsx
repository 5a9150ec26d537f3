import type { SchemaView } from '@docgen/renderer/contract'
import type { ReactNode } from 'react'
import type { NestingProps } from './api-props.js'
import { SchemaNotes } from './SchemaNotes.js'

/**
 * The items of an array. If the items have nothing to show themselves, their properties are directly below the array.
 */
export function SchemaItems({
  text,
  components,
  schema,
  depth,
  renderInside,
}: NestingProps & { readonly schema: SchemaView }): ReactNode {
  const { descriptionHtml, constraints, enumValues, constant, defaultValue, examples, deprecation } = schema
  const hasContent =
    (descriptionHtml ?? constant ?? defaultValue ?? deprecation) !== undefined ||
    constraints.length + enumValues.length + examples.length > 0
  const inside = renderInside(schema, depth)
  if (!hasContent) return inside
  return (
    <div className="inner">
      <p className="prop">
        <span className="label">{text('theme.api.items')}</span> <span className="type">{schema.type}</span>
      </p>
      <SchemaNotes text={text} components={components} schema={schema} />
      {inside}
    </div>
  )
}
