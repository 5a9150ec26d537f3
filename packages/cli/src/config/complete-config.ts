import type * as z from 'zod/mini'
import { type Collection, DEFAULT_COLLECTION } from './collection.js'
import type { Config } from './config.js'
import type { DocsConfig } from './docs-config.js'
import { docsSchema } from './schema/docs.js'
import type { siteSchema } from './schema/site.js'

type SiteOutput = z.output<typeof siteSchema>
type DocsOutput = z.output<typeof docsSchema>

/** The settings of each docs folder, in the order of the config. */
export function listDocs({ docs }: Pick<SiteOutput, 'docs'>): readonly DocsOutput[] {
  return Array.isArray(docs) ? docs : [docs]
}

/** Path of a docs folder's settings in the config. */
export function docsPath({ docs }: Pick<SiteOutput, 'docs'>, index: number): readonly (string | number)[] {
  return Array.isArray(docs) ? ['docs', index] : ['docs']
}

/** Adds the collections to a validated config. `sidebars` has the sidebars of each docs folder, in order. */
export function completeConfig(output: SiteOutput, sidebars: readonly DocsConfig['sidebars'][]): Config {
  const { docs: _docs, pages, blog, ...rest } = output
  const collections = listDocs(output).map(
    (docs, index): Collection => ({
      id: docs.id,
      kind: 'docs',
      docs: { ...docs, sidebars: sidebars[index] },
      versions: docs.versions ?? (index === 0 ? output.versions : { includeCurrentVersion: true, versions: {} }),
      position: docsPath(output, index),
    }),
  )
  const [first] = collections
  if (!first) throw new Error('the schema rejects an empty list of docs folders')
  return {
    ...rest,
    pages,
    ...(blog !== undefined && { blog }),
    docs: first.docs,
    collections: [
      ...collections,
      ...listFolders(pages || [], 'pages').map(([settings, position]) => ({
        ...createPlainCollection('pages', settings, position),
        ...(settings.frame === 'layout' && { isBare: true }),
      })),
      ...listFolders(blog || [], 'blog').map(([settings, position]) => ({
        ...createPlainCollection('blog', settings, position),
        blog: settings,
      })),
    ],
  }
}

/** The folders of a field that takes one folder or a list, each with the path of its settings in the config. */
function listFolders<Folder>(
  field: Folder | readonly Folder[],
  name: string,
): (readonly [Folder, Collection['position']])[] {
  const isList = (value: Folder | readonly Folder[]): value is readonly Folder[] => Array.isArray(value)
  return isList(field) ? field.map((each, index) => [each, [name, index]]) : [[field, [name]]]
}

type PlainFolder = Pick<DocsOutput, 'id' | 'path' | 'routeBasePath' | 'include' | 'exclude' | 'editUrl'> &
  Partial<Pick<DocsOutput, 'tagsBasePath'>>

/** Creates the collection of a folder of plain pages or posts, which has no sidebars and no versions. */
function createPlainCollection(
  kind: 'pages' | 'blog',
  folder: PlainFolder,
  position: Collection['position'],
): Collection {
  const { id, path, routeBasePath, include, exclude, editUrl, tagsBasePath } = folder
  const settings = {
    path,
    routeBasePath,
    include,
    exclude,
    breadcrumbs: false,
    indexFiles: [],
    numberPrefixes: false,
    ...(editUrl !== undefined && { editUrl }),
    ...(tagsBasePath !== undefined && { tagsBasePath }),
  }
  const docs = { ...docsSchema.parse(settings), sidebars: false } as const
  return { id: id === DEFAULT_COLLECTION ? `@${kind}` : `@${kind}-${id}`, kind, docs, position }
}
