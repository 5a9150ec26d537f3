import type { SchemaRuleView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
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
      {rules.map(({ kind, name, schema }, index) => (
        <div key={index} className="inner">
          <p className="prop">
            <span className="label">{text(`theme.api.rule.${kind}`, { name })}</span>{' '}
            <span className="type">{schema.type}</span>
          </p>
          <SchemaNotes text={text} components={components} schema={schema} />
          {renderInside(schema, depth)}
        </div>
      ))}
    </>
  )
}
