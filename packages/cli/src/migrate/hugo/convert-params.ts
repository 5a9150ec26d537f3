import { isRecord } from '../../config/is-record.js'
import type { SiteFields } from '../convert/converted.js'
import { type Fields, member, textAt } from './parse-data.js'

/** A link of navbar or footer. */
interface SiteLink {
  readonly label: string
  readonly href: string
}

/** The URL that edit links begin with; `undefined` if the site has none. */
export function editUrlOf(params: Fields): string | undefined {
  const repo = textAt(params, 'github_repo') ?? textAt(params, 'BookRepo')
  if (repo === undefined || !URL.canParse(repo)) return undefined
  const base = withoutSlash(repo)
  const path = textAt(params, 'BookEditPath')
  if (path !== undefined) return `${base}/${path.replace(/^\/+/, '')}`
  const link = textAt(params, 'BookEditLink')
  const edit = link === undefined ? '' : (link.split('{{').find((part) => part.includes('/edit/')) ?? '')
  if (edit !== '') return `${base}/${withoutSlash(edit.slice(edit.indexOf('edit/')).trim())}`
  if (textAt(params, 'github_repo') === undefined) return undefined
  const branch = textAt(params, 'github_branch') ?? 'main'
  return [base, 'edit', branch, textAt(params, 'github_subdir') ?? ''].filter((part) => part !== '').join('/')
}

/** The links to repositories and to older versions. */
export function listNavbarExtras(params: Fields): readonly Fields[] {
  const versions = member(params, 'versions')
  const items = (Array.isArray(versions) ? versions : []).flatMap((version): readonly SiteLink[] => {
    const label = textAt(version, 'version') ?? textAt(version, 'name')
    const href = textAt(version, 'url')
    return label === undefined || href === undefined ? [] : [{ label, href }]
  })
  const repo = textAt(params, 'github_repo') ?? textAt(params, 'BookRepo')
  return [
    ...(items.length === 0
      ? []
      : [{ label: textAt(params, 'version_menu') ?? 'Versions', items, position: 'right' as const }]),
    ...(repo === undefined || !URL.canParse(repo)
      ? []
      : [
          {
            label: repo.includes('gitlab') ? 'GitLab' : 'GitHub',
            href: withoutSlash(repo),
            position: 'right' as const,
          },
        ]),
  ]
}

/** The footer: the copyright, and Docsy's links to the community. */
export function footerOf(config: Fields, params: Fields): SiteFields | undefined {
  const copyright = copyrightOf(member(params, 'copyright')) ?? copyrightOf(member(config, 'copyright'))
  const links = ['user', 'developer'].flatMap((name) => {
    const list = member(member(params, 'links'), name)
    return (Array.isArray(list) ? list : []).flatMap((link): readonly SiteLink[] => {
      const [label, href] = [textAt(link, 'name'), textAt(link, 'url')]
      return label === undefined || href === undefined ? [] : [{ label, href }]
    })
  })
  if (copyright === undefined && links.length === 0) return undefined
  return { ...(links.length > 0 && { links }), ...(copyright !== undefined && { copyright }) }
}

function copyrightOf(value: unknown): string | undefined {
  if (typeof value === 'string') return plainText(value)
  if (!isRecord(value)) return undefined
  const year = textAt(value, 'from_year')
  const authors = textAt(value, 'authors')
  return authors === undefined ? undefined : plainText(`© ${year === undefined ? '' : `${year} `}${authors}`)
}

/** A text of one line without HTML and with the texts of links. */
function plainText(text: string): string {
  const words = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&copy;', '©')
    .split(/\s+/)
    .filter((word) => word !== '')
  const end = words.findLastIndex((word) => word !== '|') + 1
  return words.slice(0, end).join(' ')
}

function withoutSlash(url: string): string {
  return url.endsWith('/') ? url.slice(0, -1) : url
}

/** Parameters that are texts or numbers, with the names of their placeholders. */
export function listPlaceholders(params: Fields, used: ReadonlySet<string>): Readonly<Record<string, string>> {
  const found = [...used].sort().flatMap((name): readonly (readonly [string, string])[] => {
    const value = textAt(params, ...name.split('.'))
    return value === undefined ? [] : [[`param-${name.replace(/[^\w-]+/g, '-')}`, value]]
  })
  return Object.fromEntries(found)
}
