import { Children, type ReactElement, type ReactNode } from 'react'
import { isInBrowser, message } from './message.js'

/** Props of a block of code as Docusaurus names them. */
export interface CodeBlockProps {
  readonly language?: string
  readonly className?: string
  readonly title?: string
  readonly metastring?: string
  readonly showLineNumbers?: boolean | number
  readonly children?: ReactNode
}

/** A block of code, highlighted when the page is built; in a browser plain. */
export function CodeBlock({
  language,
  className = '',
  title,
  metastring,
  showLineNumbers,
  children,
}: CodeBlockProps): ReactElement {
  const code = Children.toArray(children)
    .join('')
    .replace(/^\n|\n\s*$/g, '')
  const tag = language ?? /(?:^|\s)language-(\S+)/.exec(className)?.[1] ?? ''
  if (isInBrowser()) {
    return (
      <pre>
        <code className={`language-${tag}`}>{code}</code>
      </pre>
    )
  }
  const meta = [
    metastring,
    title !== undefined && `title=${JSON.stringify(title)}`,
    showLineNumbers === true && 'showLineNumbers',
    typeof showLineNumbers === 'number' && `showLineNumbers=${showLineNumbers}`,
  ]
  return <>{message('code', { language: tag, meta: meta.filter(Boolean).join(' '), code })}</>
}
