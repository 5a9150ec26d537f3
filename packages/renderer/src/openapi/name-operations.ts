import { toKebab } from './to-kebab.js'

/** An operation with the name of its page. */
export interface NamedOperation {
  /**
   * `webhook` and `callback`: a request that the API sends. `event`: an operation or channel of AsyncAPI, whose
   * `operationId` is its key.
   */
  readonly kind: 'operation' | 'webhook' | 'callback' | 'event'
  /** The `operationId` as written; absent if the operation has none. */
  readonly operationId?: string
  /**
   * Name of its page: the id in kebab case, otherwise the summary, otherwise method and path; for a webhook,
   * `webhooks/` and its name. If two operations would have the same slug, see `nameOperations`.
   */
  readonly slug: string
  /** True if a number distinguishes the slug from the slug of another page. */
  readonly isNumbered: boolean
  /** In lower case, such as `get`; the action of an event. */
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
 * Gives each operation a unique slug. Of several operations with one slug, the first with an id keeps it, otherwise the
 * first. Another operation without an id gets a slug from its method and path. If that slug is also in use, or if the
 * operation has an id, its slug gets a number. Operations with the same id share a slug.
 */
export function nameOperations<Entry extends NamedOperation>(entries: readonly Entry[]): readonly Entry[] {
  const owners = new Map<string, string>()
  for (const entry of entries) {
    const id = idOf(entry)
    if (id !== undefined && !owners.has(entry.slug)) owners.set(entry.slug, id)
  }
  const takenSlugs = new Set(owners.keys())
  return entries.map((entry) => {
    const { slug } = entry
    const id = idOf(entry)
    if (id !== undefined && owners.get(slug) === id) return entry
    const candidates = id === undefined ? [slug, slugOfPath(entry)] : [slug]
    const free = candidates.find((each) => !takenSlugs.has(each))
    const name = free ?? addNumber(candidates.at(-1) ?? slug, takenSlugs)
    takenSlugs.add(name)
    return name === slug ? entry : { ...entry, slug: name, isNumbered: free === undefined }
  })
}

/**
 * The id that names the operation's page; `undefined` for a webhook, because its key in the description names its page.
 */
function idOf({ kind, operationId }: NamedOperation): string | undefined {
  return kind === 'webhook' ? undefined : operationId
}

function slugOfPath({ kind, method, path }: Pick<SlugSource, 'kind' | 'method' | 'path'>): string {
  if (kind === 'webhook') return `webhooks/${toKebab(`${path} ${method}`)}`
  return toKebab(`${method} ${path}`) || method
}

function addNumber(slug: string, takenSlugs: ReadonlySet<string>): string {
  let count = 2
  while (takenSlugs.has(`${slug}-${count}`)) count += 1
  return `${slug}-${count}`
}
