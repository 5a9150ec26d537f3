import { toKebab } from './to-kebab.js'

/** An operation with the name of its page. */
export interface NamedOperation {
  /** `webhook` and `callback`: a request that the API sends. */
  readonly kind: 'operation' | 'webhook' | 'callback'
  /** As written; absent if the description has none. */
  readonly operationId?: string
  /**
   * Name of its page: the id in kebab case, otherwise the summary, otherwise method and path; for a webhook, its own
   * name after `webhooks/`. Numbered if already taken.
   */
  readonly slug: string
  /** True if a number distinguishes the slug from that of another page. */
  readonly isNumbered: boolean
  /** In lower case, such as `get`. */
  readonly method: string
  readonly path: string
}

/** The inputs of an operation's page name. */
export interface SlugSource extends Pick<NamedOperation, 'kind' | 'method' | 'path'> {
  readonly operationId: string | undefined
  readonly title: string | undefined
}

/** The slug of an operation's page, before collisions are resolved. */
export function slugOf({ kind, operationId, title, method, path }: SlugSource): string {
  if (kind === 'webhook') return `webhooks/${toKebab(path) || method}`
  return toKebab(operationId ?? title ?? '') || slugOfPath({ kind, method, path })
}

/**
 * Gives each operation a unique slug. Of several operations with one slug, the first with an id keeps it. An operation
 * without an id is then named by method and path; a number distinguishes the others. Operations with the same id share
 * a slug.
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
    const name = free ?? addNumber(wanted.at(-1) ?? slug, taken)
    taken.add(name)
    return name === slug ? entry : { ...entry, slug: name, isNumbered: free === undefined }
  })
}

/** The id that names the operation's page; `undefined` for a webhook, whose key names its page. */
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
