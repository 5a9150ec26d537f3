import type { ApiPropertyProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Property } from './Property.js'
import { createRenderInside } from './SchemaInside.js'

/** One row of a schema with its nested content. */
export function ApiProperty({ text, property, depth, components }: ApiPropertyProps): ReactElement {
  const props = { text, components }
  return <Property {...props} property={property} depth={depth} renderInside={createRenderInside(props)} />
}
