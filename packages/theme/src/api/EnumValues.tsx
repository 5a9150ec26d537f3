import type { SchemaView } from '@docgen/renderer/contract'
import { Fragment, type ReactElement } from 'react'
import type { ApiProps } from './api-props.js'
import { Facts } from './Facts.js'

/** The allowed values; a long list is collapsed. Nothing if every value is allowed. */
export function EnumValues({
  text,
  schema: { enumValues, isEnumFolded },
}: Pick<ApiProps, 'text'> & { readonly schema: SchemaView }): ReactElement | null {
  if (enumValues.length === 0) return null
  const isDescribed = enumValues.some(({ descriptionHtml }) => descriptionHtml !== undefined)
  const list = isDescribed ? (
    <dl className="values">
      {enumValues.map(({ value, descriptionHtml }) => (
        <Fragment key={value}>
          <dt>
            <code>{value}</code>
          </dt>
          <dd dangerouslySetInnerHTML={{ __html: descriptionHtml ?? '' }} />
        </Fragment>
      ))}
    </dl>
  ) : (
    <Facts>
      {!isEnumFolded && <span>{text('theme.api.allowedValues')}</span>}
      {enumValues.map(({ value }) => (
        <code key={value}>{value}</code>
      ))}
    </Facts>
  )
  if (!isEnumFolded) return list
  return (
    <details className="more">
      <summary>{text('theme.api.allowedValues.plurals', { count: enumValues.length })}</summary>
      {list}
    </details>
  )
}
