import { type Diagnostic, nearestWord, type Outcome } from '@docgen/renderer/contract'
import type { Config } from '../../config/config.js'
import { linkSocial } from '../../config/link-social.js'
import type { RawAuthor } from '../../read/posts/post.js'
import type { AuthorsFile } from '../../read/site-files.js'
import type { Author } from '../doc.js'
import type { Edition } from '../edition.js'
import type { GraphSource } from '../graph-files.js'
import { locateInFrontMatter } from '../locate-in-front-matter.js'
import { createUrl } from '../routes/create-url.js'
import { joinRoute } from '../routes/resolve-slug.js'
import { toKebabCase } from '../routes/to-kebab-case.js'

/** Context for resolving authors. */
export interface AuthorsContext {
  readonly config: Config
  readonly edition: Pick<Edition, 'routeBase' | 'collection'>
  /** The `authors.yml` of the edition, if any. */
  readonly authorsFile?: AuthorsFile | undefined
}

/** The authors of a post, with their details from `authors.yml`; an unknown key is reported and shown as a name. */
export function resolveAuthors(
  { post, path, text }: GraphSource,
  context: AuthorsContext,
): Outcome<readonly Author[] | undefined> {
  const { authorsFile } = context
  const authorsByKey = authorsFile?.authors ?? {}
  const names = Object.keys(authorsByKey)
  const diagnostics: Diagnostic[] = []
  const value = post?.authors.map((raw, index) => {
    const { key } = raw
    const defined = key !== undefined && Object.hasOwn(authorsByKey, key) ? authorsByKey[key] : undefined
    const isKey = key !== undefined && (authorsFile ? names.length > 0 : KEY.test(key))
    if (isKey && !defined && raw.name === undefined)
      diagnostics.push({
        code: 'unknown-author',
        severity: 'warning',
        file: path,
        ...locateInFrontMatter(text, 'authors', index),
        ...describeUnknown(key, names, authorsFile?.path),
      })
    const source = defined && authorsFile && imageOf(raw) === undefined ? authorsFile.path : path
    return resolveAuthor({ ...defined, ...raw }, source, context, defined && key)
  })
  return { value, diagnostics }
}

/** The format of a key: in a blog without `authors.yml`, other texts are names. */
const KEY = /^[a-z][a-z\d]*(?:[_-][a-z\d]+)*$/

function describeUnknown(key: string, names: readonly string[], file: string | undefined) {
  if (file === undefined)
    return {
      message: `the blog has no authors.yml, so the key ${key} is shown as a name`,
      hint: `Create authors.yml in its folder, with ${key}: { name: … }, or write - name: ${key}`,
    }
  const near = nearestWord(key, names)
  return {
    message: `no author ${key} in ${file}: the key is shown as a name`,
    hint: near === undefined ? `Add ${key} there, or write - name: ${key}` : `Did you mean ${near}?`,
  }
}

/** All authors of an edition in the order of its `authors.yml`. */
export function listAuthors(context: AuthorsContext): readonly Author[] {
  const { authors = {}, path = '' } = context.authorsFile ?? {}
  return Object.entries(authors).map(([key, author]) => resolveAuthor(author, path, context, key))
}

/** `key` is the key of the author's entry in `authors.yml`, if any; only an author with an entry can have a page. */
function resolveAuthor(raw: RawAuthor, source: string, context: AuthorsContext, key?: string): Author {
  const { name = raw.key ?? key ?? '', title, url, email, description, page, socials = {} } = raw
  const image = imageOf(raw)
  const authorPage = key !== undefined && page ? resolveAuthorPage(key, page, context) : undefined
  const link = authorPage?.href ?? url ?? (email === undefined ? undefined : `mailto:${email}`)
  return {
    ...(key !== undefined && { key }),
    name,
    source,
    ...(title && { title }),
    ...(link && { url: link }),
    ...(image && { image }),
    ...(description && { description }),
    socials: Object.entries(socials).flatMap(([platform, handle]) => linkSocial(platform, String(handle)) ?? []),
    ...(authorPage && { page: authorPage }),
  }
}

function resolveAuthorPage(key: string, page: NonNullable<RawAuthor['page']>, { config, edition }: AuthorsContext) {
  const name = typeof page === 'object' ? page.permalink : toKebabCase(key)
  const base = edition.collection.blog?.authorsBasePath ?? ''
  return createUrl(joinRoute(`${edition.routeBase}/${base}/${name}`), config)
}

function imageOf({ imageURL, image_url }: RawAuthor): string | undefined {
  return imageURL ?? image_url
}
