import { posix } from 'node:path'
import { decodePath } from '../../read/files/decode-path.js'
import { findUrlTarget } from './find-url-target.js'
import type { EditionLinks, LinkTable, PageTarget } from './link-table.js'
import { type LinkParts, type ResolvedLink, toPage } from './link-target.js'

/**
 * Resolves a reference to a page as Hugo's `ref` and `relref` do. A reference is a path, with or without `.md`, relative
 * to the file or to the folder of its docs, or the name of a file or section, if only one page has that name.
 */
export function findRefTarget(link: LinkParts, table: LinkTable): ResolvedLink {
  const path = decodePath(link.path)
  const { edition, suffix, anchor, file } = link
  for (const candidate of listCandidates(path, link)) {
    const page = Object.hasOwn(edition.pages, candidate) ? edition.pages[candidate] : undefined
    if (page) return toPage(page.route, page.href + suffix, anchor)
  }
  const byUrl = findUrlTarget({ ...link, path: `/${path.replace(/^\/+/, '').replace(/\.md$/i, '')}` }, table)
  if (byUrl.kind === 'page') return byUrl
  const named = findByName(nameOf(path), edition)
  if (named) return toPage(named.route, named.href + suffix, anchor)
  const wanted = posix.join(edition.contentRoots[0] ?? '', path)
  return { kind: 'missing', href: path + suffix, file, expected: 'file', wanted, isDraft: false }
}

/** The files that a path may mean, the most likely first. */
function listCandidates(path: string, { file, edition }: LinkParts): readonly string[] {
  const folder = posix.dirname(file)
  // The path of a page that is a folder of its own is that folder.
  const isBundle = /(?:^|\/)index\.md$/.test(file)
  const around = path.startsWith('/') ? [] : [folder, ...(isBundle ? [posix.dirname(folder)] : [])]
  return [...around, ...edition.contentRoots].flatMap((base) => {
    const whole = posix.join(base, path).replace(/\/$/, '')
    return /\.md$/i.test(whole) ? [whole] : [`${whole}.md`, `${whole}/_index.md`, `${whole}/index.md`]
  })
}

/** The name by which Hugo finds a page: that of the file, or of its folder, in lower case. */
function nameOf(path: string): string {
  const parts = path.toLowerCase().replace(/\.md$/, '').split('/').filter(Boolean)
  const last = parts.at(-1) ?? ''
  return last === '_index' || last === 'index' ? (parts.at(-2) ?? '') : last
}

/** Names → pages, for each edition; `undefined` for names that several pages have. */
const names = new WeakMap<EditionLinks['pages'], ReadonlyMap<string, PageTarget | undefined>>()

function findByName(name: string, { pages }: EditionLinks): PageTarget | undefined {
  let byName = names.get(pages)
  if (!byName) {
    const collected = new Map<string, PageTarget | undefined>()
    for (const [path, page] of Object.entries(pages)) {
      const own = nameOf(path)
      collected.set(own, collected.has(own) ? undefined : page)
    }
    byName = collected
    names.set(pages, byName)
  }
  return byName.get(name)
}
