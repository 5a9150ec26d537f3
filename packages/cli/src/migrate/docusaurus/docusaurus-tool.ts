import type { Outcome } from '@docgen/renderer/contract'
import { expandPresets } from '../../config/docusaurus/expand-presets.js'
import { findDocusaurusConfig } from '../../config/docusaurus/find-docusaurus-config.js'
import { openDocusaurusPlugins } from '../../config/docusaurus/open-plugins.js'
import { runDocusaurusConfig } from '../../config/docusaurus/run-docusaurus-config.js'
import { listRoutes } from '../../session/list-routes.js'
import { convertSite } from '../convert/convert-site.js'
import { POSTCSS_CONFIG, writePostCssConfig } from '../convert/styles/convert-postcss.js'
import { NEW_STYLES } from '../convert/styles/convert-styles.js'
import type { ConvertedSite, MigrationTool } from '../migration-tool.js'
import { fitToSchema, replaceExpressions } from '../write/fit-to-schema.js'
import { locateNotes, type PositionedNote } from '../write/positioned-note.js'
import { NEW_CONFIG } from '../write/print-config.js'
import { createReference } from '../write/refer-to-value.js'
import { type ChangingValue, findChangingValues } from './find-changing-values.js'
import { readLayout } from './read-layout.js'
import { traceImport } from './trace-import.js'

/** Docusaurus: its config runs once, as for a build. */
export const docusaurusTool: MigrationTool = {
  name: 'docusaurus',
  title: 'Docusaurus',
  builtFolder: 'build',
  buildCommand: 'npm run build',
  convert: convertDocusaurus,
}

async function convertDocusaurus(siteDir: string): Promise<Outcome<ConvertedSite | undefined>> {
  const { value: from, diagnostics } = findDocusaurusConfig(siteDir)
  if (from === undefined) return { value: undefined, diagnostics }
  const ran = await runDocusaurusConfig(siteDir, from)
  if (!ran.value) return { value: undefined, diagnostics: ran.diagnostics }
  const { sources } = ran.value
  const converted = await convertSite(await expandPresets(ran.value, siteDir), {
    layout: readLayout(siteDir),
    traceImport: (path: readonly (string | number)[]) => traceImport(sources, path),
    referTo: createReference(ran.value),
    openPlugins: async () => (await openDocusaurusPlugins(siteDir, from)).value,
    // A field that does not fit the schema is dropped later, and must not hide all routes.
    routesOf: (soFar) => listRoutes(siteDir, Object(replaceExpressions(fitToSchema(soFar).fields))),
  })
  const { fields, comments, notes, postCssPlugins, styles } = fitToSchema(converted)
  const postCssConfig = writePostCssConfig(postCssPlugins)
  const value: ConvertedSite = {
    from,
    fields,
    comments,
    notes: [...locateNotes(notes, sources), ...findChangingValues(sources).map(noteFixedValue)],
    files: [
      ...(postCssConfig === undefined ? [] : ([[POSTCSS_CONFIG, postCssConfig]] as const)),
      ...(styles === undefined ? [] : ([[NEW_STYLES, styles]] as const)),
    ],
  }
  return { value, diagnostics: ran.diagnostics }
}

/**
 * Creates the note about a value that the Docusaurus config computes in each run. The new config contains the value of
 * this run.
 */
function noteFixedValue(value: ChangingValue): PositionedNote {
  const message = `${NEW_CONFIG} has the value of this run`
  return {
    status: 'fixed',
    ...value,
    message,
    hint: `Write the expression into ${NEW_CONFIG} where the value has to change`,
  }
}
