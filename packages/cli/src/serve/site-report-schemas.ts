import * as z from 'zod/mini'
import { ASPECTS } from '../check/comparison-aspects.js'
import { optional, required } from '../config/schema/field.js'
import { column, count, flag, line, text, texts } from './report-fields.js'

const relatedSchema = z.object({
  file: text('Source file, relative to the working directory.'),
  line: optional(line(), 'Line, from 1.'),
  column: optional(column(), 'Column, from 1, in UTF-16 code units.'),
  message: text('What is there.'),
})

const diagnosticSchema = z.object({
  code: text('Name of the check, such as `broken-link`.'),
  severity: required(z.enum(['error', 'warning', 'info']), '`error` keeps the output folder as it is.'),
  message: text('What is wrong.'),
  hint: optional(z.string(), 'How to fix it.'),
  file: optional(z.string(), 'Source file, relative to the working directory.'),
  line: optional(line(), 'Line, from 1.'),
  column: optional(column(), 'Column, from 1, in UTF-16 code units.'),
  length: optional(z.int().check(z.gte(0)), 'Length of the marked text in UTF-16 code units.'),
  subject: optional(z.string(), 'What of the file it is about: a component, or an export as `module#name`.'),
  related: optional(z.array(relatedSchema), 'Other positions that it is about.'),
  fix: optional(
    z.object({
      line: line(),
      column: column(),
      length: count('Number of code units to replace; 0 to insert.'),
      text: text('The new text.'),
    }),
    'A replacement in the file that fixes it.',
  ),
  missing: optional(z.string(), 'A name that a script of the site may have to create first.'),
  failure: optional(z.record(z.string(), z.unknown()), 'Data about code of the site that failed.'),
  stack: optional(z.string(), 'Stack of the error, line by line.'),
})

const stages = (words: string) =>
  required(z.array(z.object({ name: text('Name of the stage.'), ms: required(z.number(), 'Milliseconds.') })), words)

/** The report of `docgen build`. `version` rises when a field is removed or changes its meaning. */
export const buildReportSchema = z.object({
  version: required(z.literal(3), 'Version of this format.'),
  site: text('Folder of the site, relative to the working directory.'),
  ok: flag('Whether the output was written: no errors, and with `--strict` no warnings.'),
  pages: z.object({
    total: count('Number of pages.'),
    rendered: count('Number of pages rendered in this run.'),
    compiled: count('Number of rendered pages that were compiled from Markdown in this run.'),
    cached: count('Number of rendered pages with cached content, and of downloaded pages.'),
    unchanged: count('Number of pages left unchanged in the output folder.'),
  }),
  stages: stages('Duration of each stage.'),
  work: stages('Time for the pages by kind of work, summed over all threads.'),
  output: z.object({
    folder: text('Output folder, relative to the working directory; empty if the build ended before it.'),
    files: count('Number of files.'),
    bytes: count('Their size.'),
  }),
  heaviest: required(
    z.array(z.object({ route: text('URL path, without base URL.'), bytes: count('Size of the HTML.') })),
    'The pages with the largest HTML, largest first.',
  ),
  errors: count('Number of errors.'),
  warnings: count('Number of warnings.'),
  diagnostics: required(z.array(diagnosticSchema), 'All problems.'),
})

const snippet = (words: string) =>
  required(
    z.array(z.object({ text: text('A part of the text.'), isMatch: flag('Whether it matches the query.') })),
    words,
  )

/** The report of `docgen search`: the hits, best first. */
export const searchReportSchema = z.array(
  z.object({
    type: required(z.enum(['Title', 'Heading', 'Description', 'Keywords', 'Content']), 'Where the match is.'),
    title: snippet('Title of the page.'),
    heading: optional(snippet('Parts of the heading.'), "Heading of the section; absent for the page's beginning."),
    snippet: snippet('Text around the match.'),
    breadcrumbs: texts("Names of the page's ancestors, outermost first."),
    pageHref: text('URL of the page.'),
    href: text('URL of the section, with the words to mark there.'),
    score: required(z.number(), 'The higher, the better.'),
  }),
)

