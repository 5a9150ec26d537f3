import * as z from 'zod/mini'
import { optional, required } from '../config/schema/field.js'
import { doctorReportSchema } from '../doctor/doctor-report.js'
import { checkReportSchema } from '../gates/check-report-schema.js'
import { column, count, flag, line, text, texts } from './report-fields.js'
import {
  buildReportSchema,
  cacheKeygenReportSchema,
  cachePruneReportSchema,
  cachePullReportSchema,
  cachePushReportSchema,
  cacheStatsReportSchema,
  compareReportSchema,
  deployReportSchema,
  migrateReportSchema,
  searchReportSchema,
} from './site-report-schemas.js'

const isDryRun = flag('Whether nothing was changed.')
const inputs = (description: string) => required(z.array(z.tuple([z.string(), z.string()])), description)

const explainPage = z.object({
  kind: required(z.literal('page'), 'The subject is a page.'),
  route: text('URL path of the page, without base URL.'),
  file: text('Output file, relative to the output folder.'),
  source: optional(z.string(), "Source file, relative to the site's folder; absent for a generated page."),
  key: text('Cache key of the page.'),
  inputs: inputs('What the key is the hash of: name and hash of each input.'),
  lastBuild: optional(
    z.object({
      outcome: required(z.enum(['rendered', 'compiled']), '`rendered`: from cached content.'),
      inputs: inputs('The inputs at that time.'),
      changes: optional(z.array(z.string()), 'What had changed, in words; absent if the page was new.'),
    }),
    'How the page in the output folder was built; absent if no build has rendered it.',
  ),
  nextBuild: z.object({
    outcome: required(z.enum(['keep', 'make']), 'Whether the next build keeps the page or renders it.'),
    because: text('The reason, in words.'),
  }),
  dependents: texts('Routes of the pages that link to the page.'),
  unknownPages: count('Number of pages whose content is not compiled yet, so their links are unknown.'),
})

const explainFile = z.object({
  kind: required(z.literal('file'), 'The subject is another file of the site.'),
  file: text("Relative to the site's folder."),
  role: optional(z.string(), 'Its role, if pages depend on it without naming it.'),
  uses: required(
    z.array(z.object({ route: text('URL path of a page.'), how: text('How the page uses the file.') })),
    'The pages that use it.',
  ),
  unknownPages: explainPage.shape.unknownPages,
})

const explainCode = z.object({
  kind: required(z.literal('code'), 'The subject is a diagnostic code.'),
  code: text('Diagnostic code.'),
  meaning: text('What is wrong, in Markdown.'),
  fix: text('How to fix it, in Markdown.'),
  severity: required(
    z.union([z.string(), z.record(z.string(), z.string())]),
    'Severity; or each severity with its condition.',
  ),
  setting: optional(z.string(), 'Config field that changes the severity.'),
  example: optional(z.string(), 'An example of what docgen prints.'),
})

const position = { file: text("Relative to the site's folder."), line: line(), column: column() }

const mvReport = z.object({
  isDryRun,
  moves: required(z.array(z.object({ from: text('Old path.'), to: text('New path.') })), 'Moved files.'),
  edits: required(
    z.array(z.object({ ...position, before: text('Replaced text.'), after: text('New text.') })),
    'Changes in the text of files.',
  ),
  redirects: required(z.array(z.object({ from: text('Old route.'), to: text('New route.') })), 'New redirects.'),
  unfixable: required(
    z.array(z.object({ ...position, href: text('The link as written.') })),
    'Links to change by hand.',
  ),
})

const newPage = z.object({
  isDryRun,
  file: text("The page, relative to the site's folder."),
  id: text('Id of the page.'),
  url: text('URL path, base URL included.'),
  sidebar: texts('Labels from the top of its sidebar to the page; empty if no sidebar lists it.'),
  newFolder: optional(z.string(), "Folder that was created for it, relative to the site's folder."),
  text: text('Text of the page.'),
})

const newVersion = z.object({
  isDryRun,
  name: text('Name of the version.'),
  files: count('Number of copied files.'),
  hasMenu: flag('Whether readers can choose between versions in the navbar.'),
})

const newLocale = z.object({
  isDryRun,
  locale: text('The language.'),
  config: z.object({ file: position.file, line: line(), added: text('Text that was added to the config.') }),
  files: texts("Files of texts to translate, relative to the site's folder."),
  texts: count('Number of texts to translate.'),
  hasMenu: flag('Whether readers can choose between languages in the navbar.'),
})

const newNote = z.object({
  isDryRun,
  file: text("The overlay, relative to the site's folder."),
  isNewFile: flag('Whether the overlay is new.'),
  target: text('JSONPath of the operation.'),
  url: text('URL path of the page that shows the note.'),
  unlisted: optional(z.string(), 'Path to add to `overlays` in the config, if the config does not list it.'),
  description: text('The description that the overlay gives to the operation, in Markdown.'),
})

const versions = z.array(
  z.object({
    name: text('Name of the version; `current` for the working tree.'),
    label: text('Name that readers see.'),
    path: text('Segment in its URLs; empty for none.'),
    route: text('Common start of its routes, without base URL.'),
    isLast: flag('Whether it is the latest version.'),
    banner: optional(z.enum(['unreleased', 'unmaintained']), 'Banner on its pages.'),
    folder: text("Folder of its docs, relative to the site's folder."),
    documents: count('Number of its pages.'),
  }),
)

/** Name of the schema of a `--json` report → the command, and the schema. Fields can be added to a report. */
export const REPORT_SCHEMAS = {
  'build-report': { command: 'build', schema: buildReportSchema },
  'cache-keygen-report': { command: 'cache keygen', schema: cacheKeygenReportSchema },
  'cache-prune-report': { command: 'cache prune', schema: cachePruneReportSchema },
  'cache-pull-report': { command: 'cache pull', schema: cachePullReportSchema },
  'cache-push-report': { command: 'cache push', schema: cachePushReportSchema },
  'cache-stats-report': { command: 'cache stats', schema: cacheStatsReportSchema },
  'check-report': { command: 'check', schema: checkReportSchema },
  'compare-report': { command: 'migrate --compare', schema: compareReportSchema },
  'deploy-report': { command: 'deploy', schema: deployReportSchema },
  'doctor-report': { command: 'doctor', schema: doctorReportSchema },
  'explain-report': { command: 'explain', schema: z.union([explainPage, explainFile, explainCode]) },
  'migrate-report': { command: 'migrate', schema: migrateReportSchema },
  'mv-report': { command: 'mv', schema: mvReport },
  'new-page-report': { command: 'new page', schema: newPage },
  'new-version-report': { command: 'new version', schema: newVersion },
  'new-locale-report': { command: 'new locale', schema: newLocale },
  'new-operation-note-report': { command: 'new operation-note', schema: newNote },
  'search-report': { command: 'search', schema: searchReportSchema },
  'version-list-report': { command: 'version list', schema: versions },
} as const satisfies Readonly<Record<string, { readonly command: string; readonly schema: z.ZodMiniType }>>

/** Name of the schema of a report. */
export type ReportSchemaName = keyof typeof REPORT_SCHEMAS

/** Whether a name is that of the schema of a report. */
export function isReportSchema(name: string): name is ReportSchemaName {
  return Object.hasOwn(REPORT_SCHEMAS, name)
}

/** The JSON Schema (draft 2020-12) of a report. */
export function createReportSchema(name: ReportSchemaName): z.core.JSONSchema.BaseSchema {
  const { command, schema } = REPORT_SCHEMAS[name]
  return { title: `Report of docgen ${command}`, ...z.toJSONSchema(schema, { io: 'input' }) }
}
