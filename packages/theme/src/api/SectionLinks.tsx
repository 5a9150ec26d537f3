import type { OperationView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import type { ApiProps } from './api-props.js'

/** Props of the links to an operation's sections. */
export interface SectionLinksProps extends Pick<ApiProps, 'text'> {
  readonly operation: Pick<OperationView, 'authorization' | 'parameterGroups' | 'requestBody' | 'responses'>
}

/**
 * Links to the sections of an operation, which stay in view above the text, and the button that opens its collapsed
 * parts. The style sheet hides the button where nothing is collapsed, and from readers without scripts.
 */
export function SectionLinks({
  text,
  operation: { authorization, parameterGroups, requestBody, responses },
}: SectionLinksProps): ReactElement | null {
  const headings = [
    authorization?.heading,
    ...parameterGroups.map(({ heading }) => heading),
    requestBody?.heading,
    responses.items.length > 0 ? responses.heading : undefined,
  ].filter((heading) => heading !== undefined)
  if (headings.length === 0) return null
  return (
    <div className="chips">
      {headings.map(({ id, key }) => (
        <a key={id} href={`#${id}`}>
          {text(key)}
        </a>
      ))}
      {/* biome-ignore lint/a11y/useButtonType: it is in no form */}
      <button data-action="expand">{text('theme.api.expandAll')}</button>
    </div>
  )
}
