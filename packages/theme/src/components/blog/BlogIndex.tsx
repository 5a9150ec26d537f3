import type { CardView, Page, SiteView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'
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
  const format = (date: string, parts: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(site.language, {
      timeZone: 'UTC',
      ...parts,
      ...(site.calendar && { calendar: site.calendar }),
    }).format(new Date(date))
  const years = new Map<string, CardView[]>()
  for (const post of posts) {
    const year = post.post?.date === undefined ? '' : format(post.post.date, { year: 'numeric' })
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
            {listed.map(({ label, href, post: { date } = {} }) => (
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
