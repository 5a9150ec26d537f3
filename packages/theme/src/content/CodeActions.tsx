import type { Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../components/Icon.js'
import { CopyButton } from './CopyButton.js'

/** The buttons of a code block. They are in the page once, in a template; the script copies them into every block. */
export function CodeActions({ text }: { readonly text: Text }): ReactElement {
  return (
    <div className="code-actions" hidden>
      <button
        type="button"
        data-action="wrap-code"
        aria-pressed={false}
        aria-label={text('theme.CodeBlock.wordWrapToggle')}
        title={text('theme.CodeBlock.wordWrapToggle')}
      >
        <Icon name="wrap" />
      </button>
      <CopyButton text={text} />
    </div>
  )
}