/** The report of `docgen cache stats`. */
export const cacheStatsReportSchema = z.object({
  pages: count('Number of pages with content.'),
  local: count('How many of them the local cache has.'),
  remote: optional(z.int().check(z.gte(0)), 'How many of them the server has; absent without a server.'),
  packs: count('Number of packs that the index lists.'),
  bytes: count('Their size on the server.'),
  lost: count('Number of listed packs that the server has no more.'),
  origin: required(
    z.enum(['current', 'earlier', 'latest', 'shards', 'none']),
    'The index: of this commit, an earlier commit, the last upload, or shards of this commit.',
  ),
  obstacle: optional(z.string(), 'Why builds upload nothing; absent if they do.'),
  missing: optional(z.string(), 'Why builds download nothing; absent if they do.'),
})

const transfer = (direction: 'downloaded' | 'uploaded') =>
  z.object({
    entries: count(`Number of ${direction} values.`),
    packs: count(`Number of ${direction} packs.`),
    bytes: count('Their size on the server.'),
  })

/** The report of `docgen cache pull`. */
export const cachePullReportSchema = transfer('downloaded')

/** The report of `docgen cache push`. */
export const cachePushReportSchema = transfer('uploaded')

/** The report of `docgen cache prune`. */
export const cachePruneReportSchema = z.object({
  removed: count('Number of values that were removed from the local cache.'),
})

/** The report of `docgen cache keygen`. */
export const cacheKeygenReportSchema = z.object({
  publicKey: text('Key for `cache.remote.publicKey` in the config, as base64url.'),
  privateKey: text('Key for the secret of CI jobs on protected branches, as base64url.'),
})

/** The report of `docgen deploy`. Without the fields from `uploaded` to `kept`, nothing was deployed. */
export const deployReportSchema = z.object({
  version: required(z.literal(1), 'Version of this format.'),
  target: text('The target as given.'),
  isDryRun: flag('Whether nothing was changed.'),
  ok: flag('Whether the site is deployed, or could be in a dry run.'),
  uploaded: optional(z.array(z.string()), 'Uploaded files, in this order.'),
  uploadedBytes: optional(z.int().check(z.gte(0)), 'Their size.'),
  unchanged: optional(z.int().check(z.gte(0)), 'Number of files that the target already had.'),
  removed: optional(z.array(z.string()), 'Files that the site no longer contains.'),
  kept: optional(z.int().check(z.gte(0)), 'Number of old files in `assets/` that stay for a while.'),
  release: optional(z.string(), 'Name of the new release, with `--atomic`; absent if nothing has changed.'),
  diagnostics: required(z.array(diagnosticSchema), 'All problems.'),
})

const total = z.object({
  same: count('Number of values that both sites have.'),
  all: count('Number of values that at least one of them has.'),
})

/** The report of `docgen migrate <tool> --compare`. */
export const compareReportSchema = z.object({
  score: required(
    z.number().check(z.gte(0), z.lte(100)),
    'Mean share of equal routes, titles, anchors and words in percent.',
  ),
  aspects: required(z.record(z.enum(ASPECTS), total), 'How many values of each kind both sites share.'),
  differences: required(
    z.array(
      z.object({
        aspect: required(z.enum(ASPECTS), 'Kind of the values.'),
        route: text('Route of the page; empty for the kind `route`.'),
        theirs: texts('Values that only the site of the other tool has.'),
        ours: texts("Values that only docgen's site has."),
      }),
    ),
    'All differences, by kind and route.',
  ),
})

const conversions = (words: string) =>
  optional(
    z.array(
      z.object({ from: text('Old path.'), to: text('New path.'), rules: texts('Names of the applied conversions.') }),
    ),
    words,
  )

/** The report of `docgen migrate` without `--compare`. */
export const migrateReportSchema = z.object({
  from: text('Config of the other tool.'),
  to: text('The new config.'),
  written: texts("Written files, relative to the site's folder."),
  converted: conversions('Converted files of the content, with `--write`.'),
  convertible: conversions('Files of the content that `--write` would convert.'),
  diff: optional(z.string(), 'The conversion as a unified diff, in a dry run.'),
  config: text('Text of the new config.'),
  notes: required(
    z.array(
      z.object({
        status: required(z.enum(['migrated', 'changed', 'unneeded', 'fixed', 'lost']), 'What became of the part.'),
        name: text("The part's name in the config."),
        message: text('How it changed, or why it is lost; empty if there is nothing to add.'),
        hint: optional(z.string(), 'How to replace it.'),
        file: optional(z.string(), 'File of the part.'),
        line: optional(line(), 'Line of the part, from 1.'),
        others: optional(z.array(z.string()), 'Other positions with the same note, as `file:line`.'),
      }),
    ),
    'What became of each part.',
  ),
})
