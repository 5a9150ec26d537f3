import type { CodeBlockProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { joinClassNames } from '../components/join-class-names.js'

/**
 * A block of code. The script adds its buttons. The code is focusable because it may scroll. A long block shows only
 * its first lines until its details are open.
 */
export function CodeBlock(props: CodeBlockProps): ReactElement {
  const { text, language, languageName, title, html, firstLineNumber, isWrapped, cutLines } = props
  const isNumbered = firstLineNumber !== undefined
  return (
    <figure className={joinClassNames('code-frame', isNumbered && 'has-numbers', isWrapped && 'is-wrapped')}>
      {title !== undefined && (
        <figcaption className="code-title">
          {title}
          {languageName !== undefined && <small>{languageName}</small>}
        </figcaption>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      {cutLines !== undefined && (
        <details className="code-more">
          <summary>
            <span>{text('theme.CodeBlock.showAll.plurals', { count: cutLines })}</span>
            <span>{text('theme.CodeBlock.showLess')}</span>
          </summary>
        </details>
      )}
    </figure>
  )
}

CodeBlock.opaqueProps = ['language', 'languageName', 'title', 'html'] as const
