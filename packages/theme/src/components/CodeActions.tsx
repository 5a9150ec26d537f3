import type { Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from './Icon.js'

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

/** The button that copies the code of the frame around it, once the script has loaded. */
function CopyButton({ text }: { readonly text: Text }): ReactElement {
  return (
    <button
      type="button"
      data-action="copy-code"
      data-done={text('theme.CodeBlock.copied')}
      aria-label={text('theme.CodeBlock.copyButtonAriaLabel')}
      title={text('theme.CodeBlock.copy')}
    >
      <Icon name="copy" />
      <Icon name="check" />
    </button>
  )
}
