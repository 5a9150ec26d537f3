import type { PostView, SiteView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { formatDay } from './format-day.js'

/** When and by whom a post was written. */
export function PostLine({ site, post }: { readonly site: SiteView; readonly post: PostView }): ReactElement {
  const { date, authors } = post
  return (
    <p className="post-line">
      {date !== undefined && <time dateTime={date}>{formatDay(date, site)}</time>}
      {authors.map(({ name, title, url }) => (
        <span key={name} title={title}>
          {url === undefined ? name : <a href={url}>{name}</a>}
        </span>
      ))}
    </p>
  )
}
