import type { CardView, SiteView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { PostLine } from './PostLine.js'

/** Props of lists of posts. */
export interface PostListProps {
  readonly site: SiteView
  readonly text: Text
  readonly posts: readonly CardView[]
}

/** The posts of a blog, newest first: title, date, authors and excerpt. */
export function PostList({ site, text, posts }: PostListProps): ReactElement {
  return (
    <div className="prose">
      {posts.map(({ label, href, date, description, authors = [] }) => (
        <section key={href}>
          <h2 className="post-title">
            <a href={href}>{label}</a>
          </h2>
          {(date !== undefined || authors.length > 0) && (
            <PostLine
              site={site}
              text={text}
              post={{
                ...(date !== undefined && { date }),
                // Social accounts are on the page of the post.
                authors: authors.map(({ socials: _socials, ...author }) => author),
              }}
            />
          )}
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
