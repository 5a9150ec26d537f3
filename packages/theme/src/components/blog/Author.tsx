import type { AuthorView, Text } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/** Props of an author. */
export interface AuthorProps {
  readonly text: Text
  readonly author: AuthorView
  /** `whole` in the list of authors; `unnamed` below a heading that contains the name; absent on the line of a post. */
  readonly show?: 'whole' | 'unnamed'
}

/** The author of a post: image, name, title and social accounts. */
export function Author({ text, author, show }: AuthorProps): ReactElement {
  const { name, title, url, image, description, socials = [], count } = author
  return (
    <div className="author">
      {/* The name follows, so neither initials nor image need an alternative text. */}
      {image === undefined ? (
        <span className="author-image" aria-hidden="true">
          {initialsOf(name)}
        </span>
      ) : (
        <img className="author-image" src={image} alt="" width={48} height={48} loading="lazy" />
      )}
      <div>
        {show !== 'unnamed' && (
          <div className="author-name">
            <bdi translate="no">{url === undefined ? name : <a href={url}>{name}</a>}</bdi>
          </div>
        )}
        {title !== undefined && (
          <div>
            <bdi>{title}</bdi>
          </div>
        )}
        {show === 'whole' && description !== undefined && (
          <div>
            <bdi>{description}</bdi>
          </div>
        )}
        {show !== undefined && count !== undefined && <div>{text('theme.blog.post.plurals', { count })}</div>}
        {socials.length > 0 && (
          <ul className="author-socials">
            {socials.map(({ label, href }) => (
              <li key={label}>
                <a href={href} rel="me">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

/** The first letters of a name's first and last words. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  return [words[0], ...words.slice(1).slice(-1)]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
