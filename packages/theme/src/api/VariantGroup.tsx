import type { VariantGroupView, VariantView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import type { NestingProps } from './api-props.js'
import { Facts } from './Facts.js'
import { SchemaNotes } from './SchemaNotes.js'
import { TypeLabel } from './TypeLabel.js'

// More variants than this are a select with a search field.
const MAX_TABS = 12

/**
 * Alternatives of a schema as tabs. The discriminator is named above them, its value in each. Of many alternatives, the
 * style sheet shows only the label of the chosen one, and the script a list to search; without scripts, all are tabs.
 */
export function VariantGroup({
  text,
  components,
  group: { kind, id, discriminator, variants },
  depth,
  renderInside,
}: NestingProps & { readonly group: VariantGroupView }): ReactElement {
  const { Tabs } = components
  const texts = variants.length > MAX_TABS && {
    'data-find': text('theme.api.variants.find'),
    'data-empty': text('theme.SearchBar.noResultsText'),
  }
  return (
    <div className="variants" {...texts}>
      <p id={id} className="prop">
        <span className="label">{text(`theme.api.${kind}`)}</span>
        {discriminator !== undefined && (
          <>
            {' '}
            <span className="type">{text('theme.api.discriminator', { name: discriminator })}</span>
          </>
        )}
      </p>
      <Tabs
        text={text}
        id={`${id}-tabs`}
        tabs={variants.map((variant) => ({
          value: variant.id,
          label: variant.label,
          isDefault: false,
          children: (
            <Variant
              text={text}
              components={components}
              variant={variant}
              depth={depth}
              renderInside={renderInside}
              {...(discriminator !== undefined && { discriminator })}
            />
          ),
        }))}
      />
    </div>
  )
}

function Variant({
  text,
  components,
  variant: { id, label, discriminatorValues, isFallback, schema },
  discriminator,
  depth,
  renderInside,
}: NestingProps & {
  readonly variant: VariantView
  readonly discriminator?: string
}): ReactElement {
  return (
    <div id={id}>
      {(schema.page || (schema.type !== label && schema.type !== 'object')) && (
        <p className="prop">
          <TypeLabel schema={schema} />
        </p>
      )}
      {(isFallback || discriminatorValues.length > 0) && (
        <Facts>
          <span>{text('theme.api.discriminator.value', { name: discriminator ?? '' })}</span>
          {discriminatorValues.map((value) => (
            <code key={value}>{value}</code>
          ))}
          {isFallback && <span>{text('theme.api.default')}</span>}
        </Facts>
      )}
      <SchemaNotes text={text} components={components} schema={schema} />
      {renderInside(schema, depth)}
    </div>
  )
}
