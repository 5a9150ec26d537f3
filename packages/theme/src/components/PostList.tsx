import type { CardView, SiteView } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { PostLine } from './PostLine.js'

/** The posts of a blog, newest first: title, day, and how each begins. */
export function PostList({
  site,
  posts,
}: {
  readonly site: SiteView
  readonly posts: readonly CardView[]
}): ReactElement {
  return (
    <div className="prose">
      {posts.map(({ label, href, date, description }) => (
        <section key={href}>
          <h2 className="post-title">
            <a href={href}>{label}</a>
          </h2>
          {date !== undefined && <PostLine site={site} post={{ date, authors: [] }} />}
          {description !== undefined && (
            <p>
              <bdi>{description}</bdi>
            </p>
          )}
        </section>
      ))}
    </div>
  )
}
