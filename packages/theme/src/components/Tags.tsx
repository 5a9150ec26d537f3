import type { LinkView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/** The page's tags; nothing without tags. */
export function Tags({ text, tags }: { readonly text: Text; readonly tags: readonly LinkView[] }): ReactElement | null {
  if (tags.length === 0) return null
  return (
    <div className="tags">
      <span className="tags-label">{text('theme.tags.tagsListLabel')}</span>
      <ul>
        {tags.map(({ label, href }) => (
          <li key={href}>
            <a className="page-tag" href={href} rel="tag">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
