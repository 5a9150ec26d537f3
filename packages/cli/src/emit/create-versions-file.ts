import { encodePath } from '../graph/routes/create-url.js'
import { editionKey, type SiteGraph } from '../graph/site-graph.js'
import type { DocsVersion } from '../read/versions/version-files.js'

/** A version of the docs in one language, as browsers and other tools read it. */
export interface EmittedVersion {
  readonly name: string
  readonly label: string
  /** Route below which its docs are, base URL included. */
  readonly path: string
  readonly isLast: boolean
  /** Absent if the version has no docs. */
  readonly mainDocId?: string
  readonly docs: readonly EmittedDoc[]
}

/** A doc of a version; `unlisted` is only present if true. */
export interface EmittedDoc {
  readonly id: string
  /** URL path, base URL included. */
  readonly path: string
  readonly sidebar?: string
  readonly unlisted?: true
}

/**
 * Returns the versions file of a collection in one language as JSON. With it, the version menu finds the same page in
 * another version.
 */
export function createVersionsFile(graph: SiteGraph, locale: string, collection: string): string {
  const collectionVersions = graph.versions.filter((version) => version.collection.id === collection)
  const versions = collectionVersions.map((version) => describeVersion(version, locale, graph))
  return `${JSON.stringify({ versions })}\n`
}

function describeVersion({ name, isLast, label }: DocsVersion, locale: string, graph: SiteGraph): EmittedVersion {
  const key = editionKey({ version: name, locale })
  const edition = graph.editions.find((each) => editionKey(each) === key)
  const main = graph.mainDocs.get(key)
  const docs = graph.docs.filter((doc) => doc.version === name && doc.locale === locale)
  return {
    name,
    label: edition?.label ?? label,
    path: graph.links.baseUrl + encodePath(edition?.routeBase.slice(1) ?? ''),
    isLast,
    ...(main && { mainDocId: main.id }),
    docs: docs.map(({ id, href, sidebar, isUnlisted }) => ({
      id,
      path: href,
      ...(sidebar !== undefined && { sidebar }),
      ...(isUnlisted && { unlisted: true as const }),
    })),
  }
}
