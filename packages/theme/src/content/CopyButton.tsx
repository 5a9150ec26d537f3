import type { Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from '../components/Icon.js'

/** Copies the code of the frame around it, once the script has loaded. */
export function CopyButton({ text }: { readonly text: Text }): ReactElement {
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
