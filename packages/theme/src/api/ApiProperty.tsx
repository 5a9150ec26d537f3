import type { ApiPropertyProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Property } from './Property.js'

/** One row of a schema that has nothing inside it. */
export function ApiProperty({ text, property, components }: ApiPropertyProps): ReactElement {
  return <Property text={text} components={components} property={property} depth={0} renderInside={() => null} />
}
