/** Matches the target of a link in Markdown: what follows `](`. */
const TARGET = /\]\(<?([^\s()<>]*)/y
const EXTERNAL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** A change of the target of a link. */
export interface RewrittenLink {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** How hashes of links become ids. */
export interface HashContext {
  /** Ids of the headings of the page. */
  readonly ids: ReadonlySet<string>
  readonly slugify: (hash: string) => string
}

/**
 * Changes the target of the link whose text ends at an index: as in VitePress, the hash becomes an id of a heading, and
 * URLs of folders do not end in `index`. `undefined` if the target stays as it is.
 */
export function rewriteLink(text: string, index: number, { ids, slugify }: HashContext): RewrittenLink | undefined {
  TARGET.lastIndex = index
  const target = TARGET.exec(text)?.[1]
  if (target === undefined || EXTERNAL.test(target)) return undefined
  const { path, hash } = splitHash(target)
  const written = hash.slice(1)
  const anchor = written === '' || ids.has(written) || written.startsWith(':~:') ? hash : `#${slugify(decode(written))}`
  const page = path.replace(/(?<=\/)index$/, '')
  const rewritten = page + anchor
  const end = TARGET.lastIndex
  return rewritten === target || rewritten === '' ? undefined : { start: end - target.length, end, text: rewritten }
}

function splitHash(target: string): { readonly path: string; readonly hash: string } {
  const index = target.indexOf('#')
  return index === -1 ? { path: target, hash: '' } : { path: target.slice(0, index), hash: target.slice(index) }
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
