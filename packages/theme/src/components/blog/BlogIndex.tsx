import type { Page, SiteView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Timeline } from '../Timeline.js'
import { Author } from './Author.js'
import { PostList } from './PostList.js'

/** Props of a blog list. */
export interface BlogIndexProps {
  readonly site: SiteView
  readonly text: Text
  readonly page: Page
}

/** The content of a blog list below its title: posts, posts by year, authors, or one author with posts. */
export function BlogIndex({ site, text, page }: BlogIndexProps): ReactElement {
  const { authors = [], blogList, cards } = page
  if (blogList === 'archive') {
    const entries = cards.map(({ post, ...card }) => ({
      ...card,
      ...(post?.date !== undefined && { date: post.date }),
    }))
    return <Timeline site={site} text={text} entries={entries} />
  }
  if (blogList === 'authors') {
    return (
      <ul className="authors">
        {authors.map((author) => (
          <li key={author.name}>
            <Author text={text} author={author} show="whole" />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      {authors.map((author) => (
        <Author key={author.name} text={text} author={author} show="unnamed" />
      ))}
      {cards.length > 0 ? (
        <PostList
          site={site}
          text={text}
          posts={cards}
          hasLead={blogList === 'posts' && page.newerHref === undefined}
        />
      ) : (
        <p className="lead">{text('theme.blog.author.noPosts')}</p>
      )}
    </>
  )
}
