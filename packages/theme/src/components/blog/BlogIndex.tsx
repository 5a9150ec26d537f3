import type { CardView, Page, SiteView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { formatDate, groupByYear } from '../format-date.js'
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
  if (blogList === 'archive') return <PostArchive site={site} posts={cards} />
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

/** All posts of a blog by year, newest first; undated posts come last. */
function PostArchive({ site, posts }: { readonly site: SiteView; readonly posts: readonly CardView[] }): ReactElement {
  const years = groupByYear(posts, ({ post }) => post?.date, site)
  return (
    <div className="prose">
      {[...years].map(([year, listed]) => (
        <section key={year}>
          {year !== '' && <h2>{year}</h2>}
          <ul>
            {listed.map(({ label, href, post: { date } = {} }) => (
              <li key={href}>
                {date !== undefined && (
                  <>
                    <time dateTime={date}>{formatDate(date, site, { month: 'long', day: 'numeric' })}</time>
                    {' – '}
                  </>
                )}
                <a href={href}>
                  <bdi>{label}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
