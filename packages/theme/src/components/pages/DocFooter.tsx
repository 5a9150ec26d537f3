import type { BaseProps, DocFooterProps, LastUpdateView, LinkView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { formatDate } from '../format-date.js'
import { Icon } from '../Icon.js'
import { Feedback } from './Feedback.js'

/** The footer of a page's text: feedback, tags, edit link, last update, contributors; nothing when all are absent. */
export function DocFooter({ site, text, page }: DocFooterProps): ReactElement | null {
  const { tags, editHref, lastUpdate, contributors = [] } = page
  const hasFacts = editHref !== undefined || lastUpdate !== undefined
  const hasFeedback = site.feedbackTarget !== undefined && page.href !== site.homeHref
  if (!hasFacts && !hasFeedback && tags.length + contributors.length === 0) return null
  return (
    <footer className="doc-footer">
      {hasFeedback && <Feedback site={site} text={text} page={page} />}
      <Tags text={text} tags={tags} />
      {hasFacts && (
        <div className="doc-facts">
          {editHref !== undefined && <EditLink text={text} href={editHref} />}
          {lastUpdate && <LastUpdate site={site} text={text} lastUpdate={lastUpdate} />}
        </div>
      )}
      {contributors.length > 0 && (
        <p className="contributors">
          {text('theme.contributors', { names: new Intl.ListFormat(site.language).format(contributors) })}
        </p>
      )}
    </footer>
  )
}

/** The link to the page's source file. */
export function EditLink({ text, href }: { readonly text: Text; readonly href: string }): ReactElement {
  return (
    <a className="edit-link" href={href} target="_blank" rel="noopener noreferrer">
      <Icon name="edit" />
      <span>{text('theme.common.editThisPage')}</span>
    </a>
  )
}

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

/** When and by whom the page was last changed. The date is in UTC and in the page's language, and links to the history. */
export function LastUpdate({
  site,
  text,
  lastUpdate,
}: BaseProps & { readonly lastUpdate: LastUpdateView }): ReactElement {
  const { date, author, historyHref } = lastUpdate
  const byUser = author === undefined ? '' : text('theme.lastUpdated.byUser', { user: author })
  if (date === undefined) {
    return <p className="last-update">{text('theme.lastUpdated.lastUpdatedAtBy', { atDate: '', byUser })}</p>
  }
  const day = formatDate(date, site)
  const atDate = text('theme.lastUpdated.atDate', { date: day })
  const sentence = text('theme.lastUpdated.lastUpdatedAtBy', { atDate, byUser })
  const start = sentence.indexOf(day)
  const time = <time dateTime={date}>{day}</time>
  return (
    <p className="last-update">
      {sentence.slice(0, start)}
      {historyHref === undefined ? time : <a href={historyHref}>{time}</a>}
      {sentence.slice(start + day.length)}
    </p>
  )
}
