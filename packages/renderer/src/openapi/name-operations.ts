import { toKebab } from './to-kebab.js'

/** An operation with the name of its page. */
export interface NamedOperation {
  /** `webhook` and `callback`: a request that the API sends. */
  readonly kind: 'operation' | 'webhook' | 'callback'
  /** As written; absent where the description has none. */
  readonly operationId?: string
  /** Name of its page: the id in kebab case, else the summary, else method and path; numbered where another page has it. */
  readonly slug: string
  /** True where a number tells the slug from that of another page. */
  readonly isNumbered: boolean
  /** Lower case. */
  readonly method: string
  readonly path: string
}

/** What an operation's page can be named by. */
export interface SlugSource extends Pick<NamedOperation, 'kind' | 'method' | 'path'> {
  readonly operationId: string | undefined
  readonly title: string | undefined
}

/** The slug of an operation's page before it is compared with others. */
export function slugOf({ kind, operationId, title, method, path }: SlugSource): string {
  if (kind === 'webhook') return `webhooks/${toKebab(path) || method}`
  return toKebab(operationId ?? title ?? '') || slugOfPath({ kind, method, path })
}

/**
 * Gives each operation a slug that no other has. The first operation with an id keeps the name that its author gave it;
 * one without an id is named by method and path where its summary is taken. Operations with the same id keep the same slug.
 */
export function nameOperations<Entry extends NamedOperation>(entries: readonly Entry[]): readonly Entry[] {
  const owners = new Map<string, string>()
  for (const entry of entries) {
    const id = idOf(entry)
    if (id !== undefined && !owners.has(entry.slug)) owners.set(entry.slug, id)
  }
  const taken = new Set(owners.keys())
  return entries.map((entry) => {
    const { slug } = entry
    const id = idOf(entry)
    if (id !== undefined && owners.get(slug) === id) return entry
    const wanted = id === undefined ? [slug, slugOfPath(entry)] : [slug]
    const free = wanted.find((each) => !taken.has(each))
    const own = free ?? addNumber(wanted.at(-1) ?? slug, taken)
    taken.add(own)
    return own === slug ? entry : { ...entry, slug: own, isNumbered: free === undefined }
  })
}

/** A webhook's page is named by its key. */
function idOf({ kind, operationId }: NamedOperation): string | undefined {
  return kind === 'webhook' ? undefined : operationId
}

function slugOfPath({ kind, method, path }: Pick<SlugSource, 'kind' | 'method' | 'path'>): string {
  if (kind === 'webhook') return `webhooks/${toKebab(`${path} ${method}`)}`
  return toKebab(`${method} ${path}`) || method
}

function addNumber(slug: string, taken: ReadonlySet<string>): string {
  let count = 2
  while (taken.has(`${slug}-${count}`)) count += 1
  return `${slug}-${count}`
}
