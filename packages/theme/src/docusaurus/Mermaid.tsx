import type { ReactElement } from 'react'
import { CodeBlock } from './CodeBlock.js'

/** A diagram: equals a code block in the language `mermaid`. */
export function Mermaid({ value }: { readonly value: string }): ReactElement {
  return <CodeBlock language="mermaid">{value}</CodeBlock>
}
