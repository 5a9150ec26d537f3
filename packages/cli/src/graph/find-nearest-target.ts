import { nearestWord } from '@docgen/renderer/light'
import { editionLinks, type LinkTable, type PageTarget } from './link-table.js'
import type { MissingLink } from './link-target.js'

const FILE_EXTENSION = /\.[a-z][a-z\d]{1,4}$/i

/**
 * The existing target that a missing link probably means, spelt as it would stand in its file: one that differs in letter
 * case, the only one with the same name in another folder, or the nearest by spelling. Undefined where nothing is near.
 */
export function findNearestTarget(missing: MissingLink, table: LinkTable, edition?: string): string | undefined {
  const { operations, pages, contentRoots } = editionLinks(table, edition)
  const { sought, wanted, href, file } = missing
  if (sought === 'operation') {
    const names = Object.keys(operations).filter((name) => !name.includes('#'))
    const id = pick(wanted, names)
    return id && `api:${id}`
  }
  if (sought === 'file') {
    const root = contentRoots.find((folder) => file.startsWith(`${folder}/`)) ?? ''
    const path = pick(
      wanted,
      Object.keys(pages).filter((each) => each.startsWith(root)),
    )
    return path && relativePath(file, path)
  }
  if (!FILE_EXTENSION.test(wanted)) return pickRoute(wanted, Object.values(pages), table)
  if (href.startsWith('/')) return pick(wanted, Object.keys(table.statics))
  const path = pick(joinBeside(file, href), Object.keys(table.assets))
  return path && relativePath(file, path)
}

/** Among many editions the page of the link's own one is meant. */
function pickRoute(wanted: string, own: readonly PageTarget[], { routes, editions }: LinkTable): string | undefined {
  const isOneOfMany = Object.keys(editions).length > 1
  const near = isOneOfMany
    ? pick(
        wanted,
        own.map(({ route }) => route),
      )
    : undefined
  return near ?? pick(wanted, Object.keys(routes))
}

function pick(wanted: string, candidates: readonly string[]): string | undefined {
  const lowered = wanted.toLowerCase()
  const sameButCase = candidates.find((candidate) => candidate.toLowerCase() === lowered)
  if (sameButCase !== undefined) return sameButCase
  const name = lowered.slice(lowered.lastIndexOf('/'))
  const namesakes = name.length > 1 ? candidates.filter((candidate) => candidate.toLowerCase().endsWith(name)) : []
  return namesakes.length === 1 ? namesakes[0] : nearestWord(wanted, candidates)
}

function joinBeside(file: string, href: string): string {
  const parts = file.split('/').slice(0, -1)
  for (const part of href.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.') parts.push(part)
  }
  return parts.join('/')
}

/** `path` as a link in `file` would spell it; both relative to the site's folder. */
function relativePath(file: string, path: string): string {
  const from = file.split('/').slice(0, -1)
  const to = path.split('/')
  let shared = 0
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++
  const up = from.length - shared
  return (up === 0 ? './' : '../'.repeat(up)) + to.slice(shared).join('/')
}
