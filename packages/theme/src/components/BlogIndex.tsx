import type { CardView, Page, SiteView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
import { Author } from './Author.js'
import { PostLine } from './PostLine.js'

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
        <PostList site={site} text={text} posts={cards} />
      ) : (
        <p className="lead">{text('theme.blog.author.noPosts')}</p>
      )}
    </>
  )
}

/** All posts of a blog by year, newest first; undated posts come last. */
function PostArchive({ site, posts }: { readonly site: SiteView; readonly posts: readonly CardView[] }): ReactElement {
  const format = (date: string, parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(site.language, {
      timeZone: 'UTC',
      ...parts,
      ...(site.calendar && { calendar: site.calendar }),
    }).format(new Date(date))
  const years = new Map<string, CardView[]>()
  for (const post of posts) {
    const year = post.date === undefined ? '' : format(post.date, { year: 'numeric' })
    const listed = years.get(year)
    if (listed) listed.push(post)
    else years.set(year, [post])
  }
  return (
    <div className="prose">
      {[...years].map(([year, listed]) => (
        <section key={year}>
          {year !== '' && <h2>{year}</h2>}
          <ul>
            {listed.map(({ label, href, date }) => (
              <li key={href}>
                {date !== undefined && (
                  <>
                    <time dateTime={date}>{format(date, { month: 'long', day: 'numeric' })}</time>
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

/** Props of lists of posts. */
export interface PostListProps {
  readonly site: SiteView
  readonly text: Text
  readonly posts: readonly CardView[]
}

/** The posts of a blog, newest first: title, date, authors and excerpt. */
function PostList({ site, text, posts }: PostListProps): ReactElement {
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
