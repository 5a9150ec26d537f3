import type { FoldView, SchemaRuleView, SchemaView } from '@docgen/renderer/contract'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { ApiProps, NestingProps, RenderInside } from './api-props.js'
import { Facts } from './Facts.js'
import { Property } from './Property.js'
import { SchemaNotes } from './SchemaNotes.js'
import { TypeLabel } from './TypeLabel.js'
import { VariantGroup } from './VariantGroup.js'

/** Props of the nested content of a schema. */
export interface SchemaInsideProps extends ApiProps {
  readonly schema: SchemaView
  /** Number of rows around the nested content. */
  readonly depth: number
}

// Content inside this many rows or more starts collapsed.
const MAX_OPEN_DEPTH = 3

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
  const content = (
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
  if (depth < MAX_OPEN_DEPTH) return content
  const summary =
    rows.length > 0
      ? text('theme.api.properties.plurals', { count: rows.length })
      : text('theme.api.variants.plurals', { count: variantGroups[0]?.variants.length ?? rules.length })
  return (
    <details className="more">
      <summary>{summary}</summary>
      {content}
    </details>
  )
}

/** Creates the function that the parts of a schema call to render nested schemas. */
export function createRenderInside({ text, components }: ApiProps): RenderInside {
  return (schema, depth) => <SchemaInside text={text} components={components} schema={schema} depth={depth} />
}

/** The reason why the tree of a schema ends, and the schema's name, which links to its section if the page has one. */
function FoldLink({
  text,
  fold: { reason, name, href },
}: Pick<ApiProps, 'text'> & { readonly fold: FoldView }): ReactElement {
  return (
    <Facts>
      <span>{text(`theme.api.fold.${reason}`)}</span>
      {href === undefined ? <code>{name}</code> : <a href={href}>{name}</a>}
    </Facts>
  )
}

/**
 * The items of an array. If the items have no notes, their nested content is directly below the array.
 */
function SchemaItems({
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
  const content = renderInside(schema, depth)
  if (!hasContent) return content
  return (
    <div className="inner">
      <p className="prop">
        <span className="label">{text('theme.api.items')}</span> <TypeLabel schema={schema} />
      </p>
      <SchemaNotes text={text} components={components} schema={schema} />
      {content}
    </div>
  )
}

/** The rules of a schema that are not properties, such as `not` or `if`. */
function SchemaRules({
  text,
  components,
  rules,
  depth,
  renderInside,
}: NestingProps & { readonly rules: readonly SchemaRuleView[] }): ReactElement {
  return (
    <>
      {rules.map(({ kind, name, schema }, index) => {
        const values = kind === 'not' ? listExcluded(schema) : []
        return (
          <div key={index} className="inner">
            <p className="prop">
              <span className="label">{text(`theme.api.rule.${kind}`, { name })}</span>{' '}
              {values.length === 0 ? (
                <TypeLabel schema={schema} />
              ) : (
                values.map((value) => (
                  <Fragment key={value}>
                    <code>{value}</code>{' '}
                  </Fragment>
                ))
              )}
            </p>
            <SchemaNotes
              text={text}
              components={components}
              schema={values.length === 0 ? schema : { ...schema, enumValues: [] }}
            />
            {renderInside(schema, depth)}
          </div>
        )
      })}
    </>
  )
}

/**
 * The values that a `not` rule excludes: listing them as allowed would invert the meaning. Empty if a value has a
 * description, because `SchemaNotes` lists the values then.
 */
function listExcluded({ enumValues }: SchemaView): readonly string[] {
  return enumValues.some(({ descriptionHtml }) => descriptionHtml !== undefined)
    ? []
    : enumValues.map(({ value }) => value)
}
