import mermaid from 'mermaid'
import { createHydrate } from './create-hydrate.js'
import { installStrictDom } from './strict-dom.js'

/** The export that a diagram's island names. It is not a component: `hydrate` renders the source in the island. */
export const Diagram = true

/** Renders diagrams with mermaid. */
export const hydrate = createHydrate(mermaid, installStrictDom())
