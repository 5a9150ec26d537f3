import { completeConfig } from '../config/complete-config.js'
import { siteSchema } from '../config/schema/site.js'
import { validate } from '../config/validate/validate.js'
import { buildGraph } from '../graph/build-graph.js'
import { readSite } from '../read/read-site.js'

/** Where the pages of a site are. */
export interface SiteRoutes {
  /** Routes of all documents in the default language. */
  readonly all: readonly string[]
  /** Route of the document that the site starts with; absent where there is none. */
  readonly main?: string
}

/** The routes of the documents of a config in the default language, sidebars and plugins aside; none where the config can't be used yet. */
export async function listRoutes(siteDir: string, fields: Readonly<Record<string, unknown>>): Promise<SiteRoutes> {
  const { docs, markdown: _plugins, ...rest } = fields
  const validation = validate(siteSchema, {
    ...rest,
    docs: Array.isArray(docs) ? docs.map(withoutSidebars) : withoutSidebars(docs),
  })
  if (!validation.ok) return { all: [] }
  const config = completeConfig(validation.value, [])
  const files = await readSite({ siteDir, config })
  const { value: graph } = buildGraph(files.value, config)
  const own = graph.docs.filter(({ locale }) => locale === config.i18n.defaultLocale)
  const [main] = graph.mainDocs.values()
  return { all: own.map(({ route }) => route), ...(main && { main: main.route }) }
}

/** They may lie in a module that is not there yet, and no address depends on them. */
function withoutSidebars(docs: unknown): unknown {
  const { sidebars: _sidebars, ...others } = Object(docs)
  return others
}
