import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { isInBrowser, message } from '../message.js'
import { BrowserCode } from './BrowserCode.js'
import { Framed } from './Framed.js'

/** Props of a code block under Docusaurus' names. */
export interface CodeBlockProps {
  readonly language?: string
  readonly className?: string
  readonly title?: ReactNode
  readonly metastring?: string
  readonly showLineNumbers?: boolean | number
  readonly children?: ReactNode
}

/**
 * A code block, highlighted at build time. In a browser, islands keep it; code that appears later is not highlighted.
 */
export function CodeBlock({
  language,
  className = '',
  title,
  metastring,
  showLineNumbers,
  children,
}: CodeBlockProps): ReactElement {
  const code = textOf(children).replace(/^\n/, '').trimEnd()
  const tag = language ?? /(?:^|\s)language-(\S+)/.exec(className)?.[1] ?? ''
  const meta = [
    metastring,
    title !== undefined && `title=${JSON.stringify(textOf(title))}`,
    showLineNumbers === true && 'showLineNumbers',
    typeof showLineNumbers === 'number' && `showLineNumbers=${showLineNumbers}`,
  ]
  return (
    <Framed className={className.replace(/(?:^|\s)language-\S+/g, '')}>
      {isInBrowser() ? (
        <BrowserCode code={code} language={tag} />
      ) : (
        <slot name="code">{message('code', { language: tag, meta: meta.filter(Boolean).join(' '), code })}</slot>
      )}
    </Framed>
  )
}

/** The text of a React node, without its elements. */
function textOf(node: ReactNode): string {
  const texts = Children.toArray(node).map((child) =>
    isValidElement<{ readonly children?: ReactNode }>(child) ? textOf(child.props.children) : String(child),
  )
  return texts.join('')
}

/** A diagram, like a code block in the language `mermaid`. */
export function Mermaid({ value }: { readonly value: string }): ReactElement {
  return <CodeBlock language="mermaid">{value}</CodeBlock>
}
