import type { SchemaRuleView, SchemaView } from '@docgen/renderer/contract'
import { Fragment, type ReactElement } from 'react'
import type { NestingProps } from './api-props.js'
import { SchemaNotes } from './SchemaNotes.js'

/** Further rules between the parts of a value. */
export function SchemaRules({
  text,
  components,
  rules,
  depth,
  renderInside,
}: NestingProps & { readonly rules: readonly SchemaRuleView[] }): ReactElement {
  return (
    <>
      {rules.map(({ kind, name, schema }, index) => {
        const values = kind === 'not' ? listBarred(schema) : []
        return (
          <div key={index} className="inner">
            <p className="prop">
              <span className="label">{text(`theme.api.rule.${kind}`, { name })}</span>{' '}
              {values.length === 0 ? (
                <span className="type">{schema.type}</span>
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

/** The values of a schema that a `not` rule excludes: listing them as allowed would invert the meaning. */
function listBarred({ enumValues }: SchemaView): readonly string[] {
  return enumValues.some(({ descriptionHtml }) => descriptionHtml !== undefined)
    ? []
    : enumValues.map(({ value }) => value)
}
