import type { HeadingProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/**
 * A heading with a link to itself. The link is empty: the style sheet renders its icon, so copied text does not contain
 * it.
 */
export function Heading({ text, level, id, label, className, children }: HeadingProps): ReactElement {
  const Tag = `h${level}` as const
  const title = text('theme.common.headingLinkTitle', { heading: label })
  return (
    <Tag id={id} className={className}>
      <span>{children}</span>
      {/* biome-ignore lint/a11y/useAnchorContent: its name is the label */}
      <a className="hash-link" href={`#${id}`} aria-label={title} />
    </Tag>
  )
}

Heading.opaqueProps = ['id', 'label'] as const
