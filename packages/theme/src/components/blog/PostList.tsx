import type { CardView, SiteView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { joinClassNames } from '../join-class-names.js'
import { PostLine } from './PostLine.js'

/** Props of a list of posts. */
export interface PostListProps {
  readonly site: SiteView
  readonly text: Text
  readonly posts: readonly CardView[]
  /** Whether the first post is larger than the other posts. */
  readonly hasLead: boolean
}

/** Posts as cards: image, date, title, excerpt, authors and tags. */
export function PostList({ site, text, posts, hasLead }: PostListProps): ReactElement {
  return (
    <div className="posts">
      {posts.map(({ label, href, description, post, tags = [] }, index) => (
        <article key={href} className={joinClassNames('post', hasLead && index === 0 && 'post-lead')}>
          {post?.image !== undefined && (
            // The title follows, so the image needs no alternative text. The first image is visible at once.
            <img className="post-image" src={post.image} alt="" loading={index === 0 ? undefined : 'lazy'} />
          )}
          <h2 className="post-title">
            <a href={href}>{label}</a>
          </h2>
          {description !== undefined && (
            <p className="post-excerpt">
              <bdi>{description}</bdi>
            </p>
          )}
          {post && (
            <PostLine
              site={site}
              text={text}
              // Everything else about an author is on the page of the post.
              post={{
                ...post,
                authors: post.authors.map(({ name, title, url, image }) => ({
                  name,
                  ...(title !== undefined && { title }),
                  ...(url !== undefined && { url }),
                  ...(image !== undefined && { image }),
                })),
              }}
            />
          )}
          {tags.length > 0 && (
            <ul className="post-tags">
              {tags.map((tag) => (
                <li key={tag.href}>
                  <a className="page-tag" href={tag.href} rel="tag">
                    {tag.label}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </article>
      ))}
    </div>
  )
}
