import type { Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from './Icon.js'

/** The link to the page's source file. */
export function EditLink({ text, href }: { readonly text: Text; readonly href: string }): ReactElement {
  return (
    <a className="edit-link" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="edit" />
      <span>{text('theme.common.editThisPage')}</span>
    </a>
  )
}
