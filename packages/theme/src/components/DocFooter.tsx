import type { DocFooterProps } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { EditLink } from './EditLink.js'
import { LastUpdate } from './LastUpdate.js'
import { Tags } from './Tags.js'

/** The footer of a page's text: tags, edit link and last update; nothing when all are absent. */
export function DocFooter({ site, text, page }: DocFooterProps): ReactElement | null {
  const { tags, editHref, lastUpdate } = page
  const hasFacts = editHref !== undefined || lastUpdate !== undefined
  if (!hasFacts && tags.length === 0) return null
  return (
    <footer className="doc-footer">
      <Tags text={text} tags={tags} />
      {hasFacts && (
        <div className="doc-facts">
          {editHref !== undefined && <EditLink text={text} href={editHref} />}
          {lastUpdate && <LastUpdate site={site} text={text} lastUpdate={lastUpdate} />}
        </div>
      )}
    </footer>
  )
}
