import type { Config } from '../config/config.js'
import { cleanFolder } from '../read/clean-folder.js'

/** One version of the documents in one language: what ids and sidebars are unique in, and links stay within. */
export interface Edition {
  /** `current` for the working tree. */
  readonly version: string
  readonly locale: string
  /** Folder of its documents, relative to the site's folder. */
  readonly contentRoot: string
  /** Route below which its documents are: `/`, or such as `/docs`. */
  readonly routeBase: string
}

/** The editions that the config asks for, the default one first. */
export function listEditions({ docs, i18n }: Config): readonly Edition[] {
  return [
    {
      version: 'current',
      locale: i18n.defaultLocale,
      contentRoot: cleanFolder(docs.path),
      routeBase: docs.routeBasePath,
    },
  ]
}
