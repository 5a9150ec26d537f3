import { siteSchema } from '../config/schema/site.js'
import { validate } from '../config/validate/validate.js'
import { buildGraph } from '../graph/build-graph.js'
import { readSite } from '../read/read-site.js'
import type { SiteFields } from './carry/carried.js'

/** The routes that the documents of a config have in the default language, sidebars and plugins aside; none where the config can't be used yet. */
export async function listRoutes(siteDir: string, fields: SiteFields): Promise<readonly string[]> {
  const { docs, markdown: _plugins, ...rest } = fields
  const { sidebars: _sidebars, ...ownDocs } = Object(docs)
  const validation = validate(siteSchema, { ...rest, docs: ownDocs })
  if (!validation.ok) return []
  const config = { ...validation.value, docs: { ...validation.value.docs, sidebars: undefined } }
  const files = await readSite({ siteDir, config })
  const { value: graph } = buildGraph(files.value, config)
  return graph.docs.filter(({ locale }) => locale === config.i18n.defaultLocale).map(({ route }) => route)
}
