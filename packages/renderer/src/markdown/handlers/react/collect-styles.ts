import type { Compilation } from '../../compilation.js'

const COLLECT = Symbol.for('docgen.collectStyles')
/** Marks by which styled-components finds its rules again in a style element; pages do not need them. */
const MARKS = /\/\*!sc\*\/|data-styled\.g\d{1,9}\[id="[^"]*"\]\{content:"[^"]*"\}/g

/** HTML, and style elements with the styles of its components. */
export interface StyledHtml {
  readonly html: string
  readonly styles: string
}

/** Renders HTML. Its components add their styles to a new collector; without `create`, the result has no styles. */
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
