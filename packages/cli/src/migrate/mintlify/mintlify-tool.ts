import type { Outcome } from '@docgen/renderer/contract'
import { formatPath } from '../../config/validate/problem.js'
import { findIconSets } from '../../read/icons/find-icon-sets.js'
import { NEW_STYLES } from '../convert/styles/convert-styles.js'
import type { ConvertedSite, MigrationTool } from '../migration-tool.js'
import { fitToSchema } from '../write/fit-to-schema.js'
import { convertMintlifySite } from './convert-mintlify-site.js'
import { convertNavigation } from './convert-navigation.js'
import { readApis } from './convert-openapi.js'
import { openPages } from './mintlify-pages.js'
import { readSettings } from './read-settings.js'

/** Mintlify. Its config is read, nothing runs. */
export const mintlifyTool: MigrationTool = { name: 'mintlify', title: 'Mintlify', convert: convertMintlify }

async function convertMintlify(siteDir: string): Promise<Outcome<ConvertedSite | undefined>> {
  const { value: settings, diagnostics } = readSettings(siteDir)
  if (!settings) return { value: undefined, diagnostics }
  const pages = openPages(siteDir)
  const apis = await readApis(settings.fields, pages, siteDir)
  const hasIcons = Object.keys(findIconSets(siteDir)).length > 0
  const navigation = convertNavigation(settings.fields['navigation'], { pages, apis, hasIcons })
  const converted = convertMintlifySite(settings.fields, { pages, apis, navigation })
  const { fields, comments, notes, styles } = fitToSchema(converted)
  const value: ConvertedSite = {
    from: settings.from,
    fields,
    comments,
    notes: notes.map(({ path, name, ...note }) => ({ ...note, name: name ?? formatPath(path) })),
    files: [...converted.files, ...(styles === undefined ? [] : ([[NEW_STYLES, styles]] as const))],
  }
  return { value, diagnostics }
}
