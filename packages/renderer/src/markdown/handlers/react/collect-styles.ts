import type { Compilation } from '../../compilation.js'

const COLLECT = Symbol.for('docgen.collectStyles')
/** Marks in a style element, with which styled-components finds its rules in browsers; pages do not need them. */
const MARKS = /\/\*!sc\*\/|data-styled\.g\d{1,9}\[id="[^"]*"\]\{content:"[^"]*"\}/g

/** Rendered HTML, and the style elements of the components in it. */
export interface StyledHtml {
  readonly html: string
  readonly styles: string
}

/** Renders HTML, and collects the styles of the components in it. Without `create`, there are no styles to collect. */
export function collectStyles(create: Compilation['styled'], render: () => string): StyledHtml {
  const collector = create?.()
  if (!collector) return { html: render(), styles: '' }
  Reflect.set(globalThis, COLLECT, collector.collectStyles.bind(collector))
  try {
    return { html: render(), styles: collector.getStyleTags().replace(MARKS, '') }
  } finally {
    Reflect.deleteProperty(globalThis, COLLECT)
  }
}
