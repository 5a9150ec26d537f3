import type { PostView, SiteView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { formatDate } from '../format-date.js'
import { Author } from './Author.js'

/** Props of a post line. */
export interface PostLineProps {
  readonly site: SiteView
  readonly text: Text
  readonly post: PostView
}

/** Date, reading time and authors of a post. */
export function PostLine({ site, text, post }: PostLineProps): ReactElement {
  const { date, readingMinutes, authors } = post
  return (
    <div className="post-line">
      {(date !== undefined || readingMinutes !== undefined) && (
        <p className="post-facts">
          {date !== undefined && <time dateTime={date}>{formatDate(date, site)}</time>}
          {date !== undefined && readingMinutes !== undefined && ' · '}
          {readingMinutes !== undefined && <span>{text('theme.readingTime.plurals', { count: readingMinutes })}</span>}
        </p>
      )}
      {authors.map((author) => (
        <Author key={author.name} text={text} author={author} />
      ))}
    </div>
  )
}
