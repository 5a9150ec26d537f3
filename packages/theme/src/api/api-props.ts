import type { Text, ThemeComponents } from '@docgen/renderer/contract'

/** Props that every part of an API page gets. `text` gives markers: call it, never inspect its answer. */
export interface ApiProps {
  readonly text: Text
  /** The theme's components with the site's replacements. */
  readonly components: ThemeComponents
}
