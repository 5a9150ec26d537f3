import type { SchemaView, Text, ThemeComponents } from '@docgen/renderer/contract'
import type { ReactNode } from 'react'

/**
 * Props that every part of an API page receives. `text` returns markers, which docgen later replaces with the texts of
 * the page's language: render its result, but never inspect it.
 */
export interface ApiProps {
  readonly text: Text
  /** The theme's components with the site's replacements. */
  readonly components: ThemeComponents
}

/**
 * Renders the nested content of a schema, `depth` rows deep. Schemas are recursive, so parts receive this function
 * instead of importing it.
 */
export type RenderInside = (schema: SchemaView, depth: number) => ReactNode

/** Props of the parts that contain a schema. */
export interface NestingProps extends ApiProps {
  readonly renderInside: RenderInside
  /** Number of rows around this part. */
  readonly depth: number
}
