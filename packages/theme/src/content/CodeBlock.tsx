import type { CodeBlockProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../components/Icon.js'
import { joinClassNames } from '../components/join-class-names.js'
import { CopyButton } from './CopyButton.js'
import { numberLines } from './number-lines.js'

/** A block of code. Its two buttons wait for the script; the code itself can be focused, because it may scroll. */
export function CodeBlock({ text, language, title, html, firstLineNumber, isWrapped }: CodeBlockProps): ReactElement {
  const isNumbered = firstLineNumber !== undefined
  const lines = isNumbered ? numberLines(html, firstLineNumber) : html
  return (
    <figure className={joinClassNames('code-frame', isNumbered && 'has-numbers', isWrapped && 'is-wrapped')}>
      {title !== undefined && <figcaption className="code-title">{title}</figcaption>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <pre tabIndex={0}>
        <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: lines }} />
      </pre>
      <div className="code-actions" hidden>
        <button
          type="button"
          data-action="wrap-code"
          aria-pressed={isWrapped}
          aria-label={text('theme.CodeBlock.wordWrapToggle')}
          title={text('theme.CodeBlock.wordWrapToggle')}
        >
          <Icon name="wrap" />
        </button>
        <CopyButton text={text} />
      </div>
    </figure>
  )
}
