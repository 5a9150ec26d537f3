import type { PostView, SiteView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Author } from './Author.js'
import { formatDay } from './format-day.js'

/** Props of a post line. */
export interface PostLineProps {
  readonly site: SiteView
  readonly text: Text
  readonly post: PostView
}

/** Date and authors of a post. */
export function PostLine({ site, text, post }: PostLineProps): ReactElement {
  const { date, authors } = post
  return (
    <div className="post-line">
      {date !== undefined && <time dateTime={date}>{formatDay(date, site)}</time>}
      {authors.map((author) => (
        <Author key={author.name} text={text} author={author} />
      ))}
    </div>
  )
}
