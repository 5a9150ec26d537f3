import type { CodeBlockProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { joinClassNames } from '../components/join-class-names.js'

/** A block of code. The script adds its buttons. The code is focusable because it may scroll. */
export function CodeBlock({ language, title, html, firstLineNumber, isWrapped }: CodeBlockProps): ReactElement {
  const isNumbered = firstLineNumber !== undefined
  return (
    <figure className={joinClassNames('code-frame', isNumbered && 'has-numbers', isWrapped && 'is-wrapped')}>
      {title !== undefined && <figcaption className="code-title">{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  )
}

CodeBlock.opaqueProps = ['language', 'title', 'html'] as const
