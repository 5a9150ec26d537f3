import type { ReactElement } from 'react'
import { CodeBlock } from './CodeBlock.js'

/** A diagram: the same as a block of code in the language `mermaid`. */
export function Mermaid({ value }: { readonly value: string }): ReactElement {
  return <CodeBlock language="mermaid">{value}</CodeBlock>
}
