import type { SchemaView, Text, ThemeComponents } from '@docgen/renderer/contract'
import type { ReactNode } from 'react'

/** Props that every part of an API page gets. `text` gives markers: call it, never inspect its answer. */
export interface ApiProps {
  readonly text: Text
  /** The theme's components with the site's replacements. */
  readonly components: ThemeComponents
}

/** Draws what is inside a schema, `depth` rows deep. Schemas hold schemas: the parts of one are handed how to draw the next. */
export type RenderInside = (schema: SchemaView, depth: number) => ReactNode

/** Props of the parts that have a schema inside. */
export interface NestingProps extends ApiProps {
  readonly renderInside: RenderInside
  /** How many rows stand around this part. */
  readonly depth: number
}
