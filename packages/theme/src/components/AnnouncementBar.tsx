import type { AnnouncementBarProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Icon } from './Icon.js'

/**
 * The bar above the navbar. It is always in the HTML; `data-announcement-dismissed` on the document hides it before
 * first paint. Its custom colors are in the site's style sheet because the content security policy forbids style
 * attributes.
 */
export function AnnouncementBar({ announcement, text }: AnnouncementBarProps): ReactElement {
  const { content, isCloseable } = announcement
  return (
    <aside className="announcement">
      <div className="announcement-content" dir="auto" dangerouslySetInnerHTML={{ __html: content }} />
      {isCloseable && (
        <button
          type="button"
          className="announcement-close"
          data-action="close-announcement"
          aria-label={text('theme.AnnouncementBar.closeButtonAriaLabel')}
          hidden
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  )
}
