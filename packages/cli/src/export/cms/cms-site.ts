import type { Config } from '../../config/config.js'
import { isReleased } from '../../config/version-name.js'
import { listFolders } from '../../read/list-folders.js'
import type { DocsVersion } from '../../read/versions/version-files.js'

/** A folder of Markdown files that writers edit in a content management system. */
export interface CmsCollection {
  /** Unique; letters, digits, `_` and `-`. */
  readonly name: string
  readonly label: string
  /** Relative to the root of the repository. */
  readonly folder: string
  readonly isBlog: boolean
}

/** A site as a content management system sees it. Paths are relative to the root of the repository. */
export interface CmsSite {
  readonly url: string
  /** `owner/name` on GitHub; absent if the config links to no editor there. */
  readonly repository?: string
  readonly branch: string
  /** Where uploaded images are stored. */
  readonly mediaFolder: string
  /** Path of uploaded images in pages. */
  readonly publicFolder: string
  readonly collections: readonly CmsCollection[]
}

const KINDS = { docs: 'Docs', pages: 'Pages', blog: 'Blog' } as const

/**
 * Lists the folders that writers edit: each collection in each version and language. `siteFolder` is the site's folder
 * relative to the root of the repository, empty if it is the root.
 */
export function describeCmsSite(config: Config, versions: readonly DocsVersion[], siteFolder: string): CmsSite {
  const { url, baseUrl, i18n, staticDirectories } = config
  const inRepository = (path: string): string => (siteFolder === '' ? path : `${siteFolder}/${path}`)
  const names = new Map(versions.map((version) => [version.name, version.collection.id]))
  const collections = listFolders(versions, config)
    .filter(({ folder }) => folder !== '')
    .map(({ version, locale, folder, kind }): CmsCollection => {
      const id = (names.get(version) ?? '').replace(/^@(?:pages|blog)-?|^default$/, '')
      const release = version.split('/').at(-1) ?? ''
      const isOld = kind === 'docs' && isReleased(release)
      const parts = [id, ...(isOld ? [release] : []), ...(locale === i18n.sourceLocale ? [] : [locale])].filter(Boolean)
      return {
        name: [kind, ...parts].join('_').replace(/[^\w-]/g, '-'),
        label: parts.length === 0 ? KINDS[kind] : `${KINDS[kind]} (${parts.join(', ')})`,
        folder: inRepository(folder),
        isBlog: kind === 'blog',
      }
    })
  const [, repository, branch = 'main'] =
    /^https:\/\/github\.com\/([\w.-]{1,100}\/[\w.-]{1,100})\/(?:edit|tree|blob)\/([\w.-]{1,100})/.exec(
      findEditUrl(config),
    ) ?? []
  return {
    url,
    ...(repository !== undefined && { repository }),
    branch,
    mediaFolder: inRepository(`${staticDirectories[0] ?? 'static'}/img`),
    publicFolder: `${baseUrl}img`,
    collections,
  }
}

function findEditUrl({ collections }: Config): string {
  const urls = collections.map(({ docs }) => docs.editUrl)
  return urls.find((url) => typeof url === 'string') ?? ''
}
